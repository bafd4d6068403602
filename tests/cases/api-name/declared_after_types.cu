// Names like CUDA's that the project declares: after a specifier that follows the type, and after references to types
// with template arguments.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <memory>
#include <vector>
namespace lab { struct Status {}; }
template <class T> lab::Status inline cublasGemm(T alpha, int n);
//~   kept cublasGemm (defined by the project) x3
template <> lab::Status inline cublasGemm(float alpha, int n) { return {}; }
template <class T> void copy(std::vector<T> &cudaWeights, std::unique_ptr<T>& cudaBias, int const cudaThreads) {
//~   kept cudaBias (defined by the project) x2
//~   kept cudaThreads (defined by the project) x2
//~   kept cudaWeights (defined by the project) x2
    void *cudaMem{nullptr};
//~   kept cudaMem (defined by the project) x3
    cudaMalloc(&cudaMem, cudaWeights.size() * sizeof(T));
//>     hipMalloc(&cudaMem, cudaWeights.size() * sizeof(T));  // HP101@5
    cudaBias.reset(static_cast<T *>(cudaMem));
    cublasGemm(1.0f, cudaThreads);
}
