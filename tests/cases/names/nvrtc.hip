#include <hip/hiprtc.h>

hiprtcResult compile(const char *source, char *code) {
    hiprtcProgram program;
    hiprtcCreateProgram(&program, source, "k", 0, nullptr, nullptr);
    if (hiprtcCompileProgram(program, 0, nullptr) != HIPRTC_SUCCESS) return HIPRTC_ERROR_COMPILATION;
    hiprtcGetCode(program, code);
    return hiprtcDestroyProgram(&program);
}
