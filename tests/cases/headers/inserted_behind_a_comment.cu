/* A licence
   that ends beside code. */ #include <cstdio>
__global__ void one(float *x) { *x = 1; }
