// A type after struct or enum needs a tag: HIP has some of CUDA's as typedefs only.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <curand_mtgp32.h>
//> #include <hiprand/hiprand_kernel.h>  // HP110@11

struct cudaGraphicsResource;
//> struct _hipGraphicsResource;  // HP101@8
struct cudaGraphicsResource *resource;
//> struct _hipGraphicsResource *resource;  // HP101@8
static struct cudaGraphicsResource *many[2];
//> static struct _hipGraphicsResource *many[2];  // HP101@15
cudaGraphicsResource *plain;
//> hipGraphicsResource *plain;  // HP101@1
void map(struct cudaGraphicsResource **resources, enum cudaMemcpyKind kind, struct cudaPointerAttributes a);
//> void map(struct _hipGraphicsResource **resources, enum hipMemcpyKind kind, struct hipPointerAttribute_t a);  // HP101@17 HP101@56 HP101@84
struct cudaExternalMemoryHandleDesc desc = {};
//> struct hipExternalMemoryHandleDesc_st desc = {};  // HP101@8
enum cudaExternalMemoryHandleType kind;
//> enum hipExternalMemoryHandleType_enum kind;  // HP101@6
struct /* launch */ cudaLaunchParams params;
//> struct /* launch */ hipLaunchParams_t params;  // HP101@21
struct cudaDeviceProp properties;
//> struct hipDeviceProp_t properties;  // HP101@8
struct cudaArray *array;
//> struct hipArray *array;  // HP101@8

void use(struct mtgp32_kernel_params *parameters);
//~             ^~~~~~~~~~~~~~~~~~~~ HP516 error:
//~   mtgp32_kernel_params has no tag in HIP: mtgp32_kernel_params_t is only a typedef
//~   remedy: use mtgp32_kernel_params_t without struct or enum
struct mtgp32_kernel_params;
