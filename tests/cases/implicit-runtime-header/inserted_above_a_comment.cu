/* This file is free.

   Use it. */

//+ #include <hip/hip_runtime.h>  // HP114@1
// Adds one.
/* In place. */ __global__ void add(int *x) { *x += 1; }
