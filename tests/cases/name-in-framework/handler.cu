#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include "xla/ffi/api/ffi.h"

namespace ffi = xla::ffi;

ffi::Error run(cudaStream_t stream, ffi::ResultBuffer<ffi::F32> out);
//> ffi::Error run(hipStream_t stream, ffi::ResultBuffer<ffi::F32> out);  // HP101@16

XLA_FFI_DEFINE_HANDLER_SYMBOL(twice, run, ffi::Ffi::Bind().Ctx<ffi::PlatformStream<cudaStream_t>>().Ret<ffi::Buffer<ffi::F32>>());
//> XLA_FFI_DEFINE_HANDLER_SYMBOL(twice, run, ffi::Ffi::Bind().Ctx<ffi::PlatformStream<hipStream_t>>().Ret<ffi::Buffer<ffi::F32>>());  // HP101@84
XLA_FFI_REGISTER_HANDLER(ffi::GetXlaFfiApi(), "twice", "CUDA", twice);
//~                                                    ^~~~~~ HP130 warning: XLA for ROCm has "ROCM" for "CUDA"
//~   remedy: write "ROCM", where it is the platform of a handler; in Python, too: platform="ROCM"
