#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

// Made by device code only.
struct Pixel {
    __device__ Pixel(int x) : x(x) {}
    int x;
};

__global__ void fill(int *x) {
    Pixel pixel(1);
    x[0] = pixel.x + Pixel(2).x;
}

// The host has a constructor of its own.
template <class T>
struct Span {
    __device__ Span(T *first, int size) : first(first + size) {}
    __host__ Span(T *first) : first(first) {}
    T *first;
};

// A pointer to an object, and a function that is called like a class, make no object.
template <class T>
struct View {
    __device__ View(T *first) : first(first) {}
    __device__ ~View() {}
    T *first;
};

template <class T>
int host(T *first, View<T> *view) {
    Span<T> span(first);
    View<T> *other = view;
    return other->first == span.first;
}
