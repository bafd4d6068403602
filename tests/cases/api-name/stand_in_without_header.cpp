#ifdef LAB_DECODER
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#endif

namespace lab {

#ifdef LAB_DECODER
// cudaStream_t is of cuda_runtime.h
#else
typedef void *cudaStream_t;
//> typedef void *hipStream_t;  // HP101@15
#endif

#ifdef LAB_OTHER
#else
typedef int cudaArray_t;
//~   kept cudaArray_t (defined by the project) x2
#endif

bool decode(cudaStream_t stream = nullptr);
//> bool decode(hipStream_t stream = nullptr);  // HP101@13
cudaArray_t array();

}
