// A header that names CUDA's types and includes nothing of it.
#pragma once
struct cudaGraphicsResource;
//> struct _hipGraphicsResource; typedef struct _hipGraphicsResource hipGraphicsResource;  // HP101@8 HP260@29
struct cudaExternalMemoryHandleDesc;
//> struct hipExternalMemoryHandleDesc_st; typedef struct hipExternalMemoryHandleDesc_st hipExternalMemoryHandleDesc;  // HP101@8 HP260@37
//+ #include <hip/hip_runtime_api.h>  // HP260@1
struct cudaDeviceProp;
//> struct hipDeviceProp_t;  // HP101@8
struct cudaArray;
//> struct hipArray;  // HP101@8
struct cudaPitchedPtr;
//> struct hipPitchedPtr;  // HP101@8
namespace mine {
struct cudaGraphicsResource;
//> struct _hipGraphicsResource;  // HP101@8
class Screen {
    void draw(::cudaGraphicsResource *buffer, const cudaDeviceProp &gpu);
//>     void draw(::hipGraphicsResource *buffer, const hipDeviceProp_t &gpu);  // HP101@17 HP101@53
    struct cudaArray *image;
//>     struct hipArray *image;  // HP101@12
};
}
