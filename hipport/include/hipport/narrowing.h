// Narrowing between braces as nvcc takes it. Comes with hipport, belongs to the project that it was copied into.
// hipport: ignore-file

#ifndef HIPPORT_NARROWING_H
#define HIPPORT_NARROWING_H

// The value is converted as it is for nvcc and g++, which warn: size_t sizes[] = {i, j}; with ints i and j.
#ifdef __clang__
#pragma clang diagnostic ignored "-Wc++11-narrowing"
#endif

#endif
