// A namespace called cuda is more often the project's than libcu++'s.
#include <hip/hip_runtime.h>

namespace cuda {
struct Stream { hipStream_t stream; };
void wait(const Stream &s) { hipStreamSynchronize(s.stream); }
}
namespace at::cuda { int device(); }

void use(cuda::Stream &s) {
    cuda::wait(s);
    at::cuda::device();
    c10::cuda::getCurrentCUDAStream();
}
