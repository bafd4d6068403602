// What an editor includes, the compiler does not.
//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/device.h"  // HP117@1
//+ #include "hipport/integer.h"  // HP117@1
#include <stdio.h>

#ifdef __INTELLISENSE__
#include <device_functions.h>
//-  // HP115@1
#include <device_launch_parameters.h>
//-  // HP111@1
#define __launch_bounds__(...)
#endif

__global__ void kernel(unsigned *x) { x[0] = umin(x[1], __ldca(x + 2)); }
//> __global__ void kernel(unsigned *x) { x[0] = hipport::umin(x[1], hipport::ldca(x + 2)); }  // HP101@46 HP101@57
