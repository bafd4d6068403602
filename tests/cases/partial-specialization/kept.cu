#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
template <int N, class T> void run(T *x) {}
template <> void run<1, float>(float *x) { *x = 1; }
template void run<2, float>(float *x);
template <class T> struct Row {
    template <class U> __device__ Row<T>(const Row<U> &other);
    template <class U> Row<U> as() const;
    template <class U> friend Row<U> operator+(const Row<U> &a, const Row<U> &b);
    template <class U> bool operator<(const Row<U> &other) const;
    template <class U> operator Row<U>() const;
};
template <class T> template <class U> Row<T>::Row(const Row<U> &other) {}
//> template <class T> template <class U> __device__ Row<T>::Row(const Row<U> &other) {}  // HP231@39
template <class T> template <class U> Row<U> Row<T>::as() const { return Row<U>(*this); }
template <class T> Row<T> make(T x) { return Row<T>(x); }
template <class T> Row(T) -> Row<T>;
template <class T, int N> T (&rows(T (&x)[N]))[N];
template <class F, class T = decltype(run<1, float>(nullptr))> void call(F f);
template <class F> auto apply(F f) -> decltype(run<1, float>(nullptr));
template <class T> constexpr bool IS_ROW = false;
template <class T> constexpr bool IS_ROW<Row<T>> = bool(true);
template <class T> using Rows = Row<Row<T>>;
template <class T, class = Row<T>> struct Wide : Row<T> { Wide() : Row<T>(0) {} };
