"""Libraries that the linker of setuptools gets by name."""
ext = Extension("solver", ["solver.cpp"], libraries=["m", "cublas", 'cudart'])
options = {
    "libraries": [
        "cusolver",
        "nvml",
    ],
}
libraries = ["c10"]
libraries += ["cufft"]
libraries.append("curand")
libraries.extend(["stdc++", "cuda"])
names = ["cublas"]
other = Extension("port", ["port.cpp"], libraries=["hipblas", "cublas-of-mine"])
