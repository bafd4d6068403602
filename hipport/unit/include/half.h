// The 16-bit floating-point types, which CUDA's programs use like numbers.
#pragma once
#include "generated/device.h"

struct __half_raw { unsigned short x; };
struct __half2_raw { unsigned short x, y; };
struct __nv_bfloat16_raw { unsigned short x; };
struct __nv_bfloat162_raw { unsigned short x, y; };

#define HIPPORT_NUMBER(Type, Raw)                                                        \
    struct Type {                                                                        \
        unsigned short x;                                                                \
        Type() = default;                                                                \
        __host__ __device__ constexpr Type(const Raw &);                                 \
        __host__ __device__ constexpr Type(float);                                       \
        __host__ __device__ constexpr Type(double);                                      \
        __host__ __device__ constexpr Type(int);                                         \
        __host__ __device__ constexpr Type(unsigned);                                    \
        __host__ __device__ constexpr Type(short);                                       \
        __host__ __device__ constexpr Type(unsigned short);                              \
        __host__ __device__ constexpr Type(long long);                                   \
        __host__ __device__ constexpr Type(unsigned long long);                          \
        __host__ __device__ operator Raw() const;                                        \
        __host__ __device__ operator float() const;                                      \
        __host__ __device__ explicit operator bool() const;                              \
        __host__ __device__ explicit operator int() const;                               \
        __host__ __device__ explicit operator unsigned() const;                          \
        __host__ __device__ Type &operator=(float);                                      \
        __host__ __device__ Type &operator=(double);                                     \
    };
#define HIPPORT_PAIR(Type, Number, Raw)                                                  \
    struct Type {                                                                        \
        Number x, y;                                                                     \
        Type() = default;                                                                \
        __host__ __device__ constexpr Type(const Number &, const Number &);              \
        __host__ __device__ constexpr Type(const Raw &);                                 \
        __host__ __device__ operator Raw() const;                                        \
    };
#define HIPPORT_ARITHMETIC(Type)                                                         \
    __host__ __device__ Type operator+(const Type &, const Type &);                      \
    __host__ __device__ Type operator-(const Type &, const Type &);                      \
    __host__ __device__ Type operator*(const Type &, const Type &);                      \
    __host__ __device__ Type operator/(const Type &, const Type &);                      \
    __host__ __device__ Type &operator+=(Type &, const Type &);                          \
    __host__ __device__ Type &operator-=(Type &, const Type &);                          \
    __host__ __device__ Type &operator*=(Type &, const Type &);                          \
    __host__ __device__ Type &operator/=(Type &, const Type &);                          \
    __host__ __device__ Type operator+(const Type &);                                    \
    __host__ __device__ Type operator-(const Type &);                                    \
    __host__ __device__ Type &operator++(Type &);                                        \
    __host__ __device__ bool operator==(const Type &, const Type &);                     \
    __host__ __device__ bool operator!=(const Type &, const Type &);                     \
    __host__ __device__ bool operator<(const Type &, const Type &);                      \
    __host__ __device__ bool operator>(const Type &, const Type &);                      \
    __host__ __device__ bool operator<=(const Type &, const Type &);                     \
    __host__ __device__ bool operator>=(const Type &, const Type &);

HIPPORT_NUMBER(__half, __half_raw)
HIPPORT_NUMBER(__nv_bfloat16, __nv_bfloat16_raw)
HIPPORT_PAIR(__half2, __half, __half2_raw)
HIPPORT_PAIR(__nv_bfloat162, __nv_bfloat16, __nv_bfloat162_raw)
HIPPORT_ARITHMETIC(__half)
HIPPORT_ARITHMETIC(__half2)
HIPPORT_ARITHMETIC(__nv_bfloat16)
HIPPORT_ARITHMETIC(__nv_bfloat162)
#undef HIPPORT_NUMBER
#undef HIPPORT_PAIR
#undef HIPPORT_ARITHMETIC

using half = __half;
using half2 = __half2;
