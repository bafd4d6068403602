#include <cuda_runtime.h>  // the runtime
#include <cuda.h>  // the driver
#include <device_launch_parameters.h>   /* for threadIdx */
/* before */ #include <texture_fetch_functions.h>
#include <cuda_runtime.h> /* spans
two lines */
int x;
