// Symbols that are looked up by name.
#include <dlfcn.h>
#include <hip/hip_runtime.h>

void *find(void *library) {
    void *symbol = dlsym(library, "cudaMalloc");
    symbol = dlsym(dlopen("libcudart.so", RTLD_NOW), "cuInit");
    hipGetDriverEntryPoint("cuMemAlloc", &symbol, hipEnableDefault, nullptr);
    return symbol;
}
