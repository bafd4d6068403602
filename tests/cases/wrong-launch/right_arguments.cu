#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct Address {
    operator float *() const;
};
typedef float *Row;
typedef const int Count;
enum Mode { NONE, ALL };
#define EMPTY 0

__global__ void scale(float *x, int n) { x[threadIdx.x] *= n; }
__global__ void fill(double *x, double value = 0) { x[threadIdx.x] = value; }
__global__ void look(const void *data, bool has_data) {}
template <class T> __global__ void add(T sum, T x) { sum[0] += x[0]; }
template <class... T> __global__ void many(float *x, T... rest) {}

// Names that look like numbers, or pointers, and are not.
void right(Row row, Address address, Count size, Mode mode, float *x, unreadable other) {
    scale<<<1, 64>>>(row, size);
    scale<<<1, 64>>>(address, mode);
    scale<<<1, 64>>>(0, 2.5);
    scale<<<1, 64>>>(NULL, 'a');
    scale<<<1, 64>>>(EMPTY, true);
    fill<<<1, 64>>>(nullptr);
    look<<<1, 64>>>(x, x);
    add<<<1, 64>>>(x, row);
    many<<<1, 64>>>(x, 1, 2.0, x);
    scale<<<1, 64>>>(other, x);
}

template <class... T> void forward(T... values) { scale<<<1, 64>>>(values...); }
template <class T> void later(T value) { scale<<<1, 64>>>(value, 1); }

// A type that nobody knows is no reason, and a pointer to a kernel has no kernel's name.
__global__ void odd(unreadable *x, int n) {}
void unknown(int n, float *x, void (*kernel)(float *)) {
    odd<<<1, 64>>>(n, x);
    kernel<<<1, 64>>>(x);
}

// A macro may stand for several arguments.
#define SCALE_ARGS x, 3
void by_macro(float *x) { scale<<<1, 64>>>(SCALE_ARGS); }

// An exercise.
void later(float *x) { scale<<<1, 64>>>(x, /* how many? */); }
