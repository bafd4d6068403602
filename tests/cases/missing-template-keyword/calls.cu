//+ #include <hip/hip_runtime.h>  // HP114@1
template <class To, class From> struct Cast {
    static constexpr int least = 1, most = 3;
    Cast(To *to) { Cast<To, From>::Cast<To, From>::plain(); }
    template <int n> __device__ static void rows(To *to, const From *from);
    template <class T> __device__ static T one(From from);
    __host__ __device__ static To plain();
};
template <class To, class From, int n> __device__ void cast(To *to, const From *from) {
    Cast<To, From>::rows<n>(to, from);
//>     Cast<To, From>::template rows<n>(to, from);  // HP234@21
    Cast<To, From>::template rows<n>(to, from);
    to[0] = Cast<To, float>::one<To>(from[0]) + Cast<To, From>::plain();
//>     to[0] = Cast<To, float>::template one<To>(from[0]) + Cast<To, From>::plain();  // HP234@30
    Cast<float, int>::rows<2>(nullptr, nullptr);
}
template <class T, int n> __device__ bool between(int m) {
    return Cast<T, T>::least < m && m > (Cast<T, T>::most);
}
template <unsigned n> struct Rows;
template <unsigned n> __device__ void of_number() { Rows<n>::all<2 * n>(); }
//> template <unsigned n> __device__ void of_number() { Rows<n>::template all<2 * n>(); }  // HP234@62
