"""Root mean square and peak of each window of a signal, computed by a GPU."""

from array import array

from signal_stats import _kernels


def window_stats(samples, window):
    """The pairs (root mean square, peak) of the windows of a signal; the last one may be shorter."""
    if window <= 0:
        raise ValueError("window must be positive")
    return _kernels.window_stats(array("f", samples), window)


def device_count():
    """Number of GPUs that can be used."""
    return _kernels.device_count()
