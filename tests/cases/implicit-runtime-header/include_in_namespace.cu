// The kernels are in a file of their own.
//+ #include <hip/hip_runtime.h>  // HP114@1
namespace lab {
namespace detail {
#include "kernels.inl"
}
}

void run(int *p) { lab::detail::fill<<<1, 32>>>(p); }
