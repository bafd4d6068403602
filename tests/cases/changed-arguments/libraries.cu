#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cuda_runtime.h>
//-  // HP115@1
void load(const void *code, cudaJitOption *options, void **values, unsigned count) {
//> void load(const void *code, hipJitOption *options, void **values, unsigned count) {  // HP101@29
    cudaLibrary_t library;
//>     hipLibrary_t library;  // HP101@5
    cudaLibraryLoadData(&library, code, nullptr, nullptr, 0, nullptr, nullptr, 0);
//~ ^~~~~~~~~~~~~~~~~~~ HP514 warning: cudaLibraryLoadData loads PTX, a cubin or a fatbin, which no AMD GPU runs
//~   remedy: load a code object that `hipcc --genco` compiles from the source, or compile with hiprtc
//>     hipLibraryLoadData(&library, code, (hipJitOption*)nullptr, nullptr, 0, nullptr, nullptr, 0);  // HP101@5 HP301@41
    cudaLibraryLoadFromFile(&library, "kernels.co", NULL, NULL, 0, NULL, NULL, 0);
//~ ^~~~~~~~~~~~~~~~~~~~~~~ HP514 warning: cudaLibraryLoadFromFile loads PTX, a cubin or a fatbin, which no AMD GPU runs
//~   remedy: load a code object that `hipcc --genco` compiles from the source, or compile with hiprtc
//>     hipLibraryLoadFromFile(&library, "kernels.co", (hipJitOption*)NULL, NULL, 0, NULL, NULL, 0);  // HP101@5 HP301@53
    cudaLibraryLoadData(&library, code, options, values, count, nullptr, nullptr, 0);
//~ ^~~~~~~~~~~~~~~~~~~ HP514 warning: cudaLibraryLoadData loads PTX, a cubin or a fatbin, which no AMD GPU runs
//~   remedy: load a code object that `hipcc --genco` compiles from the source, or compile with hiprtc
//>     hipLibraryLoadData(&library, code, options, values, count, nullptr, nullptr, 0);  // HP101@5
    CUlibrary of_driver;
//>     hipLibrary_t of_driver;  // HP101@5
    cuLibraryLoadData(&of_driver, code, 0, 0, 0, 0, 0, 0);
//~ ^~~~~~~~~~~~~~~~~ HP514 warning: cuLibraryLoadData loads PTX, a cubin or a fatbin, which no AMD GPU runs
//~   remedy: load a code object that `hipcc --genco` compiles from the source, or compile with hiprtc
//>     hipLibraryLoadData(&of_driver, code, (hipJitOption*)0, 0, 0, 0, 0, 0);  // HP101@5 HP301@41
    cuLibraryLoadFromFile(&of_driver, "kernels.co", nullptr, nullptr, 0, nullptr, nullptr, 0);
//~ ^~~~~~~~~~~~~~~~~~~~~ HP514 warning: cuLibraryLoadFromFile loads PTX, a cubin or a fatbin, which no AMD GPU runs
//~   remedy: load a code object that `hipcc --genco` compiles from the source, or compile with hiprtc
//>     hipLibraryLoadFromFile(&of_driver, "kernels.co", (hipJitOption*)nullptr, nullptr, 0, nullptr, nullptr, 0);  // HP101@5 HP301@53
}
