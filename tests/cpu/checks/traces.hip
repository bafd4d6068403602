// What each thread does is a list of steps: an operation, an index, a value.
#include <hip/hip_runtime.h>

struct Step {
    int operation, at, value;
};

__device__ unsigned int *words() {
    __shared__ unsigned int words[8];
    return words;
}

__global__ void clear() {
    for (int i = 0; i < 8; ++i) words()[i] = 0;
}

__global__ void follow(const Step *steps, int count, unsigned int *memory, unsigned int *sums) {
    unsigned int sum = 0;
    unsigned int *const shared = words();
    for (int i = 0; i < count; ++i) {
        const Step &step = steps[(blockIdx.x * blockDim.x + threadIdx.x) * count + i];
        const int at = step.at;
        const unsigned int value = step.value;
        switch (step.operation) {
            case 0: return;
            case 1: __syncthreads(); break;
            case 2:
                for (int again = 0; again < 8; ++again) sum += __ballot(1);
                break;
            case 3: __threadfence(); break;
            case 10: sum += memory[at]; break;
            case 11: memory[at] = value; break;
            case 12: atomicAdd(&memory[at], value); break;
            case 13: __hip_atomic_fetch_add(&memory[at], value, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP); break;
            case 14: sum += __hip_atomic_load(&memory[at], __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT); break;
            case 15: sum += reinterpret_cast<unsigned long long *>(memory)[at / 2]; break;
            case 16: reinterpret_cast<unsigned long long *>(memory)[at / 2] = value; break;
            case 17: sum += reinterpret_cast<unsigned char *>(memory)[at]; break;
            case 18: reinterpret_cast<unsigned char *>(memory)[at] = value; break;
            case 20: sum += shared[at]; break;
            case 21: shared[at] = value; break;
            case 22: atomicAdd(&shared[at], value); break;
            case 23: __hip_atomic_fetch_add(&shared[at], value, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP); break;
            case 24: sum += __hip_atomic_load(&shared[at], __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT); break;
            case 25: sum += reinterpret_cast<unsigned long long *>(shared)[at / 2]; break;
            case 26: reinterpret_cast<unsigned long long *>(shared)[at / 2] = value; break;
            case 27: sum += reinterpret_cast<unsigned char *>(shared)[at]; break;
            case 28: reinterpret_cast<unsigned char *>(shared)[at] = value; break;
        }
    }
    sums[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}
