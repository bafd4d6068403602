//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cub/cub.cuh>
//> #include <hipcub/hipcub.hpp>  // HP110@11
using namespace cub;
//> using namespace hipcub;  // HP120@17

#if CUDA_VERSION >= 5050
//~~~~~~~~~~~~~~~~~~~~~~ HP603 warning 'CUDA_VERSION':
//~   #if on CUDA_VERSION: HIP takes none of its arms, so nothing defines Input; HIP does not define it, so it counts as 0
//~   remedy: add an arm for HIP: defined(__HIPCC__), with HIP_VERSION where a version matters
typedef TexRefInputIterator<int, 1> Input;
//~     ^~~~~~~~~~~~~~~~~~~ HP501 info 'cub::TexRefInputIterator':
//~   cub::TexRefInputIterator has no counterpart in HIP: texture references are gone from CUDA 12; use hipcub::TexObjInputIterator (in an #if arm that HIP does not take)
//~   remedy: replace cub::TexRefInputIterator or leave it out on AMD GPUs
#endif
