// The host allocates, the device does not.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <new>

struct alignas(128) Row {
    int first;
};
Row *make_row() { return new Row(); }
__global__ void move(Row *rows, void *place) { rows[0] = *new (place) Row(); }
