#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cufft.h>
//> #include <hipfft/hipfft.h>  // HP110@11
#include <vector>

// cufft.h does not bring it either: what compiles has it by another header
void clear(std::vector<float> &x) {
    memset(x.data(), 0, x.size() * sizeof(float));
    assert(x.empty());
}
