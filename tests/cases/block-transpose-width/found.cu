//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cub/cub.cuh>
//> #include <hipcub/hipcub.hpp>  // HP110@11

constexpr int narrow = 32;
#define WIDE 256
using OfHalf = cub::BlockLoad<int, 32, 4, cub::BLOCK_LOAD_WARP_TRANSPOSE>;
//~                                            ^~~~~~~~~~~~~~~~~~~~~~~~~ HP416 warning fixed:
//~   BLOCK_LOAD_WARP_TRANSPOSE does not compile on wavefronts of 64 for blocks of 32 threads
//~   remedy, safe fix: use BLOCK_LOAD_TRANSPOSE
//> using OfHalf = hipcub::BlockLoad<int, 32, 4, hipcub::BLOCK_LOAD_TRANSPOSE>;  // HP120@16 HP120@43 HP416@48
using OfThreeHalves = cub::BlockStore<int, 3 * narrow, 4, cub::BLOCK_STORE_WARP_TRANSPOSE_TIMESLICED>;
//~                                                            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP416 warning fixed:
//~   BLOCK_STORE_WARP_TRANSPOSE_TIMESLICED does not compile on wavefronts of 64 for blocks of 96 threads
//~   remedy, safe fix: use BLOCK_STORE_TRANSPOSE
//> using OfThreeHalves = hipcub::BlockStore<int, 3 * narrow, 4, hipcub::BLOCK_STORE_TRANSPOSE>;  // HP120@23 HP120@59 HP416@64
using OfWhole = cub::BlockLoad<int, WIDE, 4, cub::BLOCK_LOAD_WARP_TRANSPOSE>;
//> using OfWhole = hipcub::BlockLoad<int, WIDE, 4, hipcub::BLOCK_LOAD_WARP_TRANSPOSE>;  // HP120@17 HP120@46
using Other = cub::BlockLoad<int, 32, 4, cub::BLOCK_LOAD_TRANSPOSE>;
//> using Other = hipcub::BlockLoad<int, 32, 4, hipcub::BLOCK_LOAD_TRANSPOSE>;  // HP120@15 HP120@42
using Direct = cub::BlockLoad<int, 32, 4>;
//> using Direct = hipcub::BlockLoad<int, 32, 4>;  // HP120@16
using OfPlane = cub::BlockLoad<int, 32, 4, cub::BLOCK_LOAD_WARP_TRANSPOSE, 4>;
//> using OfPlane = hipcub::BlockLoad<int, 32, 4, hipcub::BLOCK_LOAD_WARP_TRANSPOSE, 4>;  // HP120@17 HP120@44

template <int threads>
__global__ void load(const int *x, int *y) {
    using namespace cub;
//>     using namespace hipcub;  // HP120@21
    using Load = BlockLoad<int, threads, 4, BLOCK_LOAD_WARP_TRANSPOSE>;
//~                                         ^~~~~~~~~~~~~~~~~~~~~~~~~ HP416 warning:
//~   BLOCK_LOAD_WARP_TRANSPOSE does not compile on wavefronts of 64 for blocks of threads threads unless that is a multiple of 64
//~   remedy, unsafe fix: use BLOCK_LOAD_TRANSPOSE
    using Store = cub::BlockStore<int, 2 * threads, 4, cub::BLOCK_STORE_WARP_TRANSPOSE>;
//~                                                         ^~~~~~~~~~~~~~~~~~~~~~~~~~ HP416 warning:
//~   BLOCK_STORE_WARP_TRANSPOSE does not compile on wavefronts of 64 for blocks of 2 * threads threads unless that is a multiple of 64
//~   remedy, unsafe fix: use BLOCK_STORE_TRANSPOSE
//>     using Store = hipcub::BlockStore<int, 2 * threads, 4, hipcub::BLOCK_STORE_WARP_TRANSPOSE>;  // HP120@19 HP120@56
}
