// A specialisation has to be in the namespace of its template.
#include <cub/cub.cuh>
//> #include <hipcub/hipcub.hpp>  // HP110@11

struct Pair { int a, b; };
namespace cub {
//> namespace hipcub {  // HP120@11
template <> struct NumericTraits<Pair> {};
}
