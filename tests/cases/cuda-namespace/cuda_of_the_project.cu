// A namespace called cuda is more often the project's than libcu++'s.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

namespace cuda {
struct Stream { cudaStream_t stream; };
//> struct Stream { hipStream_t stream; };  // HP101@17
void wait(const Stream &s) { cudaStreamSynchronize(s.stream); }
//> void wait(const Stream &s) { hipStreamSynchronize(s.stream); }  // HP101@30
}
namespace at::cuda { int device(); }

void use(cuda::Stream &s) {
    cuda::wait(s);
    at::cuda::device();
    c10::cuda::getCurrentCUDAStream();
}
