//+ #include "hipport/cuda_std.h"  // HP117@1
#include <cuda/std/mdspan>
//~      ^~~~~~~~~~~~~~~~~ HP112 error 'cuda/std/mdspan':
//~   cuda/std/mdspan has no counterpart in HIP: libcu++ is not in ROCm 7.2, and hipport's headers have not this part; AMD's libhipcxx, a separate project, keeps the paths
//~   remedy: replace what the code takes from this header, then delete the line
#include <cuda/std/span>
//-  // HP110@1
#include <cuda/stream_ref>
//~      ^~~~~~~~~~~~~~~~~ HP112 error 'cuda/stream_ref':
//~   cuda/stream_ref has no counterpart in HIP: libcu++ is not in ROCm 7.2, and hipport's headers have not this part; AMD's libhipcxx, a separate project, keeps the paths
//~   remedy: replace what the code takes from this header, then delete the line

using matrix = cuda::std::mdspan<float, cuda::std::dextents<int, 2>>;
//~            ^~~~~~~~~~~~~~~~~ HP121 error:
//~   cuda::std::mdspan of libcu++: ROCm 7.2 has no libcu++, and hipport's headers have not this part; AMD's libhipcxx, a separate project, keeps the names and paths
//~   remedy: replace it, or provide the namespace for HIP
//~                                     ^~~~~~~~~~~~~~~~~~~ HP121 error:
//~   cuda::std::dextents of libcu++: ROCm 7.2 has no libcu++, and hipport's headers have not this part; AMD's libhipcxx, a separate project, keeps the names and paths
//~   remedy: replace it, or provide the namespace for HIP
void wait(cuda::stream_ref stream);
//~       ^~~~~~~~~~~~~~~~ HP121 error:
//~   cuda::stream_ref of libcu++: ROCm 7.2 has no libcu++, and hipport's headers have not this part; AMD's libhipcxx, a separate project, keeps the names and paths
//~   remedy: replace it, or provide the namespace for HIP
float first(cuda::std::span<float> row);
