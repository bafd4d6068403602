// Written by scripts/unit for the headers of the CPU engine.
#pragma once
#pragma clang force_cuda_host_device begin
#include "../../../cpu/include/omp.h"
#pragma clang force_cuda_host_device end
