//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cub/cub.cuh>
//> #include <hipcub/hipcub.hpp>  // HP110@11

void f() {
    cub::NoSuchAlgorithm a;
//~ ^~~~~~~~~~~~~~~~~~~~ HP102 warning: cub::NoSuchAlgorithm looks like a CUDA name but is in no mapping table
//~   remedy: if it is CUDA's, port it by hand; if it is a third-party library's, port that library too
//>     hipcub::NoSuchAlgorithm a;  // HP120@5
    cub::DeviceReduce::Frobnicate();
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP102 warning:
//~   cub::DeviceReduce::Frobnicate looks like a CUDA name but is in no mapping table
//~   remedy: if it is CUDA's, port it by hand; if it is a third-party library's, port that library too
//>     hipcub::DeviceReduce::Frobnicate();  // HP120@5
    cub::detail::whatever();
//~ ^~~~~~~~~~~~~~~~~~~~~ HP121 error: cub::detail::whatever is internal to CUB, and hipCUB has other internals
//~   remedy: replace it by what the library documents, or by code of the project's own
//>     hipcub::detail::whatever();  // HP120@5
}
