#pragma once
// The driver is loaded while the program runs, and its names are declared here.
typedef struct CUstream_st *cudaStream_t;
//> typedef struct ihipStream_t *hipStream_t;  // HP101@16 HP101@29
typedef int CUresult;
//> typedef int hipError_t;  // HP101@13
typedef int CUdevice;
//> typedef int hipDevice_t;  // HP101@13
#define CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR 75
//~     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP716 error 'CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR':
//~   75 is CUDA's number: hipDeviceAttributeComputeCapabilityMajor is 23
//~   remedy: include HIP's header in place of the definition, or write 23
//~   unsafe fix: write 23
//> #define hipDeviceAttributeComputeCapabilityMajor 75  // HP101@9
#define CU_DEVICE_ATTRIBUTE_WARP_SIZE (0x0a)
//~     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP716 error 'CU_DEVICE_ATTRIBUTE_WARP_SIZE':
//~   0x0a is CUDA's number: hipDeviceAttributeWarpSize is 87
//~   remedy: include HIP's header in place of the definition, or write 87
//~   unsafe fix: write 87
//> #define hipDeviceAttributeWarpSize (0x0a)  // HP101@9
enum { CU_MEMORYTYPE_HOST = 0x01, CU_MEMORYTYPE_ARRAY = 3 };
//~                               ^~~~~~~~~~~~~~~~~~~~~~~ HP716 error 'CU_MEMORYTYPE_ARRAY':
//~   3 is CUDA's number: hipMemoryTypeArray is 10
//~   remedy: include HIP's header in place of the definition, or write 10
//~   unsafe fix: write 10
//> enum { hipMemoryTypeHost = 0x01, hipMemoryTypeArray = 3 };  // HP101@8 HP101@35
static const int CUFFT_INVERSE = 1;
//> static const int HIPFFT_BACKWARD = 1;  // HP101@18
typedef CUresult (*attribute_t)(int *value, int attribute, CUdevice device);
//> typedef hipError_t (*attribute_t)(int *value, int attribute, hipDevice_t device);  // HP101@9 HP101@60
