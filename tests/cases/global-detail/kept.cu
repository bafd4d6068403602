// No header of Thrust or CUB: there is one namespace of this name.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

namespace arrays {
namespace detail {
inline int size() { return 1; }
}  // namespace detail
}  // namespace arrays
using namespace arrays;
int use() { return detail::size(); }
