#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct Range { size_t first; int last; };
Range range(size_t begin, int count) { return {begin, count}; }
size_t number(int n) { return {3}; }
auto deduced(int n) -> Range { return {1, n}; }
template <typename T> struct Shape {
    size_t n;
    double scale;
    int *at;
    Shape(size_t n, float by, int *at) : n{n}, scale{by}, at{at} {}
    Shape() : Shape{1, 2, nullptr} {}
};
