"""What a worker process does with a spec: list it, verify its cases, measure them."""
