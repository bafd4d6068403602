// Symbols that are looked up by name.
#include <dlfcn.h>
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

void *find(void *library) {
    void *symbol = dlsym(library, "cudaMalloc");
//~                               ^~~~~~~~~~~~ HP106 warning 'cudaMalloc': CUDA names in a string literal: cudaMalloc
//~   remedy: port the text if it is code or the name of a symbol (--unsafe-fixes renames it); a message may stay
//~   unsafe fix: rename cudaMalloc in the literal
    symbol = dlsym(dlopen("libcudart.so", RTLD_NOW), "cuInit");
//~                       ^~~~~~~~~~~~~~ HP108 warning 'cudart':
//~   a file of CUDA's library cudart is loaded by its name: ROCm's is amdhip64
//~   remedy: load amdhip64 and look up HIP's names in it, or link it and call its functions
//~   unsafe fix: load libamdhip64.so
//~                                                  ^~~~~~~~ HP106 warning 'cuInit':
//~   CUDA names in a string literal: cuInit
//~   remedy: port the text if it is code or the name of a symbol (--unsafe-fixes renames it); a message may stay
//~   unsafe fix: rename cuInit in the literal
    cudaGetDriverEntryPoint("cuMemAlloc", &symbol, cudaEnableDefault);
//~                         ^~~~~~~~~~~~ HP106 warning 'cuMemAlloc': CUDA names in a string literal: cuMemAlloc
//~   remedy: port the text if it is code or the name of a symbol (--unsafe-fixes renames it); a message may stay
//~   unsafe fix: rename cuMemAlloc in the literal
//>     hipGetDriverEntryPoint("cuMemAlloc", &symbol, hipEnableDefault, nullptr);  // HP101@5 HP101@52 HP301@69
    return symbol;
}
