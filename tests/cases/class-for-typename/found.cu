//+ #include <hip/hip_runtime.h>  // HP114@1
#include <type_traits>

template <class T>
class Traits {
public:
    typedef int type;
};

template <class T, class std::enable_if<!std::is_integral<T>::value, int>::type = 0>
//> template <class T, typename std::enable_if<!std::is_integral<T>::value, int>::type = 0>  // HP268@20
__host__ __device__ int first(T) { return 1; }
template <class T, class Traits<T>::type index = 2, class U = T>
//> template <class T, typename Traits<T>::type index = 2, class U = T>  // HP268@20
__host__ __device__ int second(T) { return index; }

// A parameter of the template itself, and classes.
template <class T, class = typename std::enable_if<std::is_integral<T>::value>::type, template <class> class C = Traits>
__host__ __device__ int third(T) { return 3; }
class Base {};
class Traits<float> *fourth(class Base, class Traits<int>);
