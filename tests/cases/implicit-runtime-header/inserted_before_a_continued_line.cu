// The line below goes on.
//+ #include <hip/hip_runtime.h>  // HP114@1
 int threads = 256; \
cudaStream_t stream;
//> hipStream_t stream;  // HP101@1
#include <stdio.h>
