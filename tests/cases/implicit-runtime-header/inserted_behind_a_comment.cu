/* A licence
   that ends beside code. */ #include <cstdio>
//>    that ends beside code. */ #include <hip/hip_runtime.h>  // HP114@30
//> #include <cstdio>
__global__ void one(float *x) { *x = 1; }
