#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
struct cudaGraphicsResource;
//> struct _hipGraphicsResource;  // HP101@8
struct cudaDeviceProp;
//> struct hipDeviceProp_t;  // HP101@8
void draw(cudaGraphicsResource *buffer, cudaDeviceProp *gpu, struct cudaDeviceProp *other);
//> void draw(hipGraphicsResource *buffer, hipDeviceProp_t *gpu, struct hipDeviceProp_t *other);  // HP101@11 HP101@41 HP101@69
