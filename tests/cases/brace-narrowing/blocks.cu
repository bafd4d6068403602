//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/narrowing.h"  // HP228@1
__global__ void k() {}

void run(size_t const rows, size_t columns) {
    dim3 block(16, 16);
    dim3 grid{(columns + block.x - 1) / block.x, (rows + block.y - 1) / block.y};
    k<<<grid, block>>>();
}
