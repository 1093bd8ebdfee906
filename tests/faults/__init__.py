"""What goes wrong around the program: disks, pipes, permissions, processes that die, files that are no files."""
