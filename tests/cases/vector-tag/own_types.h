// A header with vectors of its own, for hosts without CUDA.
#pragma once
struct double4 {
    double x;
};
struct double4;
struct int4;
