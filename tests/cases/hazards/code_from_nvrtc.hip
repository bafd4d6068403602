// What is loaded here comes from hiprtc after the port.
#include <hip/hip_runtime.h>
#include <hip/hiprtc.h>
#include <vector>

hipModule_t build(hiprtcProgram program) {
    size_t size;
    hiprtcGetCodeSize(program, &size);
    std::vector<char> code(size);
    hiprtcGetCode(program, code.data());
    hipModule_t module;
    hipModuleLoadData(&module, code.data());
    return module;
}
