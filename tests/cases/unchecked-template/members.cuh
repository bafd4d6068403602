#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

template <class T>
struct Ring {
    T *data;
    unsigned count;
    __device__ T get(unsigned i) const { return this->data[i % this->cuont]; }
//~                                                                  ^~~~~ HP242 info:
//~   Ring has no member cuont: the function compiles as long as nobody uses it
//~   remedy: correct the name, or remove the function
//>     __device__ T get(unsigned i) const { return this->data[i % (this + 0)->cuont]; }  // HP242@64
    __device__ void set(unsigned i, T value) { this->at(i) = value; }
//~                                                  ^~ HP242 info:
//~   Ring has no member at: the function compiles as long as nobody uses it
//~   remedy: correct the name, or remove the function
//>     __device__ void set(unsigned i, T value) { (this + 0)->at(i) = value; }  // HP242@48
};

template <class T>
struct Window : Ring<T> {
    __device__ T first() const { return this->front(0); }
};

#define FIELDS(type) type value, other;
template <class T>
struct Record {
    FIELDS(T)
    __device__ T get() const { return this->value + this->get(1) + this->other; }
    __device__ T get(int i) const;
};

struct Plain {
    int x;
    __device__ int get() const { return this->x; }
};
