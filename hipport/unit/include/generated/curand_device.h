// Written by scripts/unit from the symbol facts.
#pragma once
#include "curand.h"
#include "device.h"
struct curandStateMRG32k3a;
struct curandStateMtgp32;
struct curandStatePhilox4_32_10;
struct curandStateScrambledSobol32;
struct curandStateScrambledSobol64;
struct curandStateSobol32;
struct curandStateSobol64;
struct curandStateTest;
struct curandStateXORWOW;
struct mtgp32_kernel_params;
struct mtgp32_params_fast;
struct normal_args_double_st;
struct normal_args_st;
struct curandStateXORWOW {};
using curandState = curandStateXORWOW;
struct curandStateMRG32k3a {};
using curandStateMRG32k3a_t = curandStateMRG32k3a;
struct curandStateMtgp32 {};
using curandStateMtgp32_t = curandStateMtgp32;
struct curandStatePhilox4_32_10 {};
using curandStatePhilox4_32_10_t = curandStatePhilox4_32_10;
struct curandStateScrambledSobol32 {};
using curandStateScrambledSobol32_t = curandStateScrambledSobol32;
struct curandStateScrambledSobol64 {};
using curandStateScrambledSobol64_t = curandStateScrambledSobol64;
struct curandStateSobol32 {};
using curandStateSobol32_t = curandStateSobol32;
struct curandStateSobol64 {};
using curandStateSobol64_t = curandStateSobol64;
struct curandStateTest {};
using curandStateTest_t = curandStateTest;
using curandStateXORWOW_t = curandStateXORWOW;
using curandState_t = curandStateXORWOW;
struct mtgp32_kernel_params {};
using mtgp32_kernel_params_t = mtgp32_kernel_params;
struct mtgp32_params_fast {};
using mtgp32_params_fast_t = mtgp32_params_fast;
struct normal_args_double_st {};
using normal_args_double_t = normal_args_double_st;
struct normal_args_st {};
using normal_args_t = normal_args_st;
#define CR_CUDART_PI 3.1415926535897931e+0
#define CR_CUDART_TWO_TO_52 4503599627370496.0
#define CURANDDISCRETE_H_
#define CURAND_2PI ( 6.2831855f )
#define CURAND_2PI_DOUBLE ( 6.2831853071795860 )
#define CURAND_2POW32 ( 4294967296.f )
#define CURAND_2POW32_DOUBLE ( 4294967296. )
#define CURAND_2POW32_INV ( 2.3283064e-10f )
#define CURAND_2POW32_INV_2PI ( 2.3283064e-10f * 6.2831855f )
#define CURAND_2POW32_INV_DOUBLE ( 2.3283064365386963e-10 )
#define CURAND_2POW53_INV_2PI_DOUBLE ( 1.1102230246251565e-16 * 6.2831853071795860 )
#define CURAND_2POW53_INV_DOUBLE ( 1.1102230246251565e-16 )
#define CURAND_DISCRETE_H_
#define CURAND_GLOBALS_H
#define CURAND_KERNEL_H_
#define CURAND_LOGNORMAL_H_
#define CURAND_MRG32K3A_MATRICES_DEVICE_QUALIFIERS static __device__
#define CURAND_MRG32K3A_MATRICES_HOST_QUALIFIERS inline
#define CURAND_MRG32K3A_MATRICES_H_
#define CURAND_MTGP32DC_P_11213_H
#define CURAND_MTGP32_H
#define CURAND_MTGP32_HOST_H
#define CURAND_MTGP32_KERNEL_H
#define CURAND_NORMAL_H_
#define CURAND_NORMAL_STATIC_H
#define CURAND_NUM_MTGP32_PARAMS 200
#define CURAND_PHILOX4X32_X__H_
#define CURAND_PI_DOUBLE ( 3.1415926535897932 )
#define CURAND_POISSON_H_
#define CURAND_SQRT2 ( - 1.4142135f )
#define CURAND_SQRT2_DOUBLE ( - 1.4142135623730951 )
#define CURAND_STD std
#define CURAND_UNIFORM_H_
#define CURAND_XORWOW_PRECALCULATED_DEVICE_QUALIFIERS static __device__
#define CURAND_XORWOW_PRECALCULATED_HOST_QUALIFIERS inline
#define CURAND_XORWOW_PRECALCULATED_H_
#define EXTRA_FLAG_LOG_NORMAL 0x00000002
#define EXTRA_FLAG_NORMAL 0x00000001
#define IF_DEVICE_OR_HAVE_ERFCINVF( t , f ) NV_IF_ELSE_TARGET ( NV_IS_DEVICE , t , f )
#define KNUTH_FLOAT_CONST 60.0
#define LARGE_SIZE ( THREAD_NUM * 3 )
#define MAGIC_DOUBLE_CONST 500.0
#define MAX_LAMBDA 400000
#define MAX_XOR_N ( 5 )
#define MEXP 11213
#define MIN_GAUSS_LAMBDA 2000
#define MRG32K3A_A12 1403580.
#define MRG32K3A_A13N 810728.
#define MRG32K3A_A21 527612.
#define MRG32K3A_A23N 1370589.
#define MRG32K3A_BITS_NORM 1.000000048662
#define MRG32K3A_MOD1 4294967087.
#define MRG32K3A_MOD2 4294944443.
#define MRG32K3A_NORM ( 2.3283065498378288e-10 )
#define MTGP32_M2_BINARY_DIVIDE 32
#define MTGP32_STATE_MASK 1023
#define MTGP32_STATE_SIZE 1024
#define MTGPDC_CEIL_2P 512
#define MTGPDC_FLOOR_2P 256
#define MTGPDC_MEXP 11213
#define MTGPDC_N 351
#define MTGPDC_PARAM_TABLE mtgp32dc_params_fast_11213
#define PHILOX_M4x32_0 ( 0xD2511F53 )
#define PHILOX_M4x32_1 ( 0xCD9E8D57 )
#define PHILOX_W32_0 ( 0x9E3779B9 )
#define PHILOX_W32_1 ( 0xBB67AE85 )
#define PRECALC_BLOCK_MASK ( ( 1 << PRECALC_BLOCK_SIZE ) - 1 )
#define PRECALC_BLOCK_SIZE ( 2 )
#define PRECALC_MATRIX_SIZE ( 800 )
#define PRECALC_NUM_MATRICES ( 32 )
#define QUALIFIERS static __forceinline__ __device__
#define QUALIFIERS_STATIC __host__ __device__ __forceinline__
#define SKIPAHEAD_BLOCKSIZE ( 4 )
#define SKIPAHEAD_MASK ( ( 1 << SKIPAHEAD_BLOCKSIZE ) - 1 )
#define SOBOL64_ITR_BINARY_DIVIDE 2
#define SOBOL_M2_BINARY_DIVIDE 10
#define TBL_SIZE 16
#define THREAD_NUM MTGPDC_FLOOR_2P
#define XORWOW_SEQUENCE_SPACING ( 67 )
__device__ void Philox_State_Incr(curandStatePhilox4_32_10_t *, unsigned long long);
__device__ void Philox_State_Incr(curandStatePhilox4_32_10_t *);
__device__ void Philox_State_Incr_hi(curandStatePhilox4_32_10_t *, unsigned long long);
__device__ float __cr_exp(float);
__device__ double __cr_lgamma_integer(int);
__device__ float __cr_log(float);
__device__ float __cr_pgammainc(float, float);
__device__ float __cr_pgammaincinv(float, float);
__device__ float __cr_rcp(float);
__device__ float __cr_rsqrt(float);
__device__ int __curand_find_trailing_zero(unsigned int);
__device__ int __curand_find_trailing_zero(unsigned long long);
template <class T0> __device__ void __curand_generate_skipahead_matrix_xor(unsigned int[]);
__device__ double __curand_ldg_war(const double *);
__device__ unsigned int __curand_ldg_war(const unsigned int *);
__device__ void __curand_matcopy(unsigned int *, unsigned int *, int);
__device__ void __curand_matidentity(unsigned int *, int);
__device__ void __curand_matmat(unsigned int *, unsigned int *, int);
__device__ void __curand_matpow(unsigned int *, unsigned int *, unsigned long long, int);
__device__ void __curand_matvec(unsigned int *, unsigned int *, unsigned int *, int);
template <class T0> __device__ void __curand_matvec_inplace(unsigned int *, unsigned int *);
__device__ unsigned long long __curand_umad(unsigned int, unsigned int, unsigned long long);
__device__ unsigned long long __curand_umul(unsigned int, unsigned int);
__device__ void __curand_veccopy(unsigned int *, unsigned int *, int);
__device__ double * __get__cr_lgamma_table_host();
__device__ unsigned int * __get_mrg32k3a_matrix(int);
__device__ unsigned int * __get_mrg32k3a_matrix_host(int);
__device__ unsigned int * __get_precalculated_matrix(int);
__device__ unsigned int * __get_precalculated_matrix_host(int);
template <class T0> __device__ unsigned int _curand_M2_double(T0, curandDistributionM2Shift_t);
template <class T0> __device__ uint4 _curand_M2_double4(T0, curandDistributionM2Shift_t);
template <class T0> __device__ unsigned int _curand_binary_search_double(T0, curandDistributionShift_t);
__device__ float2 _curand_box_muller(unsigned int, unsigned int);
__device__ double2 _curand_box_muller_double(unsigned int, unsigned int, unsigned int, unsigned int);
template <class T0> __device__ unsigned int _curand_discrete(T0, curandDiscreteDistribution_t);
__device__ void _curand_init_inplace(unsigned long long, unsigned long long, unsigned long long, curandStateXORWOW_t *);
__device__ void _curand_init_scratch(unsigned long long, unsigned long long, unsigned long long, curandStateXORWOW_t *, unsigned int *);
__device__ float _curand_normal_icdf(unsigned int);
__device__ float _curand_normal_icdf(unsigned long long);
__device__ double _curand_normal_icdf_double(unsigned int);
__device__ double _curand_normal_icdf_double(unsigned long long);
template <class T0> __device__ unsigned int _curand_poisson(T0, double);
template <class T0> __device__ unsigned int _curand_poisson_ITR_double(T0, double);
template <class T0> __device__ unsigned int _curand_poisson_from_normal(T0, double);
__device__ float _curand_uniform(unsigned int);
__device__ float _curand_uniform(unsigned long long);
__device__ float4 _curand_uniform4(uint4);
__device__ double _curand_uniform_double(unsigned int);
__device__ double _curand_uniform_double(unsigned long long);
__device__ double _curand_uniform_double_excluding_one(unsigned int);
__device__ double _curand_uniform_double_excluding_one(unsigned long long);
__device__ double _curand_uniform_double_hq(unsigned int, unsigned int);
__device__ uint4 _philox4x32round(uint4, uint2);
template <class T0> __device__ void _skipahead_inplace(const unsigned long long, T0 *);
template <class T0> __device__ void _skipahead_scratch(unsigned long long, T0 *, unsigned int *);
template <class T0> __device__ void _skipahead_sequence_inplace(unsigned long long, T0 *);
template <class T0> __device__ void _skipahead_sequence_scratch(unsigned long long, T0 *, unsigned int *);
__device__ unsigned int curand(curandStateMtgp32_t *);
__device__ unsigned int curand(curandStateTest_t *);
__device__ unsigned int curand(curandStateXORWOW_t *);
__device__ unsigned int curand(curandStatePhilox4_32_10_t *);
__device__ unsigned int curand(curandStateMRG32k3a_t *);
__device__ unsigned int curand(curandStateSobol32_t *);
__device__ unsigned int curand(curandStateScrambledSobol32_t *);
__device__ unsigned long long curand(curandStateSobol64_t *);
__device__ unsigned long long curand(curandStateScrambledSobol64_t *);
__device__ uint4 curand4(curandStatePhilox4_32_10_t *);
__device__ curandStatus_t curandMakeMTGP32Constants(const mtgp32_params_fast_t[], mtgp32_kernel_params_t *);
template <class T0> __device__ curandStatus_t curandMakeMTGP32ConstantsImpl(const mtgp32_params_fast_t[], T0 *, const int);
__device__ curandStatus_t curandMakeMTGP32KernelState(curandStateMtgp32_t *, mtgp32_params_fast_t[], mtgp32_kernel_params_t *, int, unsigned long long);
template <class T0> __device__ unsigned int curand_M2_double(T0 *, curandDistributionM2Shift_t);
template <class T0> __device__ uint4 curand_M2_double4(T0 *, curandDistributionM2Shift_t);
__device__ double curand_MRG32k3a(curandStateMRG32k3a_t *);
__device__ void curand_MRGmatMul3x3(unsigned int[][3], unsigned int[][3], unsigned int[][3], double);
__device__ void curand_MRGmatPow3x3(unsigned int[][3][3], unsigned int[][3], double, unsigned long long);
__device__ void curand_MRGmatVecMul3x3(unsigned int[][3], unsigned int[], double);
__device__ double curand_MRGmod(double, double);
__device__ double curand_MRGmodMul(double, double, double);
__device__ uint4 curand_Philox4x32_10(uint4, uint2);
template <class T0> __device__ unsigned int curand__discrete(T0, curandDiscreteDistribution_t);
template <class T0> __device__ uint4 curand__discrete4(T0, curandDiscreteDistribution_t);
template <class T0> __device__ unsigned int curand_binary_search_double(T0 *, curandDistributionShift_t);
template <class T0> __device__ float2 curand_box_muller(T0 *);
template <class T0> __device__ double2 curand_box_muller2_double(T0 *);
template <class T0> __device__ float4 curand_box_muller4(T0 *);
template <class T0> __device__ double4 curand_box_muller4_double(T0 *);
template <class T0> __device__ double2 curand_box_muller_double(T0 *);
__device__ float2 curand_box_muller_mrg(curandStateMRG32k3a_t *);
__device__ double2 curand_box_muller_mrg_double(curandStateMRG32k3a_t *);
__device__ unsigned int curand_discrete(curandStateXORWOW_t *, curandDiscreteDistribution_t);
__device__ unsigned int curand_discrete(curandStatePhilox4_32_10_t *, curandDiscreteDistribution_t);
__device__ unsigned int curand_discrete(curandStateMRG32k3a_t *, curandDiscreteDistribution_t);
__device__ unsigned int curand_discrete(curandStateMtgp32_t *, curandDiscreteDistribution_t);
__device__ unsigned int curand_discrete(curandStateSobol32_t *, curandDiscreteDistribution_t);
__device__ unsigned int curand_discrete(curandStateScrambledSobol32_t *, curandDiscreteDistribution_t);
__device__ unsigned int curand_discrete(curandStateSobol64_t *, curandDiscreteDistribution_t);
__device__ unsigned int curand_discrete(curandStateScrambledSobol64_t *, curandDiscreteDistribution_t);
__device__ uint4 curand_discrete4(curandStatePhilox4_32_10_t *, curandDiscreteDistribution_t);
__device__ void curand_init(unsigned long long, unsigned long long, unsigned long long, curandStateTest_t *);
__device__ void curand_init(unsigned long long, unsigned long long, unsigned long long, curandStateXORWOW_t *);
__device__ void curand_init(unsigned long long, unsigned long long, unsigned long long, curandStatePhilox4_32_10_t *);
__device__ void curand_init(unsigned long long, unsigned long long, unsigned long long, curandStateMRG32k3a_t *);
__device__ void curand_init(curandDirectionVectors32_t, unsigned int, curandStateSobol32_t *);
__device__ void curand_init(curandDirectionVectors32_t, unsigned int, unsigned int, curandStateScrambledSobol32_t *);
__device__ void curand_init(curandDirectionVectors64_t, unsigned long long, curandStateSobol64_t *);
__device__ void curand_init(curandDirectionVectors64_t, unsigned long long, unsigned long long, curandStateScrambledSobol64_t *);
__device__ float curand_log_normal(curandStateXORWOW_t *, float, float);
__device__ float curand_log_normal(curandStatePhilox4_32_10_t *, float, float);
__device__ float curand_log_normal(curandStateMRG32k3a_t *, float, float);
__device__ float curand_log_normal(curandStateMtgp32_t *, float, float);
__device__ float curand_log_normal(curandStateSobol32_t *, float, float);
__device__ float curand_log_normal(curandStateScrambledSobol32_t *, float, float);
__device__ float curand_log_normal(curandStateSobol64_t *, float, float);
__device__ float curand_log_normal(curandStateScrambledSobol64_t *, float, float);
__device__ float2 curand_log_normal2(curandStateXORWOW_t *, float, float);
__device__ float2 curand_log_normal2(curandStatePhilox4_32_10_t *, float, float);
__device__ float2 curand_log_normal2(curandStateMRG32k3a_t *, float, float);
__device__ double2 curand_log_normal2_double(curandStateXORWOW_t *, double, double);
__device__ double2 curand_log_normal2_double(curandStatePhilox4_32_10_t *, double, double);
__device__ double2 curand_log_normal2_double(curandStateMRG32k3a_t *, double, double);
__device__ float4 curand_log_normal4(curandStatePhilox4_32_10_t *, float, float);
__device__ double4 curand_log_normal4_double(curandStatePhilox4_32_10_t *, double, double);
__device__ double curand_log_normal_double(curandStateXORWOW_t *, double, double);
__device__ double curand_log_normal_double(curandStatePhilox4_32_10_t *, double, double);
__device__ double curand_log_normal_double(curandStateMRG32k3a_t *, double, double);
__device__ double curand_log_normal_double(curandStateMtgp32_t *, double, double);
__device__ double curand_log_normal_double(curandStateSobol32_t *, double, double);
__device__ double curand_log_normal_double(curandStateScrambledSobol32_t *, double, double);
__device__ double curand_log_normal_double(curandStateSobol64_t *, double, double);
__device__ double curand_log_normal_double(curandStateScrambledSobol64_t *, double, double);
__device__ float curand_mtgp32_single(curandStateMtgp32_t *);
__device__ float curand_mtgp32_single_specific(curandStateMtgp32_t *, unsigned char, unsigned char);
__device__ unsigned int curand_mtgp32_specific(curandStateMtgp32_t *, unsigned char, unsigned char);
__device__ float curand_normal(curandStateXORWOW_t *);
__device__ float curand_normal(curandStatePhilox4_32_10_t *);
__device__ float curand_normal(curandStateMRG32k3a_t *);
__device__ float curand_normal(curandStateMtgp32_t *);
__device__ float curand_normal(curandStateSobol32_t *);
__device__ float curand_normal(curandStateScrambledSobol32_t *);
__device__ float curand_normal(curandStateSobol64_t *);
__device__ float curand_normal(curandStateScrambledSobol64_t *);
__device__ float2 curand_normal2(curandStateXORWOW_t *);
__device__ float2 curand_normal2(curandStatePhilox4_32_10_t *);
__device__ float2 curand_normal2(curandStateMRG32k3a_t *);
__device__ double2 curand_normal2_double(curandStateXORWOW_t *);
__device__ double2 curand_normal2_double(curandStatePhilox4_32_10_t *);
__device__ double2 curand_normal2_double(curandStateMRG32k3a_t *);
__device__ float4 curand_normal4(curandStatePhilox4_32_10_t *);
__device__ double4 curand_normal4_double(curandStatePhilox4_32_10_t *);
__device__ double curand_normal_double(curandStateXORWOW_t *);
__device__ double curand_normal_double(curandStatePhilox4_32_10_t *);
__device__ double curand_normal_double(curandStateMRG32k3a_t *);
__device__ double curand_normal_double(curandStateMtgp32_t *);
__device__ double curand_normal_double(curandStateSobol32_t *);
__device__ double curand_normal_double(curandStateScrambledSobol32_t *);
__device__ double curand_normal_double(curandStateSobol64_t *);
__device__ double curand_normal_double(curandStateScrambledSobol64_t *);
__device__ unsigned int curand_poisson(curandStateXORWOW_t *, double);
__device__ unsigned int curand_poisson(curandStatePhilox4_32_10_t *, double);
__device__ unsigned int curand_poisson(curandStateMRG32k3a_t *, double);
__device__ unsigned int curand_poisson(curandStateMtgp32_t *, double);
__device__ unsigned int curand_poisson(curandStateSobol32_t *, double);
__device__ unsigned int curand_poisson(curandStateScrambledSobol32_t *, double);
__device__ unsigned int curand_poisson(curandStateSobol64_t *, double);
__device__ unsigned int curand_poisson(curandStateScrambledSobol64_t *, double);
__device__ uint4 curand_poisson4(curandStatePhilox4_32_10_t *, double);
template <class T0> __device__ unsigned int curand_poisson_from_normal(T0, double);
template <class T0> __device__ uint4 curand_poisson_from_normal4(T0, double);
template <class T0> __device__ unsigned int curand_poisson_gammainc(T0, float);
template <class T0> __device__ uint4 curand_poisson_gammainc4(T0, float);
template <class T0> __device__ unsigned int curand_poisson_knuth(T0 *, float);
template <class T0> __device__ uint4 curand_poisson_knuth4(T0 *, float);
__device__ float curand_uniform(curandStateTest_t *);
__device__ float curand_uniform(curandStateXORWOW_t *);
__device__ float curand_uniform(curandStateMRG32k3a_t *);
__device__ float curand_uniform(curandStatePhilox4_32_10_t *);
__device__ float curand_uniform(curandStateMtgp32_t *);
__device__ float curand_uniform(curandStateSobol32_t *);
__device__ float curand_uniform(curandStateScrambledSobol32_t *);
__device__ float curand_uniform(curandStateSobol64_t *);
__device__ float curand_uniform(curandStateScrambledSobol64_t *);
__device__ double2 curand_uniform2_double(curandStatePhilox4_32_10_t *);
__device__ float4 curand_uniform4(curandStatePhilox4_32_10_t *);
__device__ double4 curand_uniform4_double(curandStatePhilox4_32_10_t *);
__device__ double curand_uniform_double(curandStateTest_t *);
__device__ double curand_uniform_double(curandStateXORWOW_t *);
__device__ double curand_uniform_double(curandStateMRG32k3a_t *);
__device__ double curand_uniform_double(curandStateMtgp32_t *);
__device__ double curand_uniform_double(curandStatePhilox4_32_10_t *);
__device__ double curand_uniform_double(curandStateSobol32_t *);
__device__ double curand_uniform_double(curandStateScrambledSobol32_t *);
__device__ double curand_uniform_double(curandStateSobol64_t *);
__device__ double curand_uniform_double(curandStateScrambledSobol64_t *);
__device__ void curnand_MRGmatPow2Pow3x3(double[][3], double[][3], double, unsigned long);
__device__ unsigned int ini_func1(unsigned int);
__device__ unsigned int ini_func2(unsigned int);
__device__ int mtgp32_init_by_array(unsigned int[], const mtgp32_params_fast_t *, unsigned int *, int);
__device__ int mtgp32_init_by_str(unsigned int[], const mtgp32_params_fast_t *, unsigned char *);
__device__ void mtgp32_init_state(unsigned int[], const mtgp32_params_fast_t *, unsigned int);
__device__ unsigned int mulhilo32(unsigned int, unsigned int, unsigned int *);
__device__ unsigned int para_rec(mtgp32_kernel_params_t *, unsigned int, unsigned int, unsigned int, int);
__device__ void skipahead(unsigned long long, curandStateTest_t *);
__device__ void skipahead(unsigned long long, curandStateXORWOW_t *);
__device__ void skipahead(unsigned long long, curandStatePhilox4_32_10_t *);
__device__ void skipahead(unsigned long long, curandStateMRG32k3a_t *);
__device__ void skipahead_sequence(unsigned long long, curandStateXORWOW_t *);
__device__ void skipahead_sequence(unsigned long long, curandStatePhilox4_32_10_t *);
__device__ void skipahead_sequence(unsigned long long, curandStateMRG32k3a_t *);
__device__ void skipahead_subsequence(unsigned long long, curandStateMRG32k3a_t *);
__device__ unsigned int temper(mtgp32_kernel_params_t *, unsigned int, unsigned int, int);
__device__ unsigned int temper_single(mtgp32_kernel_params_t *, unsigned int, unsigned int, int);
