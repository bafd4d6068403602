//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cub/cub.cuh>
//> #include <hipcub/hipcub.hpp>  // HP110@11

__global__ void copy_streaming(const int *in, int *out) {
    const cub::CacheLoadModifier reading = cub::LOAD_CS;
//>     const hipcub::CacheLoadModifier reading = hipcub::LOAD_CS;  // HP120@11 HP120@44
    cub::CacheModifiedInputIterator<reading, int> from(in);
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP302 warning:
//~   cub::CacheModifiedInputIterator -> hipcub::CacheModifiedInputIterator: HIP takes no pointer to const: give it const_cast<T *>(pointer), it only reads
//~   remedy: check whether the code is affected
//>     hipcub::CacheModifiedInputIterator<reading, int> from(in);  // HP120@5
    cub::CacheModifiedOutputIterator<cub::STORE_CS, int> to(out);
//>     hipcub::CacheModifiedOutputIterator<hipcub::STORE_CS, int> to(out);  // HP120@5 HP120@38
    to[threadIdx.x] = from[threadIdx.x];
}
