// Written by scripts/unit from the symbol facts.
#pragma once
#include "runtime.h"
enum curandMethod { CURAND_CHOOSE_BEST = 0, CURAND_ITR = 1, CURAND_KNUTH = 2, CURAND_HITR = 3, CURAND_M1 = 4, CURAND_M2 = 5, CURAND_BINARY_SEARCH = 6, CURAND_DISCRETE_GAUSS = 7, CURAND_REJECTION = 8, CURAND_DEVICE_API = 9, CURAND_FAST_REJECTION = 10, CURAND_3RD = 11, CURAND_DEFINITION = 12, CURAND_POISSON = 13 };
enum curandDirectionVectorSet { CURAND_DIRECTION_VECTORS_32_JOEKUO6 = 101, CURAND_SCRAMBLED_DIRECTION_VECTORS_32_JOEKUO6 = 102, CURAND_DIRECTION_VECTORS_64_JOEKUO6 = 103, CURAND_SCRAMBLED_DIRECTION_VECTORS_64_JOEKUO6 = 104 };
enum curandOrdering { CURAND_ORDERING_PSEUDO_BEST = 100, CURAND_ORDERING_PSEUDO_DEFAULT = 101, CURAND_ORDERING_PSEUDO_SEEDED = 102, CURAND_ORDERING_PSEUDO_LEGACY = 103, CURAND_ORDERING_PSEUDO_DYNAMIC = 104, CURAND_ORDERING_QUASI_DEFAULT = 201 };
enum curandRngType { CURAND_RNG_TEST = 0, CURAND_RNG_PSEUDO_DEFAULT = 100, CURAND_RNG_PSEUDO_XORWOW = 101, CURAND_RNG_PSEUDO_MRG32K3A = 121, CURAND_RNG_PSEUDO_MTGP32 = 141, CURAND_RNG_PSEUDO_MT19937 = 142, CURAND_RNG_PSEUDO_PHILOX4_32_10 = 161, CURAND_RNG_QUASI_DEFAULT = 200, CURAND_RNG_QUASI_SOBOL32 = 201, CURAND_RNG_QUASI_SCRAMBLED_SOBOL32 = 202, CURAND_RNG_QUASI_SOBOL64 = 203, CURAND_RNG_QUASI_SCRAMBLED_SOBOL64 = 204 };
enum curandStatus { CURAND_STATUS_SUCCESS = 0, CURAND_STATUS_VERSION_MISMATCH = 100, CURAND_STATUS_NOT_INITIALIZED = 101, CURAND_STATUS_ALLOCATION_FAILED = 102, CURAND_STATUS_TYPE_ERROR = 103, CURAND_STATUS_OUT_OF_RANGE = 104, CURAND_STATUS_LENGTH_NOT_MULTIPLE = 105, CURAND_STATUS_DOUBLE_PRECISION_REQUIRED = 106, CURAND_STATUS_LAUNCH_FAILURE = 201, CURAND_STATUS_PREEXISTING_FAILURE = 202, CURAND_STATUS_INITIALIZATION_FAILED = 203, CURAND_STATUS_ARCH_MISMATCH = 204, CURAND_STATUS_INTERNAL_ERROR = 999 };
struct curandDiscreteDistribution_st;
struct curandDistributionM2Shift_st;
struct curandDistributionShift_st;
struct curandGenerator_st;
struct curandHistogramM2_st;
using curandDirectionVectorSet_t = enum curandDirectionVectorSet;
using curandDirectionVectors32_t = unsigned int[32];
using curandDirectionVectors64_t = unsigned long long[64];
using curandDiscreteDistribution_t = curandDiscreteDistribution_st *;
using curandDistributionM2Shift_t = curandDistributionM2Shift_st *;
using curandDistributionShift_t = curandDistributionShift_st *;
using curandDistribution_st = double;
using curandDistribution_t = curandDistribution_st *;
using curandGenerator_t = curandGenerator_st *;
using curandHistogramM2K_st = unsigned int;
using curandHistogramM2K_t = curandHistogramM2K_st *;
using curandHistogramM2V_st = curandDistribution_st;
using curandHistogramM2V_t = curandHistogramM2V_st *;
using curandHistogramM2_t = curandHistogramM2_st *;
using curandMethod_t = enum curandMethod;
using curandOrdering_t = enum curandOrdering;
using curandRngType_t = enum curandRngType;
using curandStatus_t = enum curandStatus;
#define CURANDAPI
#define CURAND_H_
#define CURAND_VERSION ( CURAND_VER_MAJOR * 1000 + CURAND_VER_MINOR * 100 + CURAND_VER_PATCH )
#define CURAND_VER_BUILD 19
#define CURAND_VER_MAJOR 10
#define CURAND_VER_MINOR 3
#define CURAND_VER_PATCH 10
extern "C" curandStatus_t curandCreateGenerator(curandGenerator_t *, curandRngType_t);
extern "C" curandStatus_t curandCreateGeneratorHost(curandGenerator_t *, curandRngType_t);
extern "C" curandStatus_t curandCreatePoissonDistribution(double, curandDiscreteDistribution_t *);
extern "C" curandStatus_t curandDestroyDistribution(curandDiscreteDistribution_t);
extern "C" curandStatus_t curandDestroyGenerator(curandGenerator_t);
extern "C" curandStatus_t curandGenerate(curandGenerator_t, unsigned int *, size_t);
extern "C" curandStatus_t curandGenerateBinomial(curandGenerator_t, unsigned int *, size_t, unsigned int, double);
extern "C" curandStatus_t curandGenerateBinomialMethod(curandGenerator_t, unsigned int *, size_t, unsigned int, double, curandMethod_t);
extern "C" curandStatus_t curandGenerateLogNormal(curandGenerator_t, float *, size_t, float, float);
extern "C" curandStatus_t curandGenerateLogNormalDouble(curandGenerator_t, double *, size_t, double, double);
extern "C" curandStatus_t curandGenerateLongLong(curandGenerator_t, unsigned long long *, size_t);
extern "C" curandStatus_t curandGenerateNormal(curandGenerator_t, float *, size_t, float, float);
extern "C" curandStatus_t curandGenerateNormalDouble(curandGenerator_t, double *, size_t, double, double);
extern "C" curandStatus_t curandGeneratePoisson(curandGenerator_t, unsigned int *, size_t, double);
extern "C" curandStatus_t curandGeneratePoissonMethod(curandGenerator_t, unsigned int *, size_t, double, curandMethod_t);
extern "C" curandStatus_t curandGenerateSeeds(curandGenerator_t);
extern "C" curandStatus_t curandGenerateUniform(curandGenerator_t, float *, size_t);
extern "C" curandStatus_t curandGenerateUniformDouble(curandGenerator_t, double *, size_t);
extern "C" curandStatus_t curandGetDirectionVectors32(curandDirectionVectors32_t *[], curandDirectionVectorSet_t);
extern "C" curandStatus_t curandGetDirectionVectors64(curandDirectionVectors64_t *[], curandDirectionVectorSet_t);
extern "C" curandStatus_t curandGetProperty(libraryPropertyType, int *);
extern "C" curandStatus_t curandGetScrambleConstants32(unsigned int **);
extern "C" curandStatus_t curandGetScrambleConstants64(unsigned long long **);
extern "C" curandStatus_t curandGetVersion(int *);
extern "C" curandStatus_t curandSetGeneratorOffset(curandGenerator_t, unsigned long long);
extern "C" curandStatus_t curandSetGeneratorOrdering(curandGenerator_t, curandOrdering_t);
extern "C" curandStatus_t curandSetPseudoRandomGeneratorSeed(curandGenerator_t, unsigned long long);
extern "C" curandStatus_t curandSetQuasiRandomGeneratorDimensions(curandGenerator_t, unsigned int);
extern "C" curandStatus_t curandSetStream(curandGenerator_t, cudaStream_t);
