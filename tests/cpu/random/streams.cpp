// What hipRAND's device functions give for many seeds, subsequences and offsets, written to standard output: for each
// generator and each of them 40 numbers that have to be equal, and 48 that may differ in their last digits. It is
// compiled with hipport's headers and with ROCm's, as host code.
#include <hiprand/hiprand_kernel.h>
#include <stdio.h>

#include <vector>

static const unsigned long long seeds[] = {0, 1, 1234, 0xdeadbeef, 0x123456789abcdefull, ~0ull, 0x5555555555555555ull},
                                subsequences[] = {0, 1, 2, 255, 131071, 0x123456789ull, ~0ull},
                                offsets[] = {0, 1, 2, 3, 4, 7, 1000003, 0xfedcba9876ull, ~0ull};

struct Results {
    std::vector<double> exact, near;
    void write() {
        exact.resize(40);
        near.resize(48);
        fwrite(exact.data(), sizeof(double), exact.size(), stdout);
        fwrite(near.data(), sizeof(double), near.size(), stdout);
    }
    template <class V>
    void add4(V v) {
        exact.insert(exact.end(), {double(v.x), double(v.y), double(v.z), double(v.w)});
    }
    template <class V>
    void near2(V v) {
        near.insert(near.end(), {double(v.x), double(v.y)});
    }
    template <class V>
    void near4(V v) {
        near.insert(near.end(), {double(v.x), double(v.y), double(v.z), double(v.w)});
    }
};

template <class State>
void fours(State*, Results&) {}
void fours(hiprandStatePhilox4_32_10_t* s, Results& r) {
    r.add4(hiprand4(s));
    r.exact.push_back(hiprand(s));
    r.add4(hiprand4(s));
    r.add4(hiprand_uniform4(s));
    const double2 two = hiprand_uniform2_double(s);
    r.exact.insert(r.exact.end(), {two.x, two.y});
    r.add4(hiprand_uniform4_double(s));
    r.near4(hiprand_normal4(s));
    r.near4(hiprand_normal4_double(s));
    r.near4(hiprand_log_normal4(s, 0.5f, 0.25f));
    r.near4(hiprand_log_normal4_double(s, 0.5, 0.25));
    r.near4(hiprand_poisson4(s, 3.0));
}

template <class State>
void stream(unsigned long long seed, unsigned long long subsequence, unsigned long long offset) {
    State state, *s = &state;
    Results r;
    hiprand_init(seed, subsequence, offset, s);
    for (int i = 0; i < 7; ++i) r.exact.push_back(hiprand(s));
    r.exact.push_back(hiprand_uniform(s));
    r.exact.push_back(hiprand_uniform_double(s));
    for (int i = 0; i < 3; ++i) r.near.push_back(hiprand_normal(s));
    for (int i = 0; i < 3; ++i) r.near.push_back(hiprand_normal_double(s));
    r.near.push_back(hiprand_log_normal(s, 1.0f, 0.5f));
    r.near.push_back(hiprand_log_normal_double(s, 1.0, 0.5));
    r.near2(hiprand_normal2(s));
    r.near2(hiprand_normal2_double(s));
    r.near2(hiprand_log_normal2(s, 0.5f, 0.25f));
    r.near2(hiprand_log_normal2_double(s, 0.5, 0.25));
    for (double lambda : {0.5, 20.0, 64.0, 1000.0, 5000.0}) r.near.push_back(hiprand_poisson(s, lambda));
    r.exact.push_back(hiprand(s));
    skipahead(offset ^ 5, s);
    r.exact.push_back(hiprand(s));
    skipahead_sequence(subsequence ^ 9, s);
    r.exact.push_back(hiprand(s));
    skipahead_subsequence(77, s);
    r.exact.push_back(hiprand(s));
    fours(s, r);
    r.write();
}

// Direction vectors of any triangular matrix will do.
template <class State, class Word>
void quasirandom(unsigned int offset) {
    Word vectors[8 * sizeof(Word)];
    for (unsigned int i = 0; i < 8 * sizeof(Word); ++i)
        vectors[i] = (Word(0x9e3779b97f4a7c15ull) | 1) << (8 * sizeof(Word) - 1 - i);
    State state, *s = &state;
    Results r;
    hiprand_init(vectors, offset, s);
    for (int i = 0; i < 7; ++i) r.exact.push_back(hiprand(s));
    r.exact.push_back(hiprand_long_long(s));
    r.exact.push_back(hiprand_uniform(s));
    r.exact.push_back(hiprand_uniform_double(s));
    r.near.push_back(hiprand_normal(s));
    r.near.push_back(hiprand_normal_double(s));
    r.near.push_back(hiprand_log_normal(s, 1.0f, 0.5f));
    r.near.push_back(hiprand_log_normal_double(s, 1.0, 0.5));
    for (double lambda : {0.5, 20.0, 64.0, 500.0, 5000.0}) r.near.push_back(hiprand_poisson(s, lambda));
    skipahead(offset ^ 5, s);
    r.exact.push_back(hiprand(s));
    r.write();
}

int main() {
    // Where a sequence of 32 bits begins again, rocRAND's host code reads beyond its vectors.
    for (auto offset : offsets) {
        quasirandom<hiprandStateSobol32_t, unsigned int>(offset & 0x7fffffff);
        quasirandom<hiprandStateSobol64_t, unsigned long long>(offset & 0x7fffffff);
    }
    for (auto seed : seeds)
        for (auto subsequence : subsequences)
            for (auto offset : offsets) {
                stream<hiprandState_t>(seed, subsequence, offset);
                stream<hiprandStatePhilox4_32_10_t>(seed, subsequence, offset);
                stream<hiprandStateMRG32k3a_t>(seed, subsequence, offset);
            }
}
