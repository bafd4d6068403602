#include <thrust/sort.h>

namespace arrays {
namespace detail {
template <class T> struct Size {
    static const int value = sizeof(T);
};
}  // namespace detail
template <class T> int size() { return detail::Size<T>::value; }
}  // namespace arrays
using namespace arrays;
using namespace thrust;

template <class T> int words(T *p) {
    thrust::sort(p, p + 4);
    return detail::Size<T>::value + arrays::detail::Size<T>::value;
//>     return arrays::detail::Size<T>::value + arrays::detail::Size<T>::value;  // HP132@12
}
int use(int *p) { return words(p) + size<int>(); }

struct Words {
    template <class T> int of(T *) const { return detail::Size<T>::value; }
//>     template <class T> int of(T *) const { return arrays::detail::Size<T>::value; }  // HP132@51
};
namespace arrays {
struct Own {
    int size() const { return detail::Size<char>::value; }
};
}  // namespace arrays
