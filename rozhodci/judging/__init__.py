"""The steps between findings and the finished nález; `rozhodci.judge` strings them together."""
