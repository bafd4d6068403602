//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cub/cub.cuh>
//> #include <hipcub/hipcub.hpp>  // HP110@11

template <class T>
__device__ T sum(T (&items)[4]) {
    return cub::internal::ThreadReduce(items, cub::Sum{});
//~        ^~~~~~~~~~~~~~~~~~~~~~~~~~~ HP121 error:
//~   cub::internal::ThreadReduce is internal to CUB, and hipCUB has other internals
//~   remedy: replace it by what the library documents, or by code of the project's own
//>     return hipcub::internal::ThreadReduce(items, hipcub::Sum{});  // HP120@12 HP120@47
}

using value = cub::detail::value_t<const float *>;
//~           ^~~~~~~~~~~~~~~~~~~~ HP121 error: cub::detail::value_t is internal to CUB, and hipCUB has other internals
//~   remedy: replace it by what the library documents, or by code of the project's own
//> using value = hipcub::detail::value_t<const float *>;  // HP120@15
using shared = cub::detail::temporary_storage::layout<2>;
//~            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP121 error:
//~   cub::detail::temporary_storage::layout is internal to CUB, and hipCUB has other internals
//~   remedy: replace it by what the library documents, or by code of the project's own
//> using shared = hipcub::detail::temporary_storage::layout<2>;  // HP120@16
static_assert(cub::detail::is_primitive<float>::value, "hipCUB has it too");
//> static_assert(hipcub::detail::is_primitive<float>::value, "hipCUB has it too");  // HP120@15
