//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/cub_bits.h"  // HP117@1
#include <cub/util_ptx.cuh>
//> #include <hipcub/util_ptx.hpp>  // HP110@11

__device__ unsigned int digit(int key, unsigned long long wide, int pass) {
    return cub::BFE(key, pass * 8, 8) + cub::BFE(wide, 40, 32);
//>     return hipport::bits_of(key, pass * 8, 8) + hipport::bits_of(wide, 40, 32);  // HP101@12 HP101@41
}
