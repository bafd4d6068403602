// A specialisation has to be in the namespace of its template.
#include <cub/cub.cuh>

struct Pair { int a, b; };
namespace cub {
template <> struct NumericTraits<Pair> {};
}
