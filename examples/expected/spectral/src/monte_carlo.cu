#include "../hipport/atomics.h"
#include "monte_carlo.h"

#include <cmath>

#include <hiprand/hiprand_kernel.h>

#include "check.h"
#include "profiling.h"

namespace {

constexpr int threads = 128;
constexpr int blocks = 512;

__global__ void seed_states(hiprandStatePhilox4_32_10_t *states, unsigned long long seed) {
    const unsigned long long sequence = blockIdx.x * blockDim.x + threadIdx.x;
    hiprand_init(seed, sequence, 0, &states[sequence]);
}

__global__ void simulate_paths(hiprandStatePhilox4_32_10_t *states, Option option, long long rounds, double *sum) {
    const int thread = blockIdx.x * blockDim.x + threadIdx.x;
    hiprandStatePhilox4_32_10_t state = states[thread];
    const float drift = (option.rate - 0.5f * option.volatility * option.volatility) * option.maturity;
    const float spread = option.volatility * sqrtf(option.maturity);
    double local = 0.0;
    for (long long round = 0; round < rounds; ++round) {
        const float4 normal = hiprand_normal4(&state);
        local += payoff(option, option.spot * __expf(drift + spread * normal.x));
        local += payoff(option, option.spot * __expf(drift + spread * normal.y));
        local += payoff(option, option.spot * __expf(drift + spread * normal.z));
        local += payoff(option, option.spot * __expf(drift + spread * normal.w));
    }
    states[thread] = state;
    atomicAdd(sum, local);
}

}  // namespace

double price_call(const Option &option, long long paths, unsigned long long seed) {
    Range range("Monte-Carlo with curand_normal4");
    const long long per_round = 4LL * threads * blocks;
    const long long rounds = (paths + per_round - 1) / per_round;

    hiprandStatePhilox4_32_10_t *states = nullptr;
    double *sum = nullptr;
    CUDA_OK(hipMalloc(&states, sizeof(*states) * threads * blocks));
    CUDA_OK(hipMalloc(&sum, sizeof(double)));
    CUDA_OK(hipMemset(sum, 0, sizeof(double)));
    seed_states<<<blocks, threads>>>(states, seed);
    simulate_paths<<<blocks, threads>>>(states, option, rounds, sum);
    CUDA_OK(hipGetLastError());

    double total = 0.0;
    CUDA_OK(hipMemcpy(&total, sum, sizeof(double), hipMemcpyDeviceToHost));
    CUDA_OK(hipFree(sum));
    CUDA_OK(hipFree(states));
    return total / static_cast<double>(rounds * per_round) * std::exp(-option.rate * option.maturity);
}
