//+ #include "hipport/cuda_std.h"  // HP117@1
#include <cuda/std/limits>
//-  // HP110@1
#include <cuda/std/type_traits>
//-  // HP115@1
struct fixed_point { int bits; };
struct quotient { int above, below; };
template <class T> struct pair_of { T a, b; };
namespace cuda { namespace std {
//> extern "C++" { namespace std {  // HP253@1 HP253@11
template <>
class numeric_limits<fixed_point> {
public:
    static constexpr bool is_specialized = true;
};
template <class T>
struct numeric_limits<pair_of<T>> : numeric_limits<T> {};
} }  // namespace cuda::std
namespace cuda::std {
//> namespace std {  // HP253@11
template <> struct is_floating_point<quotient> : true_type {};
}
static_assert(cuda::std::numeric_limits<fixed_point>::is_specialized);
static_assert(cuda::std::numeric_limits<pair_of<int>>::is_integer);
static_assert(cuda::std::is_floating_point<quotient>::value);
