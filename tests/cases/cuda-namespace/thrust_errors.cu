#include <thrust/system/cuda/error.h>
//> #include <thrust/system/hip/error.h>  // HP110@11
#include <thrust/system_error.h>
bool is_lost(const thrust::system_error &error) {
    return error.code().value() == thrust::system::cuda::errc::launch_failure ||
//>     return error.code().value() == thrust::system::hip_rocprim::errc::launch_failure ||  // HP120@36
           error.code().value() == thrust::cuda::errc::invalid_device_function;
//>            error.code().value() == thrust::system::hip_rocprim::errc::invalid_device_function;  // HP120@36
}
bool is_unbound(const thrust::system_error &error) { return error.code().value() == thrust::cuda::errc::texture_not_bound; }
//~                                                                                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP121 error:
//~   thrust::cuda::errc::texture_not_bound is not in rocThrust: HIP has no such error, or another one for it
//~   remedy: leave out what the code does for this error
//> bool is_unbound(const thrust::system_error &error) { return error.code().value() == thrust::system::hip_rocprim::errc::texture_not_bound; }  // HP120@85
