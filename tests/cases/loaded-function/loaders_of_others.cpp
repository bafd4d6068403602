// Headers that load CUDA's driver, and are not in the tree.
#include <cuew.h>
//~      ^~~~~~~~ HP112 error 'cuew.h':
//~   cuew.h has no counterpart in HIP: it loads CUDA's driver when the program runs; HIP's functions need none of that: include hip/hip_runtime.h and link amdhip64
//~   remedy: replace what the code takes from this header, then delete the line
#include <dynlink_nvcuvid.h>
//~      ^~~~~~~~~~~~~~~~~~~ HP112 error 'dynlink_nvcuvid.h':
//~   dynlink_nvcuvid.h has no counterpart in HIP: ROCm has no counterpart; rocDecode decodes and AMF encodes, with other names
//~   remedy: replace what the code takes from this header, then delete the line
#include <ffnvcodec/dynlink_loader.h>
//~      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP112 error 'ffnvcodec/dynlink_loader.h':
//~   ffnvcodec/dynlink_loader.h has no counterpart in HIP: it loads CUDA's driver when the program runs; HIP's functions need none of that: include hip/hip_runtime.h and link amdhip64
//~   remedy: replace what the code takes from this header, then delete the line
#include "cuda_drvapi_dynlink.h"
//~      ^~~~~~~~~~~~~~~~~~~~~~~ HP112 error 'cuda_drvapi_dynlink.h':
//~   cuda_drvapi_dynlink.h has no counterpart in HIP: it loads CUDA's driver when the program runs; HIP's functions need none of that: include hip/hip_runtime.h and link amdhip64
//~   remedy: replace what the code takes from this header, then delete the line

CUresult start() { return cuInit(0); }
//> hipError_t start() { return hipInit(0); }  // HP101@1 HP101@27
