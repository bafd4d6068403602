#include <cuda.h>

static const char *const source = ".version 7.0\n.target sm_70\n.address_size 64\n";

CUfunction load(const char *image) {
    CUmodule module;
    CUfunction kernel;
    cuModuleLoad(&module, "kernels/scale.cubin");
    cuModuleLoadData(&module, source);
    if (cuModuleLoadDataEx(&module, image, 0, nullptr, nullptr) != CUDA_SUCCESS) return nullptr;
    cuModuleGetFunction(&kernel, module, "scale");
    return kernel;
}

void link(CUlinkState state, void *data, size_t size) {
    cuLinkAddData(state, CU_JIT_INPUT_PTX, data, size, "scale", 0, nullptr, nullptr);
}
