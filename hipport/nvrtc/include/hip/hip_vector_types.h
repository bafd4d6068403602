// The operators of HIP's vector types, which CUDA's do not have. As templates they give way to a project's own.

#ifndef HIPPORT_NVRTC_HIP_VECTOR_TYPES_H
#define HIPPORT_NVRTC_HIP_VECTOR_TYPES_H

namespace hipport_nvrtc {

template <bool holds, class T>
struct only_if {};
template <class T>
struct only_if<true, T> {
    using type = T;
};

// The number of elements and their type, of vector types only; whether a type is a number. As enumerators, since NVRTC
// gives a static member a place in the module, and so other places to what the kernels themselves have there.
template <class V>
struct vector {
    enum : int { size = 0 };
};
template <class T>
struct number {
    enum : bool { value = false };
};

#define HIPPORT_VECTOR(V, T, n)  \
    template <>                  \
    struct vector<V> {           \
        enum : int { size = n }; \
        using element = T;       \
    };
#define HIPPORT_NUMBER(T)             \
    template <>                       \
    struct number<T> {                \
        enum : bool { value = true }; \
    };
#define HIPPORT_VECTORS(name, T)  \
    HIPPORT_NUMBER(T)             \
    HIPPORT_VECTOR(name##1, T, 1) \
    HIPPORT_VECTOR(name##2, T, 2) \
    HIPPORT_VECTOR(name##3, T, 3)
HIPPORT_NUMBER(bool)
HIPPORT_NUMBER(char)
HIPPORT_VECTORS(char, signed char)
HIPPORT_VECTORS(uchar, unsigned char)
HIPPORT_VECTORS(short, short)
HIPPORT_VECTORS(ushort, unsigned short)
HIPPORT_VECTORS(int, int)
HIPPORT_VECTORS(uint, unsigned int)
HIPPORT_VECTORS(float, float)
HIPPORT_VECTORS(long, long)
HIPPORT_VECTORS(ulong, unsigned long)
HIPPORT_VECTORS(longlong, long long)
HIPPORT_VECTORS(ulonglong, unsigned long long)
HIPPORT_VECTORS(double, double)
HIPPORT_VECTOR(char4, signed char, 4)
HIPPORT_VECTOR(uchar4, unsigned char, 4)
HIPPORT_VECTOR(short4, short, 4)
HIPPORT_VECTOR(ushort4, unsigned short, 4)
HIPPORT_VECTOR(int4, int, 4)
HIPPORT_VECTOR(uint4, unsigned int, 4)
HIPPORT_VECTOR(float4, float, 4)
#undef HIPPORT_VECTOR
#undef HIPPORT_NUMBER
#undef HIPPORT_VECTORS

// V itself, for vector types only; and beside a number only.
template <class V>
using of_vector = typename only_if<(vector<V>::size > 0), V>::type;
template <class V, class S>
using of_scalar = typename only_if<(vector<V>::size > 0 && number<S>::value), V>::type;

template <class V>
using element_of = typename vector<V>::element;
template <class V>
__device__ inline element_of<V>& at(V& v, int i) {
    return reinterpret_cast<element_of<V>*>(&v)[i];
}
template <class V, class S>
__device__ inline V filled(S value) {
    V v;
    for (int i = 0; i < vector<V>::size; ++i) at(v, i) = static_cast<element_of<V>>(value);
    return v;
}

}  // namespace hipport_nvrtc

#define HIPPORT_OPERATOR(op)                                                                                    \
    template <class V>                                                                                          \
    __device__ inline hipport_nvrtc::of_vector<V>& operator op##=(V& a, V b) {                                  \
        for (int i = 0; i < hipport_nvrtc::vector<V>::size; ++i) hipport_nvrtc::at(a, i) op##= hipport_nvrtc::at(b, i); \
        return a;                                                                                               \
    }                                                                                                           \
    template <class V, class S>                                                                                 \
    __device__ inline hipport_nvrtc::of_scalar<V, S>& operator op##=(V& a, S b) {                               \
        return a op##= hipport_nvrtc::filled<V>(b);                                                             \
    }                                                                                                           \
    template <class V>                                                                                          \
    __device__ inline hipport_nvrtc::of_vector<V> operator op(V a, V b) {                                       \
        return a op##= b;                                                                                       \
    }                                                                                                           \
    template <class V, class S>                                                                                 \
    __device__ inline hipport_nvrtc::of_scalar<V, S> operator op(V a, S b) {                                    \
        return a op##= hipport_nvrtc::filled<V>(b);                                                             \
    }                                                                                                           \
    template <class V, class S>                                                                                 \
    __device__ inline hipport_nvrtc::of_scalar<V, S> operator op(S a, V b) {                                    \
        return hipport_nvrtc::filled<V>(a) op b;                                                                \
    }
HIPPORT_OPERATOR(+)
HIPPORT_OPERATOR(-)
HIPPORT_OPERATOR(*)
HIPPORT_OPERATOR(/)
HIPPORT_OPERATOR(%)
HIPPORT_OPERATOR(&)
HIPPORT_OPERATOR(|)
HIPPORT_OPERATOR(^)
HIPPORT_OPERATOR(<<)
HIPPORT_OPERATOR(>>)
#undef HIPPORT_OPERATOR

template <class V>
__device__ inline hipport_nvrtc::of_vector<V> operator-(V a) {
    for (int i = 0; i < hipport_nvrtc::vector<V>::size; ++i) hipport_nvrtc::at(a, i) = -hipport_nvrtc::at(a, i);
    return a;
}
template <class V>
__device__ inline hipport_nvrtc::of_vector<V> operator~(V a) {
    for (int i = 0; i < hipport_nvrtc::vector<V>::size; ++i) hipport_nvrtc::at(a, i) = ~hipport_nvrtc::at(a, i);
    return a;
}

#define HIPPORT_STEP(op, step)                                              \
    template <class V>                                                      \
    __device__ inline hipport_nvrtc::of_vector<V>& operator op(V& a) {      \
        return a step##= hipport_nvrtc::filled<V>(1);                      \
    }                                                                       \
    template <class V>                                                      \
    __device__ inline hipport_nvrtc::of_vector<V> operator op(V& a, int) {  \
        const V before = a;                                                 \
        op a;                                                               \
        return before;                                                      \
    }
HIPPORT_STEP(++, +)
HIPPORT_STEP(--, -)
#undef HIPPORT_STEP

#define HIPPORT_EQUALITY(op, result)                                                                        \
    template <class V>                                                                                      \
    __device__ inline typename hipport_nvrtc::only_if<(hipport_nvrtc::vector<V>::size > 0), bool>::type     \
    operator op(V a, V b) {                                                                                 \
        for (int i = 0; i < hipport_nvrtc::vector<V>::size; ++i) {                                          \
            if (!(hipport_nvrtc::at(a, i) == hipport_nvrtc::at(b, i))) return !(result);                    \
        }                                                                                                   \
        return result;                                                                                      \
    }
HIPPORT_EQUALITY(==, true)
HIPPORT_EQUALITY(!=, false)
#undef HIPPORT_EQUALITY

#endif
