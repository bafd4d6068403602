"""HP3xx: counterparts that differ."""
