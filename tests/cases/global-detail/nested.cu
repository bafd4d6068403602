#include <thrust/sort.h>

namespace arrays::sums {
namespace detail {
inline int size() { return 1; }
}  // namespace detail
}  // namespace arrays::sums
namespace arrays::products::internal {
inline int size() { return 2; }
}  // namespace arrays::products::internal
using namespace arrays;
using namespace sums;
using namespace arrays::products;

int use() { return detail::size() + internal::size(); }
//> int use() { return sums::detail::size() + arrays::products::internal::size(); }  // HP132@20 HP132@37
