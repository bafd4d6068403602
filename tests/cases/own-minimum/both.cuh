#pragma once
template <typename T> __host__ __device__ inline T max(T a, T b);
//> template <typename T> __host__ inline T max(T a, T b);  // HP277@32
template <typename T> __host__ __device__ inline T max(T a, T b) { return a > b ? a : b; }
//> template <typename T> __host__ inline T max(T a, T b) { return a > b ? a : b; }  // HP277@32

template <typename T>
inline __device__ __host__
//> inline __host__  // HP277@8
T min(T a, T b) { return a < b ? a : b; }
