//+ #include "hipport/cuda_std.h"  // HP117@1
#include <cuda/std/limits>
//-  // HP110@1
struct fixed_point { int bits; };
template <>
struct cuda::std::numeric_limits<fixed_point> { static constexpr bool is_specialized = true; };
namespace cuda { namespace std {
struct mine { int x; };
} }
namespace cuda { namespace std {
//~       ^~~~ HP253 error '': cuda::std is namespace std in the port, whose templates cannot be specialized from here
//~   remedy: move the specializations to a namespace std of their own
template <> struct numeric_limits<mine> { static constexpr bool is_specialized = true; };
}
struct other { int x; };
}
