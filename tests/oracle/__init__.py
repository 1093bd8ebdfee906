"""An independent adjudicator in plain lists, strings and dicts, compared with the package on generated hands."""
