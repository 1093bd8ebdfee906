"""Batch audit: many cases judged one by one and compared with what was written at the table (spec 5, 5.2 and 5.3).

paths → sources → chunks → work (the picklable unit) → results in order → rows → output
"""
