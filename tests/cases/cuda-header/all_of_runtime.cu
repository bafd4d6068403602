// Every header of the runtime and the driver API that a port has or drops.
#include <builtin_types.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <channel_descriptor.h>
//> #include <hip/hip_runtime_api.h>  // HP110@11
#include <common_functions.h>
//-  // HP115@1
#include <cuComplex.h>
//> #include <hip/hip_complex.h>  // HP110@11
#include <cuda.h>
//-  // HP115@1
#include <cudaProfiler.h>
//-  // HP115@1
#include <cuda_profiler_api.h>
//-  // HP115@1
#include <cuda_runtime.h>
//-  // HP115@1
#include <cuda_runtime_api.h>
//-  // HP115@1
#include <cuda_stdint.h>
//> #include <stdint.h>  // HP110@11
#include <cuda_surface_types.h>
//-  // HP115@1
#include <cuda_texture_types.h>
//-  // HP115@1
#include <cudart_platform.h>
//-  // HP111@1
#include <device_atomic_functions.h>
//-  // HP111@1
#include <device_atomic_functions.hpp>
//-  // HP111@1
#include <device_double_functions.h>
//-  // HP115@1
#include <device_functions.h>
//-  // HP115@1
#include <device_launch_parameters.h>
//-  // HP111@1
#include <device_types.h>
//-  // HP115@1
#include <driver_functions.h>
//-  // HP115@1
#include <driver_types.h>
//-  // HP115@1
#include <host_config.h>
//-  // HP111@1
#include <host_defines.h>
//-  // HP115@1
#include <library_types.h>
//> #include <hip/library_types.h>  // HP110@11
#include <math_constants.h>
//> #include <hip/hip_math_constants.h>  // HP110@11
#include <math_functions.h>
//-  // HP115@1
#include <sm_20_atomic_functions.h>
//-  // HP111@1
#include <sm_30_intrinsics.hpp>
//-  // HP111@1
#include <surface_functions.h>
//-  // HP111@1
#include <surface_indirect_functions.h>
//-  // HP111@1
#include <surface_types.h>
//-  // HP115@1
#include <texture_fetch_functions.h>
//-  // HP111@1
#include <texture_indirect_functions.h>
//-  // HP111@1
#include <texture_types.h>
//-  // HP115@1
#include <vector_functions.h>
//-  // HP115@1
#include <vector_functions.hpp>
//-  // HP115@1
#include <vector_types.h>
//-  // HP115@1
#include <cooperative_groups.h>
//> #include <hip/hip_cooperative_groups.h>  // HP110@11
#include <crt/common_functions.h>
//-  // HP115@1
#include <crt/device_double_functions.h>
//-  // HP115@1
#include <crt/device_double_functions.hpp>
//-  // HP111@1
#include <crt/device_fp128_functions.h>
//-  // HP111@1
#include <crt/device_functions.h>
//-  // HP115@1
#include <crt/device_functions.hpp>
//-  // HP111@1
#include <crt/device_runtime.h>
//-  // HP111@1
#include <crt/func_macro.h>
//-  // HP111@1
#include <crt/host_config.h>
//-  // HP111@1
#include <crt/host_defines.h>
//-  // HP115@1
#include <crt/host_runtime.h>
//-  // HP111@1
#include <crt/math_functions.h>
//-  // HP115@1
#include <crt/math_functions.hpp>
//-  // HP111@1
#include <crt/sm_70_rt.h>
//-  // HP111@1
#include <crt/sm_80_rt.hpp>
//-  // HP111@1

__global__ void empty() {}
