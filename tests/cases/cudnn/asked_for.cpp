// The header of cuDNN becomes one of hipport's in its place: a build without cuDNN needs no MIOpen either.
#if __has_include(<cudnn.h>)
//> #if __has_include("hipport/dnn.h")  // HP110@19
#include <cudnn.h>
//> #include "hipport/dnn.h"  // HP110@10
#define DNN_HEADER <cudnn.h>
//> #define DNN_HEADER "hipport/dnn.h"  // HP110@20
cudnnStatus_t synchronize(cudnnHandle_t handle, cudaStream_t stream) { return cudnnSetStream(handle, stream); }
//> miopenStatus_t synchronize(miopenHandle_t handle, hipStream_t stream) { return miopenSetStream(handle, stream); }  // HP101@1 HP101@27 HP101@49 HP101@79
#ifdef CUDNN_H_
//> #ifdef HIPPORT_DNN_H  // HP605@8
static_assert(CUDNN_VERSION >= 7000, "too old");
//> static_assert(HIPPORT_DNN_VERSION >= 7000, "too old");  // HP101@15
#endif
#endif
