// Written by scripts/unit for the headers of the CPU engine.
#pragma once
#pragma clang force_cuda_host_device begin
#include "../../../../../cpu/include/thrust/random/linear_congruential_engine.h"
#pragma clang force_cuda_host_device end
