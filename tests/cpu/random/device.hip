// Generators in kernels: each thread has a state of a subsequence of its own.
#include <hip/hip_runtime.h>
#include <hiprand/hiprand_kernel.h>

// `steps` integers of each thread, in rows.
template <class State>
__global__ void words(unsigned long long seed, unsigned long long offset, int steps, unsigned int* out) {
    const unsigned int thread = blockIdx.x * blockDim.x + threadIdx.x;
    State state;
    hiprand_init(seed, thread, offset, &state);
    for (int i = 0; i < steps; ++i) out[thread * steps + i] = hiprand(&state);
}

// The same number by steps, by skips and by initialization: rows of three that are equal.
template <class State>
__global__ void skips(unsigned int* out) {
    const unsigned int thread = threadIdx.x;
    State stepped, skipped, begun;
    hiprand_init(99, 3, 0, &stepped);
    skipped = stepped;
    for (unsigned int i = 0; i < thread; ++i) hiprand(&stepped);
    skipahead(thread / 3, &skipped);
    skipahead(thread - thread / 3, &skipped);
    hiprand_init(99, 1, 0, &begun);
    skipahead_sequence(1, &begun);
    skipahead(thread, &begun);
    skipahead_subsequence(1, &begun);
    out[3 * thread] = hiprand(&stepped);
    out[3 * thread + 1] = hiprand(&skipped);
    out[3 * thread + 2] = hiprand(&begun);
}

// The parameters of the distributions are those of test_random_device.py.
struct Numbers {
    double uniform, uniform_double, normal, normal_double, log_normal, log_normal_double;
    double normal2, normal2_double, log_normal2, log_normal2_double, few, some, many;
};
template <class State>
__global__ void numbers(State* states, int count, Numbers* out) {
    const unsigned int thread = blockIdx.x * blockDim.x + threadIdx.x, threads = gridDim.x * blockDim.x;
    State state = states[thread];
    for (int i = 0; i < count; ++i) {
        Numbers& n = out[i * threads + thread];
        n.uniform = hiprand_uniform(&state);
        n.uniform_double = hiprand_uniform_double(&state);
        n.normal = hiprand_normal(&state);
        n.normal_double = hiprand_normal_double(&state);
        n.log_normal = hiprand_log_normal(&state, 0.5f, 0.25f);
        n.log_normal_double = hiprand_log_normal_double(&state, 0.5, 0.25);
        n.normal2 = hiprand_normal2(&state).y;
        n.normal2_double = hiprand_normal2_double(&state).y;
        n.log_normal2 = hiprand_log_normal2(&state, 0.5f, 0.25f).y;
        n.log_normal2_double = hiprand_log_normal2_double(&state, 0.5, 0.25).y;
        n.few = hiprand_poisson(&state, 4.0);
        n.some = hiprand_poisson(&state, 100.0);
        n.many = hiprand_poisson(&state, 5000.0);
    }
    states[thread] = state;
}
template <class State>
__global__ void begin(unsigned long long seed, State* states) {
    const unsigned int thread = blockIdx.x * blockDim.x + threadIdx.x;
    hiprand_init(seed, thread, 0, &states[thread]);
}

// Generators as they are published, without what rocRAND makes of a seed.
__global__ void published(unsigned long long key, unsigned long long low, unsigned long long high, unsigned int* philox,
                          unsigned int* xorwow, double* mrg) {
    unsigned int block[4];
    hipport_cpu::random::Philox::compute(key, low, high, block);
    for (int i = 0; i < 4; ++i) philox[i] = block[i];
    // The last number before the lower half of the counter overflows, and those after it.
    hipport_cpu::random::Philox carried = {key, ~0ull, high, {}, 3, {}};
    carried.next();
    hipport_cpu::random::Philox::compute(key, 0, high + 1, block);
    for (int i = 0; i < 4; ++i) philox[4 + i] = carried.next() - block[i];
    hipport_cpu::random::Xorwow marsaglia = {{123456789, 362436069, 521288629, 88675123, 5783321}, 6615241, {}};
    hipport_cpu::random::Mrg32k3a lecuyer = {{{12345, 12345, 12345}}, {{12345, 12345, 12345}}, {}};
    for (int i = 0; i < 4; ++i) {
        xorwow[i] = marsaglia.next();
        mrg[i] = lecuyer.next() / 4294967088.0;
    }
}

// Fours are what single draws give.
__global__ void fours(unsigned int* integers, double* four, double* single) {
    hiprandStatePhilox4_32_10_t a, b;
    hiprand_init(7, 1, 3, &a);
    b = a;
    const uint4 words = hiprand4(&a);
    integers[0] = words.x, integers[1] = words.y, integers[2] = words.z, integers[3] = words.w;
    for (int i = 4; i < 8; ++i) integers[i] = hiprand(&b);
    const float4 normals = hiprand_normal4(&a);
    four[0] = normals.x, four[1] = normals.y, four[2] = normals.z, four[3] = normals.w;
    for (int i = 0; i < 4; ++i) single[i] = hiprand_normal(&b);
    const double4 uniforms = hiprand_uniform4_double(&a);
    four[4] = uniforms.x, four[5] = uniforms.y, four[6] = uniforms.z, four[7] = uniforms.w;
    for (int i = 4; i < 8; ++i) single[i] = hiprand_uniform_double(&b);
    const uint4 counts = hiprand_poisson4(&a, 9.0);
    four[8] = counts.x, four[9] = counts.y, four[10] = counts.z, four[11] = counts.w;
    for (int i = 8; i < 12; ++i) single[i] = hiprand_poisson(&b, 9.0);
}

// Each value twice as often as the one before it, but for the last: columns of 1/4 for 1/15, 2/15, 4/15 and 8/15.
__global__ void discrete(hiprandDiscreteDistribution_t table, unsigned int* alias, double* probability,
                         unsigned int* out) {
    *table = {4, 10, alias, probability, nullptr};
    hiprandState_t state;
    hiprand_init(5, 0, 0, &state);
    for (int i = 0; i < 15000; ++i) ++out[hiprand_discrete(&state, table)];
}

// Each thread begins where the one before it ends, by its offset, but for every fourth, which skips there.
template <class State, class Word>
__global__ void sobol(const Word* vectors, int steps, Word* out, double* uniforms) {
    const unsigned int begin = threadIdx.x * steps;
    State state;
    hiprand_init(vectors, threadIdx.x % 4 == 0 ? 0 : begin, &state);
    if (threadIdx.x % 4 == 0) skipahead(begin, &state);
    State copy = state;
    for (int i = 0; i < steps; ++i) {
        out[begin + i] = static_cast<Word>(hiprand_long_long(&state));
        uniforms[begin + i] = hiprand_uniform_double(&copy);
    }
}
