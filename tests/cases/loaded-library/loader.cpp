#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <dlfcn.h>
#include <stdio.h>
void *LoadLibraryA(const char *);
void *LoadLibraryW(const wchar_t *);
static const char *const FILES[] = {"libcuda.so", "libcuda.so.1", "/usr/lib64/nvidia/libcuda.so", "libmine.so"};
//~                                 ^~~~~~~~~~~~ HP108 warning 'cuda':
//~   a file of CUDA's library cuda is loaded by its name: ROCm's is amdhip64
//~   remedy: load amdhip64 and look up HIP's names in it, or link it and call its functions
//~   unsafe fix: load libamdhip64.so
//~                                               ^~~~~~~~~~~~~~ HP108 warning 'cuda':
//~   a file of CUDA's library cuda is loaded by its name: ROCm's is amdhip64
//~   remedy: load amdhip64 and look up HIP's names in it, or link it and call its functions
//~   unsafe fix: load libamdhip64.so
//~                                                               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP108 warning 'cuda':
//~   a file of CUDA's library cuda is loaded by its name: ROCm's is amdhip64
//~   remedy: load amdhip64 and look up HIP's names in it, or link it and call its functions
//~   unsafe fix: load libamdhip64.so
void *driver() {
    void *library = dlopen("libcublasLt.so.12", RTLD_NOW);
//~                        ^~~~~~~~~~~~~~~~~~~ HP108 warning 'cublasLt':
//~   a file of CUDA's library cublasLt is loaded by its name: ROCm's is hipblaslt
//~   remedy: load hipblaslt and look up HIP's names in it, or link it and call its functions
//~   unsafe fix: load libhipblaslt.so
    if (!library) library = dlopen("libnvidia-ml.so.1", RTLD_NOW);
//~                                ^~~~~~~~~~~~~~~~~~~ HP108 warning 'nvidia-ml':
//~   a file of CUDA's library nvidia-ml is loaded by its name: ROCm has none
//~   remedy: leave out what needs the library, or use ROCm's own interface for it
    if (!library) library = LoadLibraryA("nvcuda.dll");
//~                                      ^~~~~~~~~~~~ HP108 warning 'cuda':
//~   a file of CUDA's library cuda is loaded by its name: ROCm's is amdhip64
//~   remedy: load amdhip64 and look up HIP's names in it, or link it and call its functions
    if (!library) library = LoadLibraryW(L"cudart64_110.dll");
//~                                      ^~~~~~~~~~~~~~~~~~~ HP108 warning 'cudart':
//~   a file of CUDA's library cudart is loaded by its name: ROCm's is amdhip64
//~   remedy: load amdhip64 and look up HIP's names in it, or link it and call its functions
    if (!library) library = LoadLibraryA("mine64_1.dll");
    if (!library) puts("libcuda.so was not found");
#ifdef __HIP_PLATFORM_AMD__
    if (!library) library = dlopen("libcuda.so", RTLD_LAZY);
#endif
    return library;
}
