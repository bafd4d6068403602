#include <hip/hip_runtime.h>

static const char *const source = ".version 7.0\n.target sm_70\n.address_size 64\n";

hipFunction_t load(const char *image) {
    hipModule_t module;
    hipFunction_t kernel;
    hipModuleLoad(&module, "kernels/scale.cubin");
    hipModuleLoadData(&module, source);
    if (hipModuleLoadDataEx(&module, image, 0, nullptr, nullptr) != hipSuccess) return nullptr;
    hipModuleGetFunction(&kernel, module, "scale");
    return kernel;
}

void link(hipLinkState_t state, void *data, size_t size) {
    hipLinkAddData(state, hipJitInputPtx, data, size, "scale", 0, nullptr, nullptr);
}
