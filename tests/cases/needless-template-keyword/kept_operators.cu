//+ #include <hip/hip_runtime.h>  // HP114@1
template <class F, class T> __device__ auto call(F &f, T x) -> decltype(f.template operator()<T>(x)) {
    return f.template operator()<T>(x);
}
