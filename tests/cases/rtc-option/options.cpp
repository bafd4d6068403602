#include <cstdlib>
#include <nvrtc.h>
//> #include <hip/hiprtc.h>  // HP110@11
#include <string>
#include <vector>

bool build(nvrtcProgram program, int capability) {
//> bool build(hiprtcProgram program, int capability) {  // HP101@12
    const char *options[] = {"--gpu-architecture=compute_70", "-lineinfo", "--std=c++17", "-DN=4", "-Iinclude"};
//~                          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP522 error:
//~   gpu-architecture is an option of NVIDIA's compilers: hiprtc and hipcc do not know it
//~   remedy: leave it out: hiprtc compiles for the current GPU; for another one write --offload-arch=gfx90a
//~                                                           ^~~~~~~~~~~ HP522 error:
//~   lineinfo is an option of NVIDIA's compilers: hiprtc and hipcc do not know it
//~   remedy: write -gline-tables-only
    std::vector<std::string> more;
    more.push_back("-arch=sm_" + std::to_string(capability));
//~                ^~~~~~~~~~~ HP522 error: arch is an option of NVIDIA's compilers: hiprtc and hipcc do not know it
//~   remedy: leave it out: hiprtc compiles for the current GPU; for another one write --offload-arch=gfx90a
    more.emplace_back("--use_fast_math --fmad=false");
//~                   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP522 error:
//~   use_fast_math is an option of NVIDIA's compilers: hiprtc and hipcc do not know it
//~   remedy: write -ffast-math -fno-finite-math-only, as two options
    std::string one = "-w -default-device";
//~                   ^~~~~~~~~~~~~~~~~~~~ HP522 error:
//~   default-device is an option of NVIDIA's compilers: hiprtc and hipcc do not know it
//~   remedy: leave it out, and write __device__ at the functions
    std::system("nvcc -ptx kernels.cu");
//~             ^~~~~~~~~~~~~~~~~~~~~~ HP522 error: "nvcc -ptx kernels.cu" runs nvcc
//~   remedy: write hipcc with its options; --genco makes a code object, in place of -ptx
    std::system("nvcc is not on this machine");
#ifdef __HIP_PLATFORM_AMD__
    more.push_back("--gpu-architecture=gfx942");
#endif
    return nvrtcCompileProgram(program, 5, options) == NVRTC_SUCCESS;
//>     return hiprtcCompileProgram(program, 5, options) == HIPRTC_SUCCESS;  // HP101@12 HP101@56
}
