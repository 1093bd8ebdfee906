"""Help with writing files: commented templates and the step-by-step interview. No terminal here, no judging."""
