//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cub/cub.cuh>
//> #include <hipcub/hipcub.hpp>  // HP110@11
using namespace cub;
//> using namespace hipcub;  // HP120@17

template <int THREADS>
__global__ void shuffle(const int *in, int *out) {
    typedef BlockExchange<int, THREADS, 4> Exchange;
    __shared__ typename Exchange::TempStorage storage;
    int items[4];
    cub::LoadDirectWarpStriped(threadIdx.x, in, items);
//~      ^~~~~~~~~~~~~~~~~~~~~ HP423 warning:
//~   LoadDirectWarpStriped stripes the items by 64 in hipCUB, the width of the wavefront, and by 32 in CUB
//~   remedy: check that the block is whole wavefronts, and that no place of an item is computed by 32
//>     hipcub::LoadDirectWarpStriped(threadIdx.x, in, items);  // HP120@5
    Exchange(storage).WarpStripedToBlocked(items, items);
//~                   ^~~~~~~~~~~~~~~~~~~~ HP423 warning:
//~   WarpStripedToBlocked stripes the items by 64 in hipCUB, the width of the wavefront, and by 32 in CUB
//~   remedy: check that the block is whole wavefronts, and that no place of an item is computed by 32
    __syncthreads();
    Exchange(storage).BlockedToWarpStriped(items, items);
//~                   ^~~~~~~~~~~~~~~~~~~~ HP423 warning:
//~   BlockedToWarpStriped stripes the items by 64 in hipCUB, the width of the wavefront, and by 32 in CUB
//~   remedy: check that the block is whole wavefronts, and that no place of an item is computed by 32
    StoreDirectWarpStriped(threadIdx.x, out, items);
//~ ^~~~~~~~~~~~~~~~~~~~~~ HP423 warning:
//~   StoreDirectWarpStriped stripes the items by 64 in hipCUB, the width of the wavefront, and by 32 in CUB
//~   remedy: check that the block is whole wavefronts, and that no place of an item is computed by 32
}
