"""The questions of the interview, one module for each part of a case."""
