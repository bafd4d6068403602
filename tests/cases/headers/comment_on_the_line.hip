#include <hip/hip_runtime.h>  // the runtime
// the driver
/* for threadIdx */
/* before */ 
/* spans
two lines */
int x;
