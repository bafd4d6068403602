// hipRAND's device functions. State is that of a generator: all but MTGP32 and the scrambled quasirandom ones.

#ifndef HIPRAND_KERNEL_H_
#define HIPRAND_KERNEL_H_

#include "hip/hip_runtime.h"
#include "hipport_cpu/random/draws.h"
#include "hipport_cpu/random/mrg32k3a.h"
#include "hipport_cpu/random/philox.h"
#include "hipport_cpu/random/sobol.h"
#include "hipport_cpu/random/xorwow.h"
#include "hiprand/hiprand.h"

#define HIPRAND_PHILOX4x32_DEFAULT_SEED 0ULL
#define HIPRAND_XORWOW_DEFAULT_SEED 0ULL
#define HIPRAND_MRG32K3A_DEFAULT_SEED 12345ULL

// rocRAND's constants, which hipRAND has no names of its own for.
#define ROCRAND_2POW32_INV (2.3283064e-10f)
#define ROCRAND_2POW32_INV_DOUBLE (2.3283064365386963e-10)
#define ROCRAND_2POW53_INV_DOUBLE (1.1102230246251565e-16)
#define ROCRAND_2POW32_INV_2PI (1.46291807e-09f)
#define ROCRAND_2PI (6.2831855f)
#define ROCRAND_PI_DOUBLE (3.1415926535897932)

struct hiprandState : hipport_cpu::random::Xorwow {};
struct hiprandStateXORWOW : hipport_cpu::random::Xorwow {};
struct hiprandStatePhilox4_32_10 : hipport_cpu::random::Philox {};
struct hiprandStateMRG32k3a : hipport_cpu::random::Mrg32k3a {};
struct hiprandStateSobol32 : hipport_cpu::random::Sobol<unsigned int> {};
struct hiprandStateSobol64 : hipport_cpu::random::Sobol<unsigned long long> {};
typedef hiprandState hiprandState_t;
typedef hiprandStateXORWOW hiprandStateXORWOW_t;
typedef hiprandStateXORWOW_t hipRandState_t;
typedef hiprandStatePhilox4_32_10 hiprandStatePhilox4_32_10_t;
typedef hiprandStateMRG32k3a hiprandStateMRG32k3a_t;
typedef hiprandStateSobol32 hiprandStateSobol32_t;
typedef hiprandStateSobol64 hiprandStateSobol64_t;

template <class State>
inline void hiprand_init(unsigned long long seed, unsigned long long subsequence, unsigned long long offset,
                         State* state) {
    state->seed(seed, subsequence, offset);
}
inline void hiprand_init(const unsigned int* vectors, unsigned int offset, hiprandStateSobol32_t* state) {
    state->begin(vectors, offset);
}
inline void hiprand_init(const unsigned long long* vectors, unsigned int offset, hiprandStateSobol64_t* state) {
    state->begin(vectors, offset);
}
template <class State>
inline void skipahead(unsigned long long count, State* state) {
    state->skip(count);
}
template <class State>
inline void skipahead_subsequence(unsigned long long count, State* state) {
    state->skip_subsequences(count);
}
// In hipRAND a sequence is a subsequence, for all generators.
template <class State>
inline void skipahead_sequence(unsigned long long count, State* state) {
    state->skip_subsequences(count);
}

template <class State>
inline unsigned int hiprand(State* state) {
    return static_cast<unsigned int>(hipport_cpu::random::bits(*state));
}
// 64 bits of Sobol64, 32 of the others, in hipRAND too.
template <class State>
inline unsigned long long hiprand_long_long(State* state) {
    return hipport_cpu::random::bits(*state);
}
template <class State>
inline float hiprand_uniform(State* state) {
    return hipport_cpu::random::uniform(*state);
}
template <class State>
inline double hiprand_uniform_double(State* state) {
    return hipport_cpu::random::uniform_double(*state);
}
template <class State>
inline float hiprand_normal(State* state) {
    return hipport_cpu::random::normal(*state);
}
template <class State>
inline float2 hiprand_normal2(State* state) {
    return hipport_cpu::random::normal2(*state);
}
template <class State>
inline double hiprand_normal_double(State* state) {
    return hipport_cpu::random::normal_double(*state);
}
template <class State>
inline double2 hiprand_normal2_double(State* state) {
    return hipport_cpu::random::normal2_double(*state);
}
template <class State>
inline float hiprand_log_normal(State* state, float mean, float stddev) {
    return ::expf(mean + stddev * hiprand_normal(state));
}
template <class State>
inline float2 hiprand_log_normal2(State* state, float mean, float stddev) {
    const float2 normals = hiprand_normal2(state);
    return float2(::expf(mean + stddev * normals.x), ::expf(mean + stddev * normals.y));
}
template <class State>
inline double hiprand_log_normal_double(State* state, double mean, double stddev) {
    return ::exp(mean + stddev * hiprand_normal_double(state));
}
template <class State>
inline double2 hiprand_log_normal2_double(State* state, double mean, double stddev) {
    const double2 normals = hiprand_normal2_double(state);
    return double2(::exp(mean + stddev * normals.x), ::exp(mean + stddev * normals.y));
}
template <class State>
inline unsigned int hiprand_poisson(State* state, double lambda) {
    return hipport_cpu::random::poisson(*state, lambda);
}
template <class State>
inline unsigned int hiprand_discrete(State* state, hiprandDiscreteDistribution_t distribution) {
    return hipport_cpu::random::discrete(*state, *distribution);
}

// Four at once (and two uniform doubles), which only Philox has.
inline uint4 hiprand4(hiprandStatePhilox4_32_10_t* state) {
    return hipport_cpu::random::in_order<uint4>([=] { return hiprand(state); });
}
inline float4 hiprand_uniform4(hiprandStatePhilox4_32_10_t* state) {
    return hipport_cpu::random::in_order<float4>([=] { return hiprand_uniform(state); });
}
inline double2 hiprand_uniform2_double(hiprandStatePhilox4_32_10_t* state) {
    return hipport_cpu::random::in_order<double2>([=] { return hiprand_uniform_double(state); });
}
inline double4 hiprand_uniform4_double(hiprandStatePhilox4_32_10_t* state) {
    return hipport_cpu::random::in_order<double4>([=] { return hiprand_uniform_double(state); });
}
inline float4 hiprand_normal4(hiprandStatePhilox4_32_10_t* state) {
    return hipport_cpu::random::by_twos<float4>([=] { return hiprand_normal2(state); });
}
inline double4 hiprand_normal4_double(hiprandStatePhilox4_32_10_t* state) {
    return hipport_cpu::random::by_twos<double4>([=] { return hiprand_normal2_double(state); });
}
inline float4 hiprand_log_normal4(hiprandStatePhilox4_32_10_t* state, float mean, float stddev) {
    return hipport_cpu::random::by_twos<float4>([=] { return hiprand_log_normal2(state, mean, stddev); });
}
inline double4 hiprand_log_normal4_double(hiprandStatePhilox4_32_10_t* state, double mean, double stddev) {
    return hipport_cpu::random::by_twos<double4>([=] { return hiprand_log_normal2_double(state, mean, stddev); });
}
inline uint4 hiprand_poisson4(hiprandStatePhilox4_32_10_t* state, double lambda) {
    return hipport_cpu::random::in_order<uint4>([=] { return hiprand_poisson(state, lambda); });
}
inline uint4 hiprand_discrete4(hiprandStatePhilox4_32_10_t* state, hiprandDiscreteDistribution_t distribution) {
    return hipport_cpu::random::in_order<uint4>([=] { return hiprand_discrete(state, distribution); });
}

#endif
