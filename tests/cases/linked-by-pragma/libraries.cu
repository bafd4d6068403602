#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#pragma comment(lib, "cudart.lib")
//~                  ^~~~~~~~~~~~ HP149 warning 'cudart.lib':
//~   cudart.lib: a library of CUDA, which the port does not link
//~   remedy: write that of the HIP SDK: amdhip64.lib for cudart.lib and cuda.lib, hipblas.lib for cublas.lib
#pragma comment( lib , "cublas" )
//~                    ^~~~~~~~ HP149 warning 'cublas': cublas: a library of CUDA, which the port does not link
//~   remedy: write that of the HIP SDK: amdhip64.lib for cudart.lib and cuda.lib, hipblas.lib for cublas.lib
#pragma comment(lib, "../lib/cufftw.lib")
//~                  ^~~~~~~~~~~~~~~~~~~ HP149 warning 'cufftw.lib':
//~   cufftw.lib: a library of CUDA, which the port does not link
//~   remedy: write that of the HIP SDK: amdhip64.lib for cudart.lib and cuda.lib, hipblas.lib for cublas.lib
#pragma comment(lib, "ws2_32.lib")
#pragma comment(linker, "/ENTRY:main")
#pragma message("cudart.lib")
#ifdef __HIP_PLATFORM_AMD__
#pragma comment(lib, "amdhip64.lib")
#endif
// #pragma comment(lib, "curand.lib")
