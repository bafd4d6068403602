//+ #include <hip/hip_runtime.h>  // HP114@1
#define CALL(...) cudaFuncSetAttribute(__VA_ARGS__)
//~               ^~~~~~~~~~~~~~~~~~~~ HP301 error:
//~   cudaFuncSetAttribute -> hipFuncSetAttribute: where its arguments begin and end is not certain (HIP takes the kernel as const void*)
//~   remedy: change the arguments of the call to those of hipFuncSetAttribute
//> #define CALL(...) hipFuncSetAttribute(__VA_ARGS__)  // HP101@19
#define PASTE(f) cudaFuncSetAttribute(f
//~              ^~~~~~~~~~~~~~~~~~~~ HP301 error:
//~   cudaFuncSetAttribute -> hipFuncSetAttribute: where its arguments begin and end is not certain (HIP takes the kernel as const void*)
//~   remedy: change the arguments of the call to those of hipFuncSetAttribute
//> #define PASTE(f) hipFuncSetAttribute(f  // HP101@18
template <class... T>
void forward(T... args) {
    cudaFuncSetCacheConfig(args...);
//~ ^~~~~~~~~~~~~~~~~~~~~~ HP301 error:
//~   cudaFuncSetCacheConfig -> hipFuncSetCacheConfig: where its arguments begin and end is not certain (HIP takes the kernel as const void*)
//~   remedy: change the arguments of the call to those of hipFuncSetCacheConfig
//~ ^~~~~~~~~~~~~~~~~~~~~~ HP709 info: cudaFuncSetCacheConfig has no effect on AMD GPUs
//~   remedy: keep the call or remove it
//>     hipFuncSetCacheConfig(args...);  // HP101@5
    cudaEventCreate(args...);
//~ ^~~~~~~~~~~~~~~ HP301 error:
//~   cudaEventCreate -> hipEventCreate: where its arguments begin and end is not certain (with flags it is hipEventCreateWithFlags in HIP)
//~   remedy: change the arguments of the call to those of hipEventCreate
//>     hipEventCreate(args...);  // HP101@5
}
void doubt(int a, int b, int c, int n) {
    auto pointer = &cudaFuncSetAttribute;
//>     auto pointer = &hipFuncSetAttribute;  // HP101@21
    cudaFuncSetAttribute(a < b, c > d, n);
//~ ^~~~~~~~~~~~~~~~~~~~ HP301 error:
//~   cudaFuncSetAttribute -> hipFuncSetAttribute: where its arguments begin and end is not certain (HIP takes the kernel as const void*)
//~   remedy: change the arguments of the call to those of hipFuncSetAttribute
//>     hipFuncSetAttribute(a < b, c > d, n);  // HP101@5
    cudaMemPrefetchAsync(p, n, place, s);
//~ ^~~~~~~~~~~~~~~~~~~~ HP105 warning:
//~   cudaMemPrefetchAsync takes other arguments in newer CUDA versions; the oldest form was assumed
//~   remedy: give the CUDA version that the code was written for, as in --cuda 12.4
//>     hipMemPrefetchAsync(p, n, place, s);  // HP101@5
    cudaGraphAddNode(&node, g, from, edges, 1, params);
//~ ^~~~~~~~~~~~~~~~ HP301 error:
//~   cudaGraphAddNode -> hipGraphAddNode: HIP has no argument like its argument 4, which is not null here (HIP has no edge data)
//~   remedy: change the arguments of the call to those of hipGraphAddNode
//>     hipGraphAddNode(&node, g, from, edges, 1, params);  // HP101@5
    cudaGraphAddNode(&node, g, from);
//~ ^~~~~~~~~~~~~~~~ HP105 warning:
//~   cudaGraphAddNode takes other arguments in newer CUDA versions; the oldest form was assumed
//~   remedy: give the CUDA version that the code was written for, as in --cuda 12.4
//~ ^~~~~~~~~~~~~~~~ HP301 error:
//~   cudaGraphAddNode -> hipGraphAddNode: no form of it with 3 arguments is known (HIP has no edge data)
//~   remedy: change the arguments of the call to those of hipGraphAddNode
//>     hipGraphAddNode(&node, g, from);  // HP101@5
}
