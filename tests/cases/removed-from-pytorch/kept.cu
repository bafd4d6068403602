#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

// Nothing of PyTorch's is included: these are the project's own.
#define AT_DISPATCH_ALL_TYPES(type, name, body) body()

void run(const Thing &x) {
    AT_CHECK(x.fits());
    AT_DISPATCH_ALL_TYPES(x.type(), "run", [&] { cudaDeviceSynchronize(); });
//>     AT_DISPATCH_ALL_TYPES(x.type(), "run", [&] { hipDeviceSynchronize(); });  // HP101@50
}
