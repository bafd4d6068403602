#include <cublas_v2.h>
//> #include <hipblas/hipblas.h>  // HP110@11
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

typedef cublasStatus_t (*Gemv)(cublasHandle_t, cublasOperation_t, int, int, const float *, const float *, int, long long,
//> typedef hipblasStatus_t (*Gemv)(hipblasHandle_t, hipblasOperation_t, int, int, const float *, const float *, int, long long,  // HP101@9 HP101@32 HP101@48
                               const float *, int, long long, const float *, float *, int, long long, int);
cudaError_t (*allocate)(void **, size_t) = cudaMallocHost;
//~                                        ^~~~~~~~~~~~~~ HP306 warning:
//~   hipHostMalloc is not of the type of cudaMallocHost: it has 3 parameters, CUDA's 2
//~   remedy: point to a function of your own, or to a lambda, that calls hipHostMalloc
//> hipError_t (*allocate)(void **, size_t) = hipHostMalloc;  // HP101@1 HP101@44
cudaError_t (*release)(void *) = &cudaFreeHost;
//> hipError_t (*release)(void *) = &hipHostFree;  // HP101@1 HP101@35
cudaError_t (*attribute)(const void *, cudaFuncAttribute, int) = cudaFuncSetAttribute;
//> hipError_t (*attribute)(const void *, hipFuncAttribute, int) = hipFuncSetAttribute;  // HP101@1 HP101@40 HP101@66

struct Library {
    Gemv gemv;
};
template <typename F> void keep(F *function);
template <Gemv gemv> void run(cublasHandle_t handle);
//> template <Gemv gemv> void run(hipblasHandle_t handle);  // HP101@31

void choose(cublasHandle_t handle) {
//> void choose(hipblasHandle_t handle) {  // HP101@13
    Library library = {cublasSgemvStridedBatched};
//~                    ^~~~~~~~~~~~~~~~~~~~~~~~~ HP306 warning:
//~   hipblasSgemvStridedBatched is not of the type of cublasSgemvStridedBatched: its parameter 8 is hipblasStride, CUDA's long long
//~   remedy: point to a function of your own, or to a lambda, that calls hipblasSgemvStridedBatched
//>     Library library = {hipblasSgemvStridedBatched};  // HP101@24
    library.gemv = &cublasSgemvStridedBatched;
//~                 ^~~~~~~~~~~~~~~~~~~~~~~~~ HP306 warning:
//~   hipblasSgemvStridedBatched is not of the type of cublasSgemvStridedBatched: its parameter 8 is hipblasStride, CUDA's long long
//~   remedy: point to a function of your own, or to a lambda, that calls hipblasSgemvStridedBatched
//>     library.gemv = &hipblasSgemvStridedBatched;  // HP101@21
    keep(cudaMemcpy3DPeer);
//~      ^~~~~~~~~~~~~~~~ HP306 warning:
//~   hipMemcpy3DPeer is not of the type of cudaMemcpy3DPeer: its parameter 1 is hipMemcpy3DPeerParms *, CUDA's const struct cudaMemcpy3DPeerParms *
//~   remedy: point to a function of your own, or to a lambda, that calls hipMemcpy3DPeer
//>     keep(hipMemcpy3DPeer);  // HP101@10
    run<cublasSgemvStridedBatched>(handle);
//~     ^~~~~~~~~~~~~~~~~~~~~~~~~ HP306 warning:
//~   hipblasSgemvStridedBatched is not of the type of cublasSgemvStridedBatched: its parameter 8 is hipblasStride, CUDA's long long
//~   remedy: point to a function of your own, or to a lambda, that calls hipblasSgemvStridedBatched
//>     run<hipblasSgemvStridedBatched>(handle);  // HP101@9
    cudaMemcpy3DPeerParms parameters = {};
//>     hipMemcpy3DPeerParms parameters = {};  // HP101@5
    cudaMemcpy3DPeer(&parameters);
//>     hipMemcpy3DPeer(const_cast<hipMemcpy3DPeerParms*>(&parameters));  // HP101@5 HP301@22 HP301@33
}
