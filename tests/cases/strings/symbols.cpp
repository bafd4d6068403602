// Symbols that are looked up by name.
#include <dlfcn.h>
#include <cuda_runtime.h>

void *find(void *library) {
    void *symbol = dlsym(library, "cudaMalloc");
    symbol = dlsym(dlopen("libcudart.so", RTLD_NOW), "cuInit");
    cudaGetDriverEntryPoint("cuMemAlloc", &symbol, cudaEnableDefault);
    return symbol;
}
