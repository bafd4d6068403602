// Traits of types in Thrust's own namespace, which rocThrust lacks and C++ has, and others that it has or nobody has.
#include <thrust/device_vector.h>
#include <thrust/detail/type_traits.h>
template <class T> typename thrust::detail::enable_if<thrust::detail::is_same<T, int>::value, T>::type f(T x) { return x; }
//> template <class T> typename std::enable_if<std::is_same<T, int>::value, T>::type f(T x) { return x; }  // HP120@29 HP120@55
template <class T> struct A : ::thrust::detail::is_convertible<T, float> {};
//> template <class T> struct A : ::std::is_convertible<T, float> {};  // HP120@33
template <class T> struct B { typedef typename thrust::detail::remove_cv<typename thrust::detail::remove_reference<T>::type>::type type; };
//> template <class T> struct B { typedef typename std::remove_cv<typename std::remove_reference<T>::type>::type type; };  // HP120@48 HP120@83
using thrust::detail::is_integral;
//> using std::is_integral;  // HP120@7
static_assert(is_integral<int>::value, "");
typedef thrust::detail::true_type yes;
typedef thrust::detail::eval_if<true, thrust::detail::identity_<int>, thrust::detail::identity_<float> >::type picked;
typedef thrust::detail::lazy_is_same<int, int> gone;
//~     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP121 error:
//~   thrust::detail::lazy_is_same is internal to Thrust, and rocThrust has other internals
//~   remedy: replace it by what the library documents, or by code of the project's own
int main() { return f(3) + A<int>::value; }
