// A template for a vector and a number of a certain type is as good as HIP's with a number of any type.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#define HD __host__ __device__ inline
template <class V> struct traits;
template <> struct traits<float3> { using type = float; };

template <class V> HD V operator*(V a, float s) { a.x *= s; return a; }
//> template <class V> __attribute__((enable_if(true, __FILE__))) HD V operator*(V a, float s) { a.x *= s; return a; }  // HP298@20
template <typename V> HD V operator*(float s, const V &a) { return a * s; }
//> template <typename V> __attribute__((enable_if(true, __FILE__))) HD V operator*(float s, const V &a) { return a * s; }  // HP298@23
template <class V> __host__ __device__ auto operator/(const V &a, const double &s) -> decltype(V{a.x, a.y, a.z}) { V r = a; r.x /= s; return r; }
//> template <class V> __attribute__((enable_if(true, __FILE__))) __host__ __device__ auto operator/(const V &a, const double &s) -> decltype(V{a.x, a.y, a.z}) { V r = a; r.x /= s; return r; }  // HP298@20
template <class V, class = typename traits<V>::type> HD V &operator*=(V &a, float s) { a.x *= s; return a; }
//> template <class V, class = typename traits<V>::type> __attribute__((enable_if(true, __FILE__))) HD V &operator*=(V &a, float s) { a.x *= s; return a; }  // HP298@54
template <class V> HD typename std::enable_if<sizeof(V) == 12, V>::type operator-(V a, float s) { a.x -= s; return a; }
//> template <class V> __attribute__((enable_if(true, __FILE__))) HD typename std::enable_if<sizeof(V) == 12, V>::type operator-(V a, float s) { a.x -= s; return a; }  // HP298@20
#if __cplusplus >= 202002L
template <class V> concept Vector = sizeof(traits<V>) > 0;
template <Vector V> HD V operator+(V a, int s) { a.x += s; return a; }
//> template <Vector V> __attribute__((enable_if(true, __FILE__))) HD V operator+(V a, int s) { a.x += s; return a; }  // HP298@21
#endif

// for one side, which the compiler prefers; with a number of any type; another kind of type
template <class V> __device__ V operator+(V a, unsigned s) { a.x += s; return a; }
template <class V, class S> HD V operator+(V a, S s) { a.x += s; return a; }
template <class V> HD V operator+(V a, typename traits<V>::type s) { a.x += s; return a; }
template <class T> HD float3 operator*(float3 a, T s) { a.x *= s; return a; }
template <class V> HD V operator%(V a, int s) { a.x %= s; return a; }
template <class V> HD V operator*(V *a, float s) { return *a; }
