#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11

static const char *const source = ".version 7.0\n.target sm_70\n.address_size 64\n";

CUfunction load(const char *image) {
//> hipFunction_t load(const char *image) {  // HP101@1
    CUmodule module;
//>     hipModule_t module;  // HP101@5
    CUfunction kernel;
//>     hipFunction_t kernel;  // HP101@5
    cuModuleLoad(&module, "kernels/scale.cubin");
//~ ^~~~~~~~~~~~ HP514 warning: cuModuleLoad loads "kernels/scale.cubin", which no AMD GPU runs
//~   remedy: load a code object that `hipcc --genco` compiles from the source, or compile with hiprtc
//>     hipModuleLoad(&module, "kernels/scale.cubin");  // HP101@5
    cuModuleLoadData(&module, source);
//~ ^~~~~~~~~~~~~~~~ HP514 warning: cuModuleLoadData loads PTX text, which no AMD GPU runs
//~   remedy: load a code object that `hipcc --genco` compiles from the source, or compile with hiprtc
//>     hipModuleLoadData(&module, source);  // HP101@5
    if (cuModuleLoadDataEx(&module, image, 0, nullptr, nullptr) != CUDA_SUCCESS) return nullptr;
//~     ^~~~~~~~~~~~~~~~~~ HP514 warning: cuModuleLoadDataEx loads PTX text, which no AMD GPU runs
//~   remedy: load a code object that `hipcc --genco` compiles from the source, or compile with hiprtc
//>     if (hipModuleLoadDataEx(&module, image, 0, nullptr, nullptr) != hipSuccess) return nullptr;  // HP101@9 HP101@68
    cuModuleGetFunction(&kernel, module, "scale");
//>     hipModuleGetFunction(&kernel, module, "scale");  // HP101@5
    return kernel;
}

void link(CUlinkState state, void *data, size_t size) {
//> void link(hipLinkState_t state, void *data, size_t size) {  // HP101@11
    cuLinkAddData(state, CU_JIT_INPUT_PTX, data, size, "scale", 0, nullptr, nullptr);
//~ ^~~~~~~~~~~~~ HP514 warning: cuLinkAddData loads NVIDIA's code (CU_JIT_INPUT_PTX), which no AMD GPU runs
//~   remedy: load a code object that `hipcc --genco` compiles from the source, or compile with hiprtc
//>     hipLinkAddData(state, hipJitInputPtx, data, size, "scale", 0, nullptr, nullptr);  // HP101@5 HP101@26
}
