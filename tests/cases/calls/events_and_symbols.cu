#include <cuda_runtime.h>

__constant__ float table[16];
__device__ int counter;

auto create = [](cudaEvent_t *e, unsigned int flags) { return cudaEventCreate(e, flags); };

void events(cudaStream_t s, float *host, cudaExternalSemaphore_t *semaphores, cudaExternalSemaphoreSignalParams *signals,
            cudaExternalSemaphoreWaitParams *waits) {
    cudaEvent_t e;
    (void)cudaEventCreate(&e);
    (void)cudaEventCreate(&e, /* no timing, */ cudaEventDisableTiming);
    (void)cudaEventCreate(
        &e,
        cudaEventBlockingSync | cudaEventDisableTiming);  // cudaEventCreate(e, flags)
    (void)cudaMemcpyToSymbolAsync(table, host, sizeof(table));
    (void)cudaMemcpyToSymbolAsync(table, host, 4, 4);
    (void)cudaMemcpyToSymbolAsync(table, host, 4, 4, cudaMemcpyHostToDevice);
    (void)cudaMemcpyToSymbolAsync(table, host, 4, 0, cudaMemcpyHostToDevice, s);
    (void)cudaMemcpyFromSymbolAsync(host, counter, sizeof(int));
    (void)cudaMemcpyFromSymbolAsync(host, counter, sizeof(int), 0);
    (void)cudaMemcpyFromSymbolAsync(host, counter, sizeof(int), 0, cudaMemcpyDeviceToHost, s);
    (void)cudaSignalExternalSemaphoresAsync(semaphores, signals, 1);
    (void)cudaSignalExternalSemaphoresAsync(semaphores, signals, 1, s);
    (void)cudaWaitExternalSemaphoresAsync(semaphores, waits, 1);
    (void)cudaSignalExternalSemaphoresAsync_v2(semaphores, signals, 1);
    (void)cudaWaitExternalSemaphoresAsync_v2(semaphores, waits, 1);
    (void)cudaWaitExternalSemaphoresAsync(semaphores, waits, 1, s);
}

void entry_points(void **function) {
    (void)cudaGetDriverEntryPoint("cuMemAlloc", function, cudaEnableDefault);
    (void)cudaGetDriverEntryPoint("cuMemAlloc", function, cudaEnableDefault, nullptr);
}

void arrays(cudaArray_t a, cudaArray_t b, cudaChannelFormatDesc format, cudaSurfaceObject_t surface) {
    (void)cudaMalloc3DArray(&a, &format, make_cudaExtent(8, 8, 8));
    (void)cudaMalloc3DArray(&a, &format, make_cudaExtent(8, 8, 8), cudaArrayLayered);
    (void)cudaMemcpy2DArrayToArray(a, 0, 0, b, 0, 0, 64, 8);
    (void)cudaMemcpy2DArrayToArray(a, 0, 0, b, 0, 0, 64, 8, cudaMemcpyDeviceToDevice);
}
