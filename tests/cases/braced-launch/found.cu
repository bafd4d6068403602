//+ #include <hip/hip_runtime.h>  // HP114@1
__global__ void k(float *x) {
    x[threadIdx.x] = 0;
}

void run(float *x, cudaStream_t stream) {
//> void run(float *x, hipStream_t stream) {  // HP101@20
    k<<<{4, 2}, {32, 8, 1}>>>(x);
//>     k<<<dim3{4, 2}, dim3{32, 8, 1}>>>(x);  // HP272@9 HP272@17
    k<<<1, { 32, 4 }, 0, stream>>>(x);
//>     k<<<1, dim3{ 32, 4 }, 0, stream>>>(x);  // HP272@12
    k<<<dim3{4}, dim3{32}, 0, {}>>>(x);
//>     k<<<dim3{4}, dim3{32}, 0, hipStream_t{}>>>(x);  // HP272@31
    k<<<dim3(1, 2), 32>>>(x);
}
