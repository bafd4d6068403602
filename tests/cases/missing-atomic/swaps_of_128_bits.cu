#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct alignas(16) Link {
    void *next;
    unsigned long long version;
};
__global__ void push(Link *head, Link link, Link expected, unsigned long long *lock) {
    atomicExch(head, link);
//~ ^~~~~~~~~~ HP515 error: atomicExch of a Link: AMD GPUs exchange at most 64 bits at once
//~   remedy: keep the value in 64 bits, for instance as indexes instead of pointers, or guard it by a lock
    Link seen = atomicCAS(head, expected, link);
//~             ^~~~~~~~~ HP515 error: atomicCAS of a Link: AMD GPUs exchange at most 64 bits at once
//~   remedy: keep the value in 64 bits, for instance as indexes instead of pointers, or guard it by a lock
    atomicExch(lock, seen.version);
}
