#include <cuda_runtime.h>  // the runtime
//> #include <hip/hip_runtime.h>  // the runtime  // HP110@11
#include <cuda.h>  // the driver
//> // the driver  // HP115@1
#include <device_launch_parameters.h>   /* for threadIdx */
//> /* for threadIdx */  // HP111@1
/* before */ #include <texture_fetch_functions.h>
//> /* before */   // HP111@14
#include <cuda_runtime.h> /* spans
//> /* spans  // HP115@1
two lines */
int x;
