#include <hip/hip_runtime.h>

__constant__ float table[16];
__device__ int counter;

auto create = [](hipEvent_t *e, unsigned int flags) { return hipEventCreateWithFlags(e, flags); };

void events(hipStream_t s, float *host, hipExternalSemaphore_t *semaphores, hipExternalSemaphoreSignalParams *signals,
            hipExternalSemaphoreWaitParams *waits) {
    hipEvent_t e;
    (void)hipEventCreate(&e);
    (void)hipEventCreateWithFlags(&e, /* no timing, */ hipEventDisableTiming);
    (void)hipEventCreateWithFlags(
        &e,
        hipEventBlockingSync | hipEventDisableTiming);  // cudaEventCreate(e, flags)
    (void)hipMemcpyToSymbolAsync(table, host, sizeof(table), 0, hipMemcpyHostToDevice);
    (void)hipMemcpyToSymbolAsync(table, host, 4, 4, hipMemcpyHostToDevice);
    (void)hipMemcpyToSymbolAsync(table, host, 4, 4, hipMemcpyHostToDevice);
    (void)hipMemcpyToSymbolAsync(table, host, 4, 0, hipMemcpyHostToDevice, s);
    (void)hipMemcpyFromSymbolAsync(host, counter, sizeof(int), 0, hipMemcpyDeviceToHost);
    (void)hipMemcpyFromSymbolAsync(host, counter, sizeof(int), 0, hipMemcpyDeviceToHost);
    (void)hipMemcpyFromSymbolAsync(host, counter, sizeof(int), 0, hipMemcpyDeviceToHost, s);
    (void)hipSignalExternalSemaphoresAsync(semaphores, signals, 1, 0);
    (void)hipSignalExternalSemaphoresAsync(semaphores, signals, 1, s);
    (void)hipWaitExternalSemaphoresAsync(semaphores, waits, 1, 0);
    (void)hipSignalExternalSemaphoresAsync(semaphores, signals, 1, 0);
    (void)hipWaitExternalSemaphoresAsync(semaphores, waits, 1, 0);
    (void)hipWaitExternalSemaphoresAsync(semaphores, waits, 1, s);
}

void entry_points(void **function) {
    (void)hipGetDriverEntryPoint("cuMemAlloc", function, hipEnableDefault, nullptr);
    (void)hipGetDriverEntryPoint("cuMemAlloc", function, hipEnableDefault, nullptr);
}

void arrays(hipArray_t a, hipArray_t b, hipChannelFormatDesc format, hipSurfaceObject_t surface) {
    (void)hipMalloc3DArray(&a, &format, make_hipExtent(8, 8, 8), hipArrayDefault);
    (void)hipMalloc3DArray(&a, &format, make_hipExtent(8, 8, 8), hipArrayLayered);
    (void)hipMemcpy2DArrayToArray(a, 0, 0, b, 0, 0, 64, 8, hipMemcpyDeviceToDevice);
    (void)hipMemcpy2DArrayToArray(a, 0, 0, b, 0, 0, 64, 8, hipMemcpyDeviceToDevice);
}
