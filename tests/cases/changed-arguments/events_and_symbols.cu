#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/texture.h"  // HP117@1

__constant__ float table[16];
__device__ int counter;

auto create = [](cudaEvent_t *e, unsigned int flags) { return cudaEventCreate(e, flags); };
//> auto create = [](hipEvent_t *e, unsigned int flags) { return hipEventCreateWithFlags(e, flags); };  // HP101@18 HP101@63

void events(cudaStream_t s, float *host, cudaExternalSemaphore_t *semaphores, cudaExternalSemaphoreSignalParams *signals,
//> void events(hipStream_t s, float *host, hipExternalSemaphore_t *semaphores, hipExternalSemaphoreSignalParams *signals,  // HP101@13 HP101@42 HP101@79
            cudaExternalSemaphoreWaitParams *waits) {
//>             hipExternalSemaphoreWaitParams *waits) {  // HP101@13
    cudaEvent_t e;
//>     hipEvent_t e;  // HP101@5
    (void)cudaEventCreate(&e);
//>     (void)hipEventCreate(&e);  // HP101@11
    (void)cudaEventCreate(&e, /* no timing, */ cudaEventDisableTiming);
//>     (void)hipEventCreateWithFlags(&e, /* no timing, */ hipEventDisableTiming);  // HP101@11 HP101@48
    (void)cudaEventCreate(
//>     (void)hipEventCreateWithFlags(  // HP101@11
        &e,
        cudaEventBlockingSync | cudaEventDisableTiming);  // cudaEventCreate(e, flags)
//>         hipEventBlockingSync | hipEventDisableTiming);  // cudaEventCreate(e, flags)  // HP101@9 HP101@33
    (void)cudaMemcpyToSymbolAsync(table, host, sizeof(table));
//>     (void)hipMemcpyToSymbolAsync(table, host, sizeof(table), 0, hipMemcpyHostToDevice);  // HP101@11 HP301@61
    (void)cudaMemcpyToSymbolAsync(table, host, 4, 4);
//>     (void)hipMemcpyToSymbolAsync(table, host, 4, 4, hipMemcpyHostToDevice);  // HP101@11 HP301@52
    (void)cudaMemcpyToSymbolAsync(table, host, 4, 4, cudaMemcpyHostToDevice);
//>     (void)hipMemcpyToSymbolAsync(table, host, 4, 4, hipMemcpyHostToDevice);  // HP101@11 HP101@54
    (void)cudaMemcpyToSymbolAsync(table, host, 4, 0, cudaMemcpyHostToDevice, s);
//>     (void)hipMemcpyToSymbolAsync(table, host, 4, 0, hipMemcpyHostToDevice, s);  // HP101@11 HP101@54
    (void)cudaMemcpyFromSymbolAsync(host, counter, sizeof(int));
//>     (void)hipMemcpyFromSymbolAsync(host, counter, sizeof(int), 0, hipMemcpyDeviceToHost);  // HP101@11 HP301@63
    (void)cudaMemcpyFromSymbolAsync(host, counter, sizeof(int), 0);
//>     (void)hipMemcpyFromSymbolAsync(host, counter, sizeof(int), 0, hipMemcpyDeviceToHost);  // HP101@11 HP301@66
    (void)cudaMemcpyFromSymbolAsync(host, counter, sizeof(int), 0, cudaMemcpyDeviceToHost, s);
//>     (void)hipMemcpyFromSymbolAsync(host, counter, sizeof(int), 0, hipMemcpyDeviceToHost, s);  // HP101@11 HP101@68
    (void)cudaSignalExternalSemaphoresAsync(semaphores, signals, 1);
//>     (void)hipSignalExternalSemaphoresAsync(semaphores, signals, 1, 0);  // HP101@11 HP301@67
    (void)cudaSignalExternalSemaphoresAsync(semaphores, signals, 1, s);
//>     (void)hipSignalExternalSemaphoresAsync(semaphores, signals, 1, s);  // HP101@11
    (void)cudaWaitExternalSemaphoresAsync(semaphores, waits, 1);
//>     (void)hipWaitExternalSemaphoresAsync(semaphores, waits, 1, 0);  // HP101@11 HP301@63
    (void)cudaSignalExternalSemaphoresAsync_v2(semaphores, signals, 1);
//>     (void)hipSignalExternalSemaphoresAsync(semaphores, signals, 1, 0);  // HP101@11 HP301@70
    (void)cudaWaitExternalSemaphoresAsync_v2(semaphores, waits, 1);
//>     (void)hipWaitExternalSemaphoresAsync(semaphores, waits, 1, 0);  // HP101@11 HP301@66
    (void)cudaWaitExternalSemaphoresAsync(semaphores, waits, 1, s);
//>     (void)hipWaitExternalSemaphoresAsync(semaphores, waits, 1, s);  // HP101@11
}

void entry_points(void **function) {
    (void)cudaGetDriverEntryPoint("cuMemAlloc", function, cudaEnableDefault);
//~                               ^~~~~~~~~~~~ HP106 warning 'cuMemAlloc': CUDA names in a string literal: cuMemAlloc
//~   remedy: port the text if it is code or the name of a symbol (--unsafe-fixes renames it); a message may stay
//~   unsafe fix: rename cuMemAlloc in the literal
//>     (void)hipGetDriverEntryPoint("cuMemAlloc", function, hipEnableDefault, nullptr);  // HP101@11 HP101@59 HP301@76
    (void)cudaGetDriverEntryPoint("cuMemAlloc", function, cudaEnableDefault, nullptr);
//~                               ^~~~~~~~~~~~ HP106 warning 'cuMemAlloc': CUDA names in a string literal: cuMemAlloc
//~   remedy: port the text if it is code or the name of a symbol (--unsafe-fixes renames it); a message may stay
//~   unsafe fix: rename cuMemAlloc in the literal
//>     (void)hipGetDriverEntryPoint("cuMemAlloc", function, hipEnableDefault, nullptr);  // HP101@11 HP101@59
}

void arrays(cudaArray_t a, cudaArray_t b, cudaChannelFormatDesc format, cudaSurfaceObject_t surface) {
//> void arrays(hipArray_t a, hipArray_t b, hipChannelFormatDesc format, hipSurfaceObject_t surface) {  // HP101@13 HP101@28 HP101@43 HP101@73
    (void)cudaMalloc3DArray(&a, &format, make_cudaExtent(8, 8, 8));
//~       ^~~~~~~~~~~~~~~~~ HP513 info:
//~   textures and arrays are ordinary memory on all architectures of the port: no texture instructions on gfx942
//~   remedy: for architectures with images only, convert with --textures native
//>     (void)hipport::hipMalloc3DArray(&a, &format, make_hipExtent(8, 8, 8), hipArrayDefault);  // HP101@11 HP101@42 HP301@66
    (void)cudaMalloc3DArray(&a, &format, make_cudaExtent(8, 8, 8), cudaArrayLayered);
//>     (void)hipport::hipMalloc3DArray(&a, &format, make_hipExtent(8, 8, 8), hipArrayLayered);  // HP101@11 HP101@42 HP101@68
    (void)cudaMemcpy2DArrayToArray(a, 0, 0, b, 0, 0, 64, 8);
//>     (void)hipport::hipMemcpy2DArrayToArray(a, 0, 0, b, 0, 0, 64, 8, hipMemcpyDeviceToDevice);  // HP101@11 HP301@59
    (void)cudaMemcpy2DArrayToArray(a, 0, 0, b, 0, 0, 64, 8, cudaMemcpyDeviceToDevice);
//>     (void)hipport::hipMemcpy2DArrayToArray(a, 0, 0, b, 0, 0, 64, 8, hipMemcpyDeviceToDevice);  // HP101@11 HP101@61
}
