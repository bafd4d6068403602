#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <type_traits>
template <class T> struct Store {
    void fill(T value, int n);
    template <class U> int count(U value) const;
    bool operator()(int n) const;
    T last = T(1);
};
template <class T> void Store<T>::fill(T value = T(0), int n = (1, 2)) { last = value; }
//> template <class T> void Store<T>::fill(T value, int n) { last = value; }  // HP250@47 HP250@61
template <class T> template <class U> int Store<T>::count(U value = 7) const { return 0; }
//> template <class T> template <class U> int Store<T>::count(U value) const { return 0; }  // HP250@66
template <class T> bool Store<T>::operator()(int n = 3) const { return n; }
//> template <class T> bool Store<T>::operator()(int n) const { return n; }  // HP250@51
template <class T> void show(T value, const char *title);
template <class T> void show(T value, const char *title = "") {}
//> template <class T> void show(T value, const char *title) {}  // HP250@56
struct Plain {
    void clear(int n);
    template <class T> void put(T value);
};
void Plain::clear(int n = 3) {}
template <class T> void Plain::put(T value /* none */ = 3) {}
//> template <class T> void Plain::put(T value /* none */) {}  // HP250@54
template <class T> T twice(T value);
template <class T> T twice(T value = 3) { return 2 * value; }
//> template <class T> T twice(T value) { return 2 * value; }  // HP250@35
#ifdef LAB_ONE
template <class T> void put(T value, int n = 0) { wide(value, n); }
template <class T> int all(T value);
template <class T> int all(T value = 3) { return 3; }
//> template <class T> int all(T value) { return 3; }  // HP250@35
#else
template <class T> void put(T value, int n = 0) {}
template <class T> int all(T value = 3) { return 4; }
#endif
template <class T> void copy(T value, std::enable_if_t<(T::rank == 2)> * = nullptr) {}
template <class T> void copy(T value, std::enable_if_t<(T::rank == 3)> * = nullptr) {}
template <class T> void fill(T value, std::enable_if_t<(T::rank == 2)> *);
template <class T> void fill(T value, std::enable_if_t<(T::rank == 2)> * = nullptr) {}
//> template <class T> void fill(T value, std::enable_if_t<(T::rank == 2)> *) {}  // HP250@73
template <class T> bool is_same(T value, bool same);
template <class T> bool is_same(T value, bool same = T::size == 3) { return same; }
//> template <class T> bool is_same(T value, bool same) { return same; }  // HP250@51
template <int D, class T> void each(T body, int n = 0) {}
template <int D, int N, class T> void each(T body, int n = 0) {}
template <class T> std::enable_if_t<std::is_integral_v<T>> mean(T value, int steps = 20) {}
template <class T> std::enable_if_t<std::is_floating_point_v<T>> mean(T value, int steps = 20) {}
template <typename U, int N = 3> __device__ U row(U value, int n);
template <class T, int M> __device__ inline T row(T value, int n = 1) { return value; }
//> template <class T, int M> __device__ inline T row(T value, int n) { return value; }  // HP250@65
template <class T> T thrice(T value = 3) { return 3 * value; }
template <class T> T thrice(T value, int n);
template <> int twice<int>(int value) { return value; }
__global__ void kernel(int *x) { *x = 1; }
