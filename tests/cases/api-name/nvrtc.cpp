#include <nvrtc.h>
//> #include <hip/hiprtc.h>  // HP110@11

nvrtcResult compile(const char *source, char *code) {
//> hiprtcResult compile(const char *source, char *code) {  // HP101@1
    nvrtcProgram program;
//>     hiprtcProgram program;  // HP101@5
    nvrtcCreateProgram(&program, source, "k", 0, nullptr, nullptr);
//>     hiprtcCreateProgram(&program, source, "k", 0, nullptr, nullptr);  // HP101@5
    if (nvrtcCompileProgram(program, 0, nullptr) != NVRTC_SUCCESS) return NVRTC_ERROR_COMPILATION;
//>     if (hiprtcCompileProgram(program, 0, nullptr) != HIPRTC_SUCCESS) return HIPRTC_ERROR_COMPILATION;  // HP101@9 HP101@53 HP101@75
    nvrtcGetPTX(program, code);
//~ ^~~~~~~~~~~ HP302 warning:
//~   nvrtcGetPTX -> hiprtcGetCode: HIP gives a code object for the target architecture, not PTX or a cubin
//~   remedy: check whether the code is affected
//>     hiprtcGetCode(program, code);  // HP101@5
    return nvrtcDestroyProgram(&program);
//>     return hiprtcDestroyProgram(&program);  // HP101@12
}
