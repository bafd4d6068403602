#include <nvrtc.h>

nvrtcResult compile(const char *source, char *code) {
    nvrtcProgram program;
    nvrtcCreateProgram(&program, source, "k", 0, nullptr, nullptr);
    if (nvrtcCompileProgram(program, 0, nullptr) != NVRTC_SUCCESS) return NVRTC_ERROR_COMPILATION;
    nvrtcGetPTX(program, code);
    return nvrtcDestroyProgram(&program);
}
