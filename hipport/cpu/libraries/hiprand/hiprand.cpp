// hipRAND's host interface: generators that fill arrays, in the order of their stream.

#include "host.h"

#include <hiprand/hiprand.h>

#include <optional>
#include <utility>
#include <variant>

#include "sequences.h"

#pragma GCC visibility push(default)

using namespace hipport_cpu;
using namespace hipport_cpu::random;

// What has been set, and where the generator is in its sequence, which begins again after a change.
struct rocrand_generator_base_type {
    hiprandRngType_t type;
    bool is_host;  // fills memory of the host, at once
    hipStream_t stream = nullptr;
    uint64_t seed = 0, offset = 0;
    unsigned int dimensions = 1;
    using Sequence = std::variant<PhiloxSequence, TurnsSequence<Xorwow>, TurnsSequence<Mrg32k3a>, TwisterSequence,
                                  SobolSequence<uint32_t>, SobolSequence<unsigned long long>>;
    std::optional<Sequence> sequence = {};

    bool is_twister() const { return type == HIPRAND_RNG_PSEUDO_MTGP32 || type == HIPRAND_RNG_PSEUDO_MT19937; }
    bool is_quasirandom() const { return type >= HIPRAND_RNG_QUASI_DEFAULT; }
    bool has(hiprandOrdering_t ordering) const {
        switch (ordering) {
            case HIPRAND_ORDERING_PSEUDO_DEFAULT:
            case HIPRAND_ORDERING_PSEUDO_BEST:
            case HIPRAND_ORDERING_PSEUDO_LEGACY: return !is_quasirandom();
            case HIPRAND_ORDERING_PSEUDO_SEEDED: return type == HIPRAND_RNG_PSEUDO_XORWOW;
            case HIPRAND_ORDERING_PSEUDO_DYNAMIC:
                return !is_quasirandom() && type != HIPRAND_RNG_PSEUDO_MT19937 && !is_host;
            case HIPRAND_ORDERING_QUASI_DEFAULT: return is_quasirandom();
        }
        return false;
    }
    Sequence beginning() const {
        switch (type) {
            case HIPRAND_RNG_PSEUDO_PHILOX4_32_10: return PhiloxSequence(seed, offset);
            case HIPRAND_RNG_PSEUDO_MRG32K3A: return TurnsSequence<Mrg32k3a>(seed, offset);
            case HIPRAND_RNG_PSEUDO_XORWOW: return TurnsSequence<Xorwow>(seed, offset);
            case HIPRAND_RNG_QUASI_SOBOL32: return SobolSequence<uint32_t>(dimensions, offset);
            case HIPRAND_RNG_QUASI_SOBOL64: return SobolSequence<unsigned long long>(dimensions, offset);
            default: return TwisterSequence(seed);
        }
    }
};

namespace {

hiprandStatus_t create(hiprandGenerator_t* generator, hiprandRngType_t type, bool is_host) {
    switch (type) {
        case HIPRAND_RNG_PSEUDO_DEFAULT: type = HIPRAND_RNG_PSEUDO_XORWOW; break;
        case HIPRAND_RNG_PSEUDO_XORWOW:
        case HIPRAND_RNG_PSEUDO_MRG32K3A:
        case HIPRAND_RNG_PSEUDO_MTGP32:
        case HIPRAND_RNG_PSEUDO_MT19937:
        case HIPRAND_RNG_PSEUDO_PHILOX4_32_10:
        case HIPRAND_RNG_QUASI_SOBOL32:
        case HIPRAND_RNG_QUASI_SOBOL64: break;
        case HIPRAND_RNG_QUASI_DEFAULT: type = HIPRAND_RNG_QUASI_SOBOL32; break;
        case HIPRAND_RNG_QUASI_SCRAMBLED_SOBOL32:
        case HIPRAND_RNG_QUASI_SCRAMBLED_SOBOL64: return HIPRAND_STATUS_NOT_IMPLEMENTED;
        default: return HIPRAND_STATUS_TYPE_ERROR;
    }
    *generator = new rocrand_generator_base_type{type, is_host};
    return HIPRAND_STATUS_SUCCESS;
}

// Reports an array that a GPU could not fill.
bool can_fill(const char* what, const void* out, size_t bytes) {
    bool freed = false;
    const Allocation* const memory = allocation_at(out, &freed);
    if (memory == nullptr) {
        if (variable_at(out) != nullptr) return true;
        found("wrong-direction", "%s fills host memory, with a generator for the device", what);
        return false;
    }
    const size_t offset = reinterpret_cast<uintptr_t>(out) - memory->address;
    if (freed) found("use-after-free", *memory, "%s fills memory that has been freed", what);
    else if (bytes <= memory->bytes - offset) return true;
    else found("fill-out-of-bounds", *memory, "%s fills %zu bytes at byte %zu of memory of %zu bytes", what, bytes, offset,
               memory->bytes);
    return false;
}

// What a call returns at once, where it fills nothing; else the generator has a sequence.
template <class T>
std::optional<hiprandStatus_t> refusal(const char* what, hiprandGenerator_t generator, const T* out, size_t n) {
    if (generator == nullptr) return HIPRAND_STATUS_NOT_INITIALIZED;
    if (n % generator->dimensions != 0) return HIPRAND_STATUS_LENGTH_NOT_MULTIPLE;
    if (out == nullptr) return HIPRAND_STATUS_SUCCESS;
    if (!generator->is_host && n > 0 && !can_fill(what, out, n * sizeof(T))) return HIPRAND_STATUS_LAUNCH_FAILURE;
    if (!generator->sequence) generator->sequence = generator->beginning();
    return std::nullopt;
}

hiprandStatus_t give(const char* what, hiprandGenerator_t generator, Work work) {
    if (generator->is_host) return work(), HIPRAND_STATUS_SUCCESS;
    const hipError_t error = submit(generator->stream, what, [work = std::move(work)] { return work(), hipSuccess; });
    return error == hipSuccess ? HIPRAND_STATUS_SUCCESS : HIPRAND_STATUS_LAUNCH_FAILURE;
}

// D<N> is the distribution for integers of kind N, made from the parameters.
template <template <class> class D, class T, class... Parameters>
hiprandStatus_t generate(const char* what, hiprandGenerator_t generator, T* out, size_t n, Parameters... parameters) {
    if (const auto refused = refusal(what, generator, out, n)) return *refused;
    const auto filling = [=](auto& sequence) -> Work {
        return sequence.filling(out, n, D<typename std::decay_t<decltype(sequence)>::Numbers>{parameters...});
    };
    return give(what, generator, std::visit(filling, *generator->sequence));
}

template <class Change>
hiprandStatus_t begin_again(hiprandGenerator_t generator, Change change) {
    if (generator == nullptr) return HIPRAND_STATUS_NOT_INITIALIZED;
    change();
    generator->sequence.reset();
    return HIPRAND_STATUS_SUCCESS;
}

// An array in memory of the device.
template <class T>
bool copy_to_device(const std::vector<T>& from, T*& to) {
    if (hipMalloc(reinterpret_cast<void**>(&to), from.size() * sizeof(T)) != hipSuccess) return false;
    return hipMemcpy(to, from.data(), from.size() * sizeof(T), hipMemcpyHostToDevice) == hipSuccess;
}

// Of a set of direction vectors that a function does not give: one of the wrong size, or a scrambled one.
hiprandStatus_t status_of_other(hiprandDirectionVectorSet_t set) {
    const bool is_scrambled = set == HIPRAND_SCRAMBLED_DIRECTION_VECTORS_32_JOEKUO6 ||
                              set == HIPRAND_SCRAMBLED_DIRECTION_VECTORS_64_JOEKUO6;
    return is_scrambled ? HIPRAND_STATUS_NOT_IMPLEMENTED : HIPRAND_STATUS_OUT_OF_RANGE;
}

}  // namespace

extern "C" {

// rocRAND's version, which hipRAND gives out.
hiprandStatus_t hiprandGetVersion(int* version) {
    if (version == nullptr) return HIPRAND_STATUS_OUT_OF_RANGE;
    *version = 400200;
    return HIPRAND_STATUS_SUCCESS;
}

hiprandStatus_t hiprandCreateGenerator(hiprandGenerator_t* generator, hiprandRngType_t type) {
    return create(generator, type, false);
}
hiprandStatus_t hiprandCreateGeneratorHost(hiprandGenerator_t* generator, hiprandRngType_t type) {
    return create(generator, type, true);
}
hiprandStatus_t hiprandDestroyGenerator(hiprandGenerator_t generator) {
    if (generator == nullptr) return HIPRAND_STATUS_NOT_INITIALIZED;
    delete generator;
    return HIPRAND_STATUS_SUCCESS;
}

hiprandStatus_t hiprandSetStream(hiprandGenerator_t generator, hipStream_t stream) {
    if (generator == nullptr) return HIPRAND_STATUS_NOT_INITIALIZED;
    generator->stream = stream;
    return HIPRAND_STATUS_SUCCESS;
}
hiprandStatus_t hiprandSetPseudoRandomGeneratorSeed(hiprandGenerator_t generator, unsigned long long seed) {
    if (generator != nullptr && generator->is_quasirandom()) return HIPRAND_STATUS_SUCCESS;
    return begin_again(generator, [=] { generator->seed = seed; });
}
hiprandStatus_t hiprandSetGeneratorOffset(hiprandGenerator_t generator, unsigned long long offset) {
    if (generator != nullptr && generator->is_twister()) return HIPRAND_STATUS_TYPE_ERROR;
    return begin_again(generator, [=] { generator->offset = offset; });
}
// Dynamic ordering may be any; here it is the default one.
hiprandStatus_t hiprandSetGeneratorOrdering(hiprandGenerator_t generator, hiprandOrdering_t ordering) {
    if (generator == nullptr) return HIPRAND_STATUS_NOT_INITIALIZED;
    if (!generator->has(ordering)) return HIPRAND_STATUS_OUT_OF_RANGE;
    return begin_again(generator, [] {});
}
hiprandStatus_t hiprandSetQuasiRandomGeneratorDimensions(hiprandGenerator_t generator, unsigned int dimensions) {
    if (generator == nullptr) return HIPRAND_STATUS_NOT_INITIALIZED;
    if (!generator->is_quasirandom()) return HIPRAND_STATUS_TYPE_ERROR;
    if (dimensions < 1 || dimensions > dimensions_of_sets) return HIPRAND_STATUS_OUT_OF_RANGE;
    if (dimensions > sobol_dimensions) return HIPRAND_STATUS_NOT_IMPLEMENTED;
    return begin_again(generator, [=] { generator->dimensions = dimensions; });
}
hiprandStatus_t hiprandGenerateSeeds(hiprandGenerator_t generator) {
    return generator == nullptr ? HIPRAND_STATUS_NOT_INITIALIZED : HIPRAND_STATUS_SUCCESS;
}

hiprandStatus_t hiprandGenerate(hiprandGenerator_t generator, unsigned int* out, size_t n) {
    const Call call(__builtin_return_address(0));
    return generate<Integers<unsigned int>::Of>("hiprandGenerate", generator, out, n);
}
hiprandStatus_t hiprandGenerateChar(hiprandGenerator_t generator, unsigned char* out, size_t n) {
    const Call call(__builtin_return_address(0));
    return generate<Integers<unsigned char>::Of>("hiprandGenerateChar", generator, out, n);
}
hiprandStatus_t hiprandGenerateShort(hiprandGenerator_t generator, unsigned short* out, size_t n) {
    const Call call(__builtin_return_address(0));
    return generate<Integers<unsigned short>::Of>("hiprandGenerateShort", generator, out, n);
}
// Only Sobol64 has 64 bits.
hiprandStatus_t hiprandGenerateLongLong(hiprandGenerator_t generator, unsigned long long* out, size_t n) {
    const Call call(__builtin_return_address(0));
    if (generator != nullptr && generator->type != HIPRAND_RNG_QUASI_SOBOL64) return HIPRAND_STATUS_TYPE_ERROR;
    constexpr const char* what = "hiprandGenerateLongLong";
    if (const auto refused = refusal(what, generator, out, n)) return *refused;
    auto& sequence = std::get<SobolSequence<unsigned long long>>(*generator->sequence);
    const Integers<unsigned long long>::Of<FromSobol<unsigned long long>> distribution{};
    return give(what, generator, sequence.filling(out, n, distribution));
}
hiprandStatus_t hiprandGenerateUniform(hiprandGenerator_t generator, float* out, size_t n) {
    const Call call(__builtin_return_address(0));
    return generate<Uniform>("hiprandGenerateUniform", generator, out, n);
}
hiprandStatus_t hiprandGenerateUniformDouble(hiprandGenerator_t generator, double* out, size_t n) {
    const Call call(__builtin_return_address(0));
    return generate<UniformDouble>("hiprandGenerateUniformDouble", generator, out, n);
}
hiprandStatus_t hiprandGenerateNormal(hiprandGenerator_t generator, float* out, size_t n, float mean, float stddev) {
    const Call call(__builtin_return_address(0));
    return generate<Normal>("hiprandGenerateNormal", generator, out, n, mean, stddev);
}
hiprandStatus_t hiprandGenerateNormalDouble(hiprandGenerator_t generator, double* out, size_t n, double mean,
                                            double stddev) {
    const Call call(__builtin_return_address(0));
    return generate<NormalDouble>("hiprandGenerateNormalDouble", generator, out, n, mean, stddev);
}
hiprandStatus_t hiprandGenerateLogNormal(hiprandGenerator_t generator, float* out, size_t n, float mean,
                                         float stddev) {
    const Call call(__builtin_return_address(0));
    return generate<LogNormal>("hiprandGenerateLogNormal", generator, out, n, mean, stddev);
}
hiprandStatus_t hiprandGenerateLogNormalDouble(hiprandGenerator_t generator, double* out, size_t n, double mean,
                                               double stddev) {
    const Call call(__builtin_return_address(0));
    return generate<LogNormalDouble>("hiprandGenerateLogNormalDouble", generator, out, n, mean, stddev);
}
hiprandStatus_t hiprandGeneratePoisson(hiprandGenerator_t generator, unsigned int* out, size_t n, double lambda) {
    const Call call(__builtin_return_address(0));
    if (generator == nullptr) return HIPRAND_STATUS_NOT_INITIALIZED;
    if (!(lambda > 0.0)) return HIPRAND_STATUS_OUT_OF_RANGE;
    constexpr const char* what = "hiprandGeneratePoisson";
    if (lambda > greatest_mean_of_tables) return generate<PoissonByNormal>(what, generator, out, n, lambda);
    return generate<PoissonByTable>(what, generator, out, n, std::make_shared<Table>(poisson_table(lambda)));
}

hiprandStatus_t hiprandCreatePoissonDistribution(double lambda, hiprandDiscreteDistribution_t* distribution) {
    const Call call(__builtin_return_address(0));
    if (distribution == nullptr || !(lambda > 0.0)) return HIPRAND_STATUS_OUT_OF_RANGE;
    const Table table = poisson_table(lambda);
    std::vector<rocrand_discrete_distribution_st> view(1);
    view[0].size = static_cast<unsigned int>(table.alias.size());
    view[0].offset = table.offset;
    const bool is_there = copy_to_device(table.alias, view[0].alias) &&
                          copy_to_device(table.probability, view[0].probability) &&
                          copy_to_device(table.cdf, view[0].cdf) && copy_to_device(view, *distribution);
    return is_there ? HIPRAND_STATUS_SUCCESS : HIPRAND_STATUS_ALLOCATION_FAILED;
}
hiprandStatus_t hiprandDestroyDistribution(hiprandDiscreteDistribution_t distribution) {
    const Call call(__builtin_return_address(0));
    if (distribution == nullptr) return HIPRAND_STATUS_OUT_OF_RANGE;
    rocrand_discrete_distribution_st view;
    if (hipMemcpy(&view, distribution, sizeof view, hipMemcpyDeviceToHost) != hipSuccess)
        return HIPRAND_STATUS_INTERNAL_ERROR;
    for (void* memory : {static_cast<void*>(view.alias), static_cast<void*>(view.probability),
                         static_cast<void*>(view.cdf), static_cast<void*>(distribution)})
        if (hipFree(memory) != hipSuccess) return HIPRAND_STATUS_INTERNAL_ERROR;
    return HIPRAND_STATUS_SUCCESS;
}

hiprandStatus_t hiprandGetDirectionVectors32(hiprandDirectionVectors32_t** vectors, hiprandDirectionVectorSet_t set) {
    if (set != HIPRAND_DIRECTION_VECTORS_32_JOEKUO6) return status_of_other(set);
    const unsigned int* const words = direction_vectors<unsigned int>();
    *vectors = reinterpret_cast<hiprandDirectionVectors32_t*>(const_cast<unsigned int*>(words));
    return HIPRAND_STATUS_SUCCESS;
}
hiprandStatus_t hiprandGetDirectionVectors64(hiprandDirectionVectors64_t** vectors, hiprandDirectionVectorSet_t set) {
    if (set != HIPRAND_DIRECTION_VECTORS_64_JOEKUO6) return status_of_other(set);
    const unsigned long long* const words = direction_vectors<unsigned long long>();
    *vectors = reinterpret_cast<hiprandDirectionVectors64_t*>(const_cast<unsigned long long*>(words));
    return HIPRAND_STATUS_SUCCESS;
}

}  // extern "C"

#pragma GCC visibility pop
