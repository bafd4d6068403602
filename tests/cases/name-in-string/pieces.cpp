// Device code that the program puts together of pieces.
#include <nvrtc.h>
//> #include <hip/hiprtc.h>  // HP110@11
#include <sstream>
#include <string>

std::string sum(const std::string &type, int n) {
    std::string code = "extern \"C\" __global__ void sum(" + type + " *x, int n) {\n";
//~                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP106 warning '__global__':
//~   device code that the program puts together stays as it is: __global__ in a part of it
//~   remedy: port the parts by hand, or write the kernel in one literal, with macros for what differs
    code += "  " + type + " v = __shfl_down_sync(0xffffffff, x[threadIdx.x], " + std::to_string(n) + ");\n";
//~                       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP106 warning '__shfl_down_sync':
//~   device code that the program puts together stays as it is: __shfl_down_sync in a part of it
//~   remedy: port the parts by hand, or write the kernel in one literal, with macros for what differs
    code += "  x[0] = v;\n}\n";
    std::stringstream out;
    out << "#include <cuda_fp16.h>\n" << code << "__device__ " << type << " twice(" << type << " a) { return 2 * a; }";
//~        ^~~~~~~~~~~~~~~~~~~~~~~~~~ HP106 warning 'cuda_fp16.h':
//~   device code that the program puts together stays as it is: cuda_fp16.h in a part of it
//~   remedy: port the parts by hand, or write the kernel in one literal, with macros for what differs
//~                                              ^~~~~~~~~~~~~ HP106 warning '__device__':
//~   device code that the program puts together stays as it is: __device__ in a part of it
//~   remedy: port the parts by hand, or write the kernel in one literal, with macros for what differs
    return out.str();
}

void report() {
    throw "a __device__ function was called; a __global__ function (kernel) is wanted, or __device__";
}
