// CUDA has C++ overloads under one name; HIP has the one with flags under another name.
#include <hip/hip_runtime.h>

void events(hipEvent_t *event) {
    hipEventCreate(event);
    hipEventCreateWithFlags(event, hipEventDisableTiming);
}
