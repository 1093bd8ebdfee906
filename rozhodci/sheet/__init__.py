"""The stolový lístek and result tables: read, checked, corrected (spec 5, 5.1; ČSM čl. II/3, IV/6)."""
