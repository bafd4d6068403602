#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

template <class T> struct Row {
    T *data;
    void first();
};
template <class T> void early(Row<T> row);
template <class T> __host__ __device__ void inner(Row<T> row) { deep(row); }
//~                                                             ^~~~ HP204 error:
//~   deep is declared after line 15, which instantiates this template: clang wants it before
//~   remedy: move the instantiation to the end of the file, or declare the function before the template
template <class T> __global__ void clear(Row<T> row, int n) {
    fill(row, n);
//~ ^~~~ HP204 error: fill is declared after line 15, which instantiates this template: clang wants it before
//~   remedy: move the instantiation to the end of the file, or declare the function before the template
    early(row);
    row.first();
    inner(row);
}
template __global__ void clear<float>(Row<float> row, int n);
template __global__ void clear<double>(Row<double> row, int n);

template <class T> __host__ __device__ void deep(Row<T> row) { row.data[1] = 0; }
template <class T> __host__ __device__ void fill(Row<T> row, int n) { row.data[n] = 0; }
template <class T> void early(Row<T> row) { late_but_after(row); }
template <class T> void first(Row<T> row) {}
template <class T> void late_but_after(Row<T> row) {}
template void early<float>(Row<float> row);
extern template void first<float>(Row<float> row);
template <class T> void not_instantiated(Row<T> row) { last(row); }
template <class T> void last(Row<T> row) {}
