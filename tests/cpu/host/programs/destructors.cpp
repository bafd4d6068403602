// What the runtime knows serves to the very end: for destructors of the program, and for the last that is found.

#include <hip/hip_runtime.h>

#include "expect.h"

__global__ void fill(int* out, int value) { *out = value; }

namespace {

void expect_done(hipError_t error) { expect_same("error", error, hipSuccess); }

// It is there before the program first uses HIP, so it ends after all that the runtime has made since then.
struct Owner {
    int* memory = nullptr;
    ~Owner() {
        hipDeviceProp_t properties;
        hipFuncAttributes attributes;
        expect_done(hipGetDeviceProperties(&properties, 0));
        expect_same("threads of a block", properties.maxThreadsPerBlock, 1024);
        expect_done(hipFuncGetAttributes(&attributes, reinterpret_cast<const void*>(fill)));
        expect_same("threads of a block of the kernel", attributes.maxThreadsPerBlock, 1024);
        if (memory == nullptr) return;
        fill<<<1, 1>>>(memory, 2);
        expect_done(hipFree(memory));
    }
} owner;

}  // namespace

int main(int argc, char**) {
    static int* value;
    expect_done(hipMallocManaged(&value, sizeof(int)));
    fill<<<1, 1>>>(value, 1);
    if (argc > 1) return 0;  // it is not waited for
    expect_done(hipMalloc(&owner.memory, sizeof(int)));
    expect_done(hipDeviceSynchronize());
    return 0;
}
