#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct Times {
    float all;
};
template <class T>
void multiply(const T &a, const T &b, Times &times = Times());
//~                                          ^~~~~~~~~~~~~~~ HP242 error 'times':
//~   times is a reference, and its default value a temporary: clang checks this
//~   remedy: take a const reference, or a value
template <class T, int N>
void add(T *a, Times &times = Times{}, int n = N);
//~                   ^~~~~~~~~~~~~~~ HP242 error 'times':
//~   times is a reference, and its default value a temporary: clang checks this
//~   remedy: take a const reference, or a value

// Of the template's parameter, of a variable, and a constant reference.
template <class T>
void clear(T *a, T &value = T());
extern Times common;
template <class T>
void divide(T *a, Times &times = common, const Times &other = Times());
