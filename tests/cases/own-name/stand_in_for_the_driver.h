// In builds without CUDA this header stands in for the driver's.
#pragma once
typedef int CUdevice;
//> typedef int hipDevice_t;  // HP101@13
typedef void *CUstream;
//> typedef void *hipStream_t;  // HP101@15
typedef unsigned long long CUdeviceptr;
//> typedef void * hipDeviceptr_t;  // HP258@9 HP101@28
