#include <cutlass/gemm/device/gemm.h>
//~      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP112 error 'cutlass/gemm/device/gemm.h':
//~   cutlass/gemm/device/gemm.h has no counterpart in HIP: CUTLASS is written for NVIDIA's tensor cores; Composable Kernel and rocWMMA are AMD's libraries for the same task
//~   remedy: replace what the code takes from this header, then delete the line

using Gemm = cutlass::gemm::device::Gemm<float, cutlass::layout::RowMajor>;
//~          ^~~~~~~~~~~~~~~~~~~~~~~~~~~ HP121 error:
//~   cutlass::gemm::device::Gemm of CUTLASS: CUTLASS is written for NVIDIA's tensor cores; Composable Kernel and rocWMMA are AMD's libraries for the same task
//~   remedy: replace it, or provide the namespace for HIP
//~                                             ^~~~~~~~~~~~~~~~~~~~~~~~~ HP121 error:
//~   cutlass::layout::RowMajor of CUTLASS: CUTLASS is written for NVIDIA's tensor cores; Composable Kernel and rocWMMA are AMD's libraries for the same task
//~   remedy: replace it, or provide the namespace for HIP
using namespace cute;
//~             ^~~~ HP121 error:
//~   cute of CUTLASS: CUTLASS is written for NVIDIA's tensor cores; Composable Kernel and rocWMMA are AMD's libraries for the same task
//~   remedy: replace it, or provide the namespace for HIP
