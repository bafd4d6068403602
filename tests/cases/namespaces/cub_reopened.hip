// A specialisation has to be in the namespace of its template.
#include <hipcub/hipcub.hpp>

struct Pair { int a, b; };
namespace hipcub {
template <> struct NumericTraits<Pair> {};
}
