#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

template <int KIND>
struct Penalty {
    __device__ inline Penalty(double width) : width(width) {}
//>     __host__ __device__ inline Penalty(double width) : width(width) {}  // HP225@5
    __device__ double operator()(double x) const { return x * width; }
    double width;
};

template <>
struct Penalty<1> {
    explicit __device__ Penalty(double width) : width(width * width) {}
//>     explicit __host__ __device__ Penalty(double width) : width(width * width) {}  // HP225@14
    __device__ double operator()(double x) const { return x < width ? x : width; }
    double width;
};

template <class T>
class Rows {
public:
    Rows() = default;
    __device__ Rows(T *first) : first_(first) {}
//>     __host__ __device__ Rows(T *first) : first_(first) {}  // HP225@5

private:
    T *first_;
};

template <class T>
struct Matrix {
    using Pointer = Rows<T>;
    operator Pointer() const { return Pointer(values); }
    T *values;
};

template <int KIND>
__global__ void weigh(Penalty<KIND> penalty, double *x) {
    x[threadIdx.x] = penalty(x[threadIdx.x]);
}

template <int KIND>
void weigh_all(double *x, double width) {
    const Penalty<KIND> penalty(width);
    weigh<KIND><<<1, 64>>>(penalty, x);
}

void both(double *x) {
    weigh_all<0>(x, 1.0);
    weigh_all<1>(x, 2.0);
}
Rows<int> rows(const Matrix<int> &matrix) { return matrix; }
