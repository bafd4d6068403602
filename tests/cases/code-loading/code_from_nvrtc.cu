// What is loaded here comes from hiprtc after the port.
#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <nvrtc.h>
//> #include <hip/hiprtc.h>  // HP110@11
#include <vector>

CUmodule build(nvrtcProgram program) {
//> hipModule_t build(hiprtcProgram program) {  // HP101@1 HP101@16
    size_t size;
    nvrtcGetPTXSize(program, &size);
//~ ^~~~~~~~~~~~~~~ HP302 warning:
//~   nvrtcGetPTXSize -> hiprtcGetCodeSize: HIP gives a code object for the target architecture, not PTX or a cubin
//~   remedy: check whether the code is affected
//>     hiprtcGetCodeSize(program, &size);  // HP101@5
    std::vector<char> code(size);
    nvrtcGetPTX(program, code.data());
//~ ^~~~~~~~~~~ HP302 warning:
//~   nvrtcGetPTX -> hiprtcGetCode: HIP gives a code object for the target architecture, not PTX or a cubin
//~   remedy: check whether the code is affected
//>     hiprtcGetCode(program, code.data());  // HP101@5
    CUmodule module;
//>     hipModule_t module;  // HP101@5
    cuModuleLoadData(&module, code.data());
//~ ^~~~~~~~~~~~~~~~ HP514 info: cuModuleLoadData loads PTX, a cubin or a fatbin, which no AMD GPU runs
//~   remedy: load the code that hiprtc compiles here
//>     hipModuleLoadData(&module, code.data());  // HP101@5
    return module;
}
