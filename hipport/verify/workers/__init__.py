"""The worker processes of a run, and the pool that gives them tasks."""
