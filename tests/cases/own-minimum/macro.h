#pragma once
#ifdef __CUDACC__
//> #ifdef __HIPCC__  // HP602@8
#define HD __host__ __device__
#else
#define HD
#endif
template <typename T>
//-  // HP277@22
HD T max(T x, T y) { return x > y ? x : y; }
//> template <typename T>
//> #ifdef __HIPCC__
//> __host__
//> #else
//> HD
//> #endif
//> T max(T x, T y) { return x > y ? x : y; }
template <typename T> HD T min(T x, T y) {
//> template <typename T>  // HP277@22
//> #ifdef __HIPCC__
//> __host__
//> #else
//> HD
//> #endif
//> T min(T x, T y) {
    return x < y ? x : y;
}
