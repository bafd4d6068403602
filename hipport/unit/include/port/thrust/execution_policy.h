// Written by scripts/unit for the headers of the CPU engine.
#pragma once
#include <hip/hip_runtime.h>
#include <thrust/system_error.h>
#include <hip/hip_common.h>
#include <hip/library_types.h>
#include <hip/hip_runtime_api.h>
#include <hip/hip_version.h>
#pragma clang force_cuda_host_device begin
#include "../../../../cpu/include/thrust/execution_policy.h"
#pragma clang force_cuda_host_device end
