#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
extern "C" __export__ void start(int n);
//> extern "C" void start(int n);  // HP227@12
#define EXPORTED extern "C" __export__
//> #define EXPORTED extern "C"  // HP227@28
EXPORTED int __cdecl count(float *x);
//> EXPORTED int count(float *x);  // HP227@14
typedef int(__cdecl *Compare)(const void *, const void *);
//> typedef int(*Compare)(const void *, const void *);  // HP227@13
__import__ int device;
//> int device;  // HP227@1
