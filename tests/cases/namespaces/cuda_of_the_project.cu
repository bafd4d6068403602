// A namespace called cuda is more often the project's than libcu++'s.
#include <cuda_runtime.h>

namespace cuda {
struct Stream { cudaStream_t stream; };
void wait(const Stream &s) { cudaStreamSynchronize(s.stream); }
}
namespace at::cuda { int device(); }

void use(cuda::Stream &s) {
    cuda::wait(s);
    at::cuda::device();
    c10::cuda::getCurrentCUDAStream();
}
