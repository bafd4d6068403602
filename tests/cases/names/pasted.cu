#include <cublas_v2.h>
#include <cuda_runtime.h>

#define COPY(how) cudaMemcpy##how
#define COPY_KIND(from, to) cudaMemcpy##from##To##to
#define GEMM(T) cublas##T##gemm
#define OPERATION(letter) CUBLAS_OP_##letter
#define TYPE_OF(T) CUDA_##T

void both(void *to, const void *from) { COPY(Async)(to, from, 4, COPY_KIND(Host, Device), 0); }
