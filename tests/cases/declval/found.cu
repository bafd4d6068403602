#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/declval.h"  // HP240@1
#include <utility>

struct Stack {
    int top;
    __host__ __device__ int peek() const { return top; }
};

template <class T>
__device__ auto peek(const T &stack) -> decltype(std::declval<T>().peek()) {
    return stack.peek();
}

__global__ void first(Stack stack, int *out) { *out = peek(stack); }
