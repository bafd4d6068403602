#pragma once
#include <vector_types.h>
//> #include <hip/hip_runtime_api.h>  // HP110@11
inline dim3 sizes(uint3 of) {
    dim3 result;
    result.x = of.x;
    return result;
}
