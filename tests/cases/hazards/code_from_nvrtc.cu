// What is loaded here comes from hiprtc after the port.
#include <cuda.h>
#include <nvrtc.h>
#include <vector>

CUmodule build(nvrtcProgram program) {
    size_t size;
    nvrtcGetPTXSize(program, &size);
    std::vector<char> code(size);
    nvrtcGetPTX(program, code.data());
    CUmodule module;
    cuModuleLoadData(&module, code.data());
    return module;
}
