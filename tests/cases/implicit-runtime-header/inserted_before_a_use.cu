// Waits for streams.
//+ #include <hip/hip_runtime.h>  // HP114@1
namespace waiting {
extern cudaError_t wait(cudaStream_t stream, int turn);
//> extern hipError_t wait(hipStream_t stream, int turn);  // HP101@8 HP101@25
}

#include <stdio.h>
#include <cuda_runtime.h>
//-  // HP115@1

cudaError_t run(cudaStream_t stream) { return waiting::wait(stream, 1); }
//> hipError_t run(hipStream_t stream) { return waiting::wait(stream, 1); }  // HP101@1 HP101@17
