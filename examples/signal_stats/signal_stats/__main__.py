"""Compares the GPU with Python on a chirp."""

import math

from signal_stats import device_count, window_stats

if device_count() == 0:
    raise SystemExit("signal_stats: no GPU")
samples = [math.sin(i * i / 5000) * (i % 100) / 100 for i in range(10_000)]
worst = 0.0
for at, (rms, peak) in enumerate(window_stats(samples, 512)):
    window = samples[at * 512 : (at + 1) * 512]
    expected = math.sqrt(sum(x * x for x in window) / len(window))
    worst = max(worst, abs(rms - expected), abs(peak - max(map(abs, window))))
print(f"largest error: {worst:.2e}")
raise SystemExit(worst > 1e-5)
