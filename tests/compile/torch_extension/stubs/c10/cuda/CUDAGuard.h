#pragma once
#include <hip/hip_runtime_api.h>
#define C10_CUDA_CHECK(call) static_cast<void>(hipSuccess == (call))
namespace at::cuda {
struct OptionalCUDAGuard {
    explicit OptionalCUDAGuard(int) {}
};
}  // namespace at::cuda
