// The inner conditional is one for HIP as soon as it is ported. What it has that HIP lacks keeps the outer one as it is.
//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cublas_v2.h>
//> #include <hipblas/hipblas.h>  // HP110@11

#if defined(__NVCC__)
//~~~~~~~~~~~~~~~~~~~ HP602 warning '__NVCC__':
//~   #if on __NVCC__: HIP takes none of its arms, so nothing defines release; HIP does not define it
//~   remedy: use __HIPCC__ where any GPU compiler is meant; add an arm for HIP where nvcc is meant
#ifdef __CUDACC__
//> #ifdef __HIPCC__  // HP602@8
void release(void *p) {
    cudaFree(p);
//>     hipFree(p);  // HP101@5
    cublasNoSuchThing(p);
//~ ^~~~~~~~~~~~~~~~~ HP102 info:
//~   cublasNoSuchThing looks like a CUDA name but is in no mapping table (in an #if arm that HIP does not take)
//~   remedy: if it is CUDA's, port it by hand; if it is a third-party library's, port that library too
}
#endif
#endif
