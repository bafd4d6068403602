// What the vectors of NVIDIA's samples can do (helper_math.h, cutil_math.h) beyond the operators that HIP's have. Comes
// with hipport, belongs to the project that it was copied into.
// hipport: ignore-file

#ifndef HIPPORT_SAMPLE_MATH_H
#define HIPPORT_SAMPLE_MATH_H

#include <hip/hip_runtime.h>
#include <math.h>

#include <cmath>

#if !defined(__HIP_PLATFORM_AMD__)
#error "hipport/sample_math.h is for AMD GPUs: HIP's vectors have no operators elsewhere"
#endif

typedef unsigned int uint;
typedef unsigned short ushort;

// Vectors from one number for all components, from shorter and longer ones, and from those of another type.
#define HIPPORT_SAMPLE_MAKE(Name)                                                                                      \
    __host__ __device__ inline Name##2 make_##Name##2(const Name s) { return make_##Name##2(s, s); }                   \
    __host__ __device__ inline Name##3 make_##Name##3(const Name s) { return make_##Name##3(s, s, s); }                \
    __host__ __device__ inline Name##4 make_##Name##4(const Name s) { return make_##Name##4(s, s, s, s); }             \
    __host__ __device__ inline Name##2 make_##Name##2(const Name##3 v) { return make_##Name##2(v.x, v.y); }            \
    __host__ __device__ inline Name##3 make_##Name##3(const Name##2 v, const Name z = 0) {                             \
        return make_##Name##3(v.x, v.y, z);                                                                            \
    }                                                                                                                  \
    __host__ __device__ inline Name##3 make_##Name##3(const Name##4 v) { return make_##Name##3(v.x, v.y, v.z); }       \
    __host__ __device__ inline Name##4 make_##Name##4(const Name##3 v, const Name w = 0) {                             \
        return make_##Name##4(v.x, v.y, v.z, w);                                                                       \
    }
#define HIPPORT_SAMPLE_CONVERT(Name, From)                                                                             \
    __host__ __device__ inline Name##2 make_##Name##2(const From##2 v) {                                               \
        return make_##Name##2(Name(v.x), Name(v.y));                                                                   \
    }                                                                                                                  \
    __host__ __device__ inline Name##3 make_##Name##3(const From##3 v) {                                               \
        return make_##Name##3(Name(v.x), Name(v.y), Name(v.z));                                                        \
    }                                                                                                                  \
    __host__ __device__ inline Name##4 make_##Name##4(const From##4 v) {                                               \
        return make_##Name##4(Name(v.x), Name(v.y), Name(v.z), Name(v.w));                                             \
    }
HIPPORT_SAMPLE_MAKE(float)
HIPPORT_SAMPLE_MAKE(int)
HIPPORT_SAMPLE_MAKE(uint)
HIPPORT_SAMPLE_CONVERT(float, int)
HIPPORT_SAMPLE_CONVERT(float, uint)
HIPPORT_SAMPLE_CONVERT(int, float)
HIPPORT_SAMPLE_CONVERT(int, uint)
HIPPORT_SAMPLE_CONVERT(uint, float)
HIPPORT_SAMPLE_CONVERT(uint, int)
#undef HIPPORT_SAMPLE_CONVERT
#undef HIPPORT_SAMPLE_MAKE

namespace hipport {
namespace samples {

template <class T, unsigned int Rank>
using Vector = HIP_vector_type<T, Rank>;
template <class T, unsigned int Rank>
using Component = decltype(Vector<T, Rank>::x);  // T, from which nothing is deduced

// A function of the components, for each.
template <class Function, class T, class... Others>
__host__ __device__ inline Vector<T, 2> each(Function f, const Vector<T, 2> v, const Others... others) {
    return Vector<T, 2>(f(v.x, others.x...), f(v.y, others.y...));
}
template <class Function, class T, class... Others>
__host__ __device__ inline Vector<T, 3> each(Function f, const Vector<T, 3> v, const Others... others) {
    return Vector<T, 3>(f(v.x, others.x...), f(v.y, others.y...), f(v.z, others.z...));
}
template <class Function, class T, class... Others>
__host__ __device__ inline Vector<T, 4> each(Function f, const Vector<T, 4> v, const Others... others) {
    return Vector<T, 4>(f(v.x, others.x...), f(v.y, others.y...), f(v.z, others.z...), f(v.w, others.w...));
}

template <class T>
__host__ __device__ inline T sum(const Vector<T, 2> v) {
    return v.x + v.y;
}
template <class T>
__host__ __device__ inline T sum(const Vector<T, 3> v) {
    return v.x + v.y + v.z;
}
template <class T>
__host__ __device__ inline T sum(const Vector<T, 4> v) {
    return v.x + v.y + v.z + v.w;
}

struct Lesser {
    __host__ __device__ float operator()(float a, float b) const { return ::fminf(a, b); }
    __host__ __device__ int operator()(int a, int b) const { return b < a ? b : a; }
    __host__ __device__ unsigned int operator()(unsigned int a, unsigned int b) const { return b < a ? b : a; }
};
struct Greater {
    __host__ __device__ float operator()(float a, float b) const { return ::fmaxf(a, b); }
    __host__ __device__ int operator()(int a, int b) const { return a < b ? b : a; }
    __host__ __device__ unsigned int operator()(unsigned int a, unsigned int b) const { return a < b ? b : a; }
};
struct Within {
    template <class T>
    __host__ __device__ T operator()(T value, T least, T most) const {
        return Greater()(least, Lesser()(value, most));
    }
};
struct Down {
    __host__ __device__ float operator()(float a) const { return ::floorf(a); }
};
struct Fraction {
    __host__ __device__ float operator()(float a) const { return a - ::floorf(a); }
};
struct Remainder {
    __host__ __device__ float operator()(float a, float b) const { return ::fmodf(a, b); }
};
struct Magnitude {
    __host__ __device__ float operator()(float a) const { return ::fabsf(a); }
    __host__ __device__ int operator()(int a) const { return a < 0 ? -a : a; }
};
// A cubic from 0 at one edge to 1 at the other.
struct Step {
    __host__ __device__ float operator()(float from, float to, float at) const {
        const float t = Within()((at - from) / (to - from), 0.0f, 1.0f);
        return t * t * (3.0f - 2.0f * t);
    }
};

__host__ __device__ inline float reciprocal_root(const float a) {
#if defined(__HIP_DEVICE_COMPILE__)
    return ::rsqrtf(a);
#else
    return 1.0f / ::sqrtf(a);
#endif
}

}  // namespace samples
}  // namespace hipport

template <unsigned int Rank>
__host__ __device__ inline HIP_vector_type<float, Rank> fminf(
    const HIP_vector_type<float, Rank> a, const HIP_vector_type<float, Rank> b) {
    return hipport::samples::each(hipport::samples::Lesser(), a, b);
}
template <unsigned int Rank>
__host__ __device__ inline HIP_vector_type<float, Rank> fmaxf(
    const HIP_vector_type<float, Rank> a, const HIP_vector_type<float, Rank> b) {
    return hipport::samples::each(hipport::samples::Greater(), a, b);
}
template <unsigned int Rank>
__host__ __device__ inline HIP_vector_type<float, Rank> fmodf(
    const HIP_vector_type<float, Rank> a, const HIP_vector_type<float, Rank> b) {
    return hipport::samples::each(hipport::samples::Remainder(), a, b);
}
template <class T, unsigned int Rank>
__host__ __device__ inline HIP_vector_type<T, Rank> (min)(
    const HIP_vector_type<T, Rank> a, const HIP_vector_type<T, Rank> b) {
    return hipport::samples::each(hipport::samples::Lesser(), a, b);
}
template <class T, unsigned int Rank>
__host__ __device__ inline HIP_vector_type<T, Rank> (max)(
    const HIP_vector_type<T, Rank> a, const HIP_vector_type<T, Rank> b) {
    return hipport::samples::each(hipport::samples::Greater(), a, b);
}
__host__ __device__ inline float fracf(const float a) { return hipport::samples::Fraction()(a); }
template <unsigned int Rank>
__host__ __device__ inline HIP_vector_type<float, Rank> floorf(const HIP_vector_type<float, Rank> a) {
    return hipport::samples::each(hipport::samples::Down(), a);
}
template <unsigned int Rank>
__host__ __device__ inline HIP_vector_type<float, Rank> fracf(const HIP_vector_type<float, Rank> a) {
    return hipport::samples::each(hipport::samples::Fraction(), a);
}
template <unsigned int Rank>
__host__ __device__ inline HIP_vector_type<float, Rank> fabs(const HIP_vector_type<float, Rank> a) {
    return hipport::samples::each(hipport::samples::Magnitude(), a);
}
template <unsigned int Rank>
__host__ __device__ inline HIP_vector_type<int, Rank> (abs)(const HIP_vector_type<int, Rank> a) {
    return hipport::samples::each(hipport::samples::Magnitude(), a);
}
// From a to b as t goes from 0 to 1. That of floats is part of C++ from C++20 on.
#if __cplusplus >= 202002L
using std::lerp;
#else
__host__ __device__ inline float (lerp)(const float a, const float b, const float t) { return a + t * (b - a); }
#endif
template <unsigned int Rank>
__host__ __device__ inline HIP_vector_type<float, Rank> (lerp)(
    const HIP_vector_type<float, Rank> a, const HIP_vector_type<float, Rank> b, const float t) {
    return a + (b - a) * t;
}
__host__ __device__ inline float (clamp)(const float a, const float least, const float most) {
    return hipport::samples::Within()(a, least, most);
}
__host__ __device__ inline int (clamp)(const int a, const int least, const int most) {
    return hipport::samples::Within()(a, least, most);
}
__host__ __device__ inline unsigned int (clamp)(
    const unsigned int a, const unsigned int least, const unsigned int most) {
    return hipport::samples::Within()(a, least, most);
}
template <class T, unsigned int Rank>
__host__ __device__ inline HIP_vector_type<T, Rank> (clamp)(
    const HIP_vector_type<T, Rank> a, const HIP_vector_type<T, Rank> least, const HIP_vector_type<T, Rank> most) {
    return hipport::samples::each(hipport::samples::Within(), a, least, most);
}
template <class T, unsigned int Rank>
__host__ __device__ inline HIP_vector_type<T, Rank> (clamp)(
    const HIP_vector_type<T, Rank> a, const hipport::samples::Component<T, Rank> least,
    const hipport::samples::Component<T, Rank> most) {
    return hipport::samples::each(hipport::samples::Within(), a,
                                  HIP_vector_type<T, Rank>(least), HIP_vector_type<T, Rank>(most));
}
__host__ __device__ inline float smoothstep(const float from, const float to, const float at) {
    return hipport::samples::Step()(from, to, at);
}
template <unsigned int Rank>
__host__ __device__ inline HIP_vector_type<float, Rank> smoothstep(
    const HIP_vector_type<float, Rank> from, const HIP_vector_type<float, Rank> to,
    const HIP_vector_type<float, Rank> at) {
    return hipport::samples::each(hipport::samples::Step(), from, to, at);
}
template <class T, unsigned int Rank>
__host__ __device__ inline T (dot)(const HIP_vector_type<T, Rank> a, const HIP_vector_type<T, Rank> b) {
    return hipport::samples::sum(a * b);
}
template <unsigned int Rank>
__host__ __device__ inline float length(const HIP_vector_type<float, Rank> a) {
    return ::sqrtf((dot)(a, a));
}
template <unsigned int Rank>
__host__ __device__ inline HIP_vector_type<float, Rank> normalize(const HIP_vector_type<float, Rank> a) {
    return a * hipport::samples::reciprocal_root((dot)(a, a));
}
__host__ __device__ inline float3 (cross)(const float3 a, const float3 b) {
    return make_float3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
}
// A ray that comes along `ray`, after a surface of this normal.
__host__ __device__ inline float3 reflect(const float3 ray, const float3 normal) {
    return ray - normal * (2.0f * (dot)(normal, ray));
}

#endif
