#include <hip/hip_runtime.h>
#include <cudaFrobnicate.h>
#include <nvOther.h>
#include <cub/device/device_new_thing.cuh>
#include <cutlass/gemm/gemm.h>
#include <customer.h>
#include <myproject/cuda_utils.h>
#include COMPUTED
