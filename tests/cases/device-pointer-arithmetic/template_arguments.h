#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <array>

template <class T, T nothing> struct Handle {
    T value = nothing;
};
using Memory = Handle<CUdeviceptr, 0ULL>;
//~                                ^~~~ HP706 error fixed 'CUdeviceptr':
//~   0ULL as a template argument beside CUdeviceptr: no number is a void *, its type in HIP
//~   remedy: use nullptr for the value of a pointer
//~   safe fix: use nullptr
//> using Memory = Handle<hipDeviceptr_t, nullptr>;  // HP101@23 HP706@36
using Stream = Handle<CUstream, nullptr>;
//> using Stream = Handle<hipStream_t, nullptr>;  // HP101@23
std::array<CUdeviceptr, 4> buffers;
//> std::array<hipDeviceptr_t, 4> buffers;  // HP101@12
std::array<CUdeviceptr, 0> none;
//> std::array<hipDeviceptr_t, 0> none;  // HP101@12
