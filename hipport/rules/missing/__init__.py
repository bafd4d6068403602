"""HP5xx: what HIP does not have."""
