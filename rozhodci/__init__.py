"""rozhodci: judges disputes of Czech competition mariáš from a typed record of one hand."""

__version__ = "0.1.0"
