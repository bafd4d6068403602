#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
template <typename A, int n = 4>
struct Store {
    template <typename T> void put(T value);
    template <typename T, typename U = int> static U *get(const T &at);
    template <int k> __device__ int nth();
    template <typename T> void put_all(T value);
    A *all;
};
template <typename A, int n>
template <typename T>
void Store<A, n>::put<T>(T value) { all[0] = value; }
//> void Store<A, n>::put(T value) { all[0] = value; }  // HP249@22
template <typename A, int n>
template <typename T, typename U>
U *Store<A, n>::get<T, U>(const T &at) { return nullptr; }
//> U *Store<A, n>::get(const T &at) { return nullptr; }  // HP249@20
template <typename A, int n> template <int k>
__device__ int Store<A, n>::nth< k >() { return k; }
//> __device__ int Store<A, n>::nth() { return k; }  // HP249@32
template <typename T> struct Same { typedef T type; };
template <typename T> typename Same<T>::type twice(T x);
template <typename T>
typename Same<T>::type twice<T>(T x) { return x + x; }
//> typename Same<T>::type twice(T x) { return x + x; }  // HP249@29
template <typename T, int n, typename U = Store<T, n>> void many(T (&x)[n]);
template <typename T, int n, typename U> void many<T, n, U>(T (&x)[n]) {}
//> template <typename T, int n, typename U> void many(T (&x)[n]) {}  // HP249@51
// What says something else, or calls, stays.
template <> template <> void Store<int>::put<float>(float value) {}
template <typename A, int n> template <typename T>
void Store<A, n>::put_all(T value) { put<T>(value); this->template put<T>(value); }
template <typename T> int size = sizeof(twice<T>(T()));
template int twice<int>(int x);
template <typename T> class Friendly { friend typename Same<T>::type twice<T>(T x); };
