// Macros of another file that open and close namespaces: marks go after them.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <lab/config.h>

LAB_NS_BEGIN

struct Color {
    float r;
    __host__ __device__ Color();
    __host__ __device__ float at(float t) const;
    __host__ __device__ void fade();
    __host__ __device__ SCOPE_END_T end() const;
};

template <class T> struct List {
    T *items;
    __host__ __device__ List();
};

LAB_NS_END  // of lab

LAB_NS_BEGIN

// black
Color::Color() : r(0) {}
//> __host__ __device__ Color::Color() : r(0) {}  // HP231@1

LAB_NS_END
NAMESPACE_BEGIN(lab)

template <class T> List<T>::List() : items(0) {}
//> template <class T> __host__ __device__ List<T>::List() : items(0) {}  // HP231@20

NAMESPACE_END(lab)
__BEGIN_DECLS
float Color::at(float t) const { return r * t; }
//> __host__ __device__ float Color::at(float t) const { return r * t; }  // HP231@1
__END_DECLS
void Color::fade() { r = 0; }
//> __host__ __device__ void Color::fade() { r = 0; }  // HP231@1

// a type of such a name, which is not alone in its line
SCOPE_END_T Color::end() const { return 1; }
//> __host__ __device__ SCOPE_END_T Color::end() const { return 1; }  // HP231@1
