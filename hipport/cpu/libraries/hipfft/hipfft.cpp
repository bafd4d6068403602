// hipFFT: plans, and their execution by FFTW. No transform is normalized; real and complex numbers lie in memory as
// they do for FFTW.

#include <string.h>

#include <algorithm>
#include <map>
#include <memory>
#include <tuple>
#include <vector>

#include "callbacks.h"
#include "fftw.h"

using namespace hipport_cpu;
using namespace hipport_cpu::fft;

namespace {

// How the elements of a batch lie in memory: the extents of a storage that the transformed elements are a part of, the
// distance between elements in the last dimension, and that between the transforms. Without extents all follow each other.
struct Layout {
    std::vector<long long> extents;
    long long stride = 1, distance = 0;
};

struct Shape {
    hipfftType type;
    std::vector<long long> lengths;  // of the last dimension at the end
    Layout input, output;
    long long batch;

    bool is_double() const { return type == HIPFFT_Z2Z || type == HIPFFT_D2Z || type == HIPFFT_Z2D; }
    bool has_real_input() const { return type == HIPFFT_R2C || type == HIPFFT_D2Z; }
    bool has_real_output() const { return type == HIPFFT_C2R || type == HIPFFT_Z2D; }
};

bool is_type(hipfftType type) {
    return type == HIPFFT_C2C || type == HIPFFT_R2C || type == HIPFFT_C2R || type == HIPFFT_Z2Z || type == HIPFFT_D2Z ||
           type == HIPFFT_Z2D;
}

// How a transform is called: forward or backward, on one array, and with arrays of ours in place of the program's, whose
// elements callbacks give and take.
struct Manner {
    int direction;
    bool is_in_place, is_staged;

    bool operator<(const Manner& other) const {
        return std::tie(direction, is_in_place, is_staged) <
               std::tie(other.direction, other.is_in_place, other.is_staged);
    }
};

// A transform that is planned: FFTW's plan, which holds for any arrays if they are the same or not as when it was made.
class Transform {
  public:
    Transform(const Shape& shape, Manner manner) : shape_(shape), library_(Fftw::of(shape.is_double())), manner_(manner) {
        const std::vector<Dimension> dimensions = this->dimensions();
        const Dimension batch = this->batch();
        // Planning by estimate does not look at the arrays: any two addresses do that are the same or are not.
        alignas(16) static double somewhere[4];
        const bool is_same = manner.is_in_place && !manner.is_staged;
        void *input = somewhere, *output = is_same ? somewhere : somewhere + 2;
        const int rank = static_cast<int>(dimensions.size());
        const std::lock_guard<std::mutex> lock(Fftw::planning());
        if (shape.has_real_input()) {
            plan_ = library_.plan_from_real(rank, dimensions.data(), 1, &batch, input, output, estimate | unaligned);
        } else if (shape.has_real_output()) {
            plan_ = library_.plan_to_real(rank, dimensions.data(), 1, &batch, input, output, estimate | unaligned);
        } else {
            plan_ = library_.plan_complex(rank, dimensions.data(), 1, &batch, input, output,
                                          manner.direction, estimate | unaligned);
        }
    }
    ~Transform() {
        const std::lock_guard<std::mutex> lock(Fftw::planning());
        if (plan_ != nullptr) library_.destroy(plan_);
    }
    Transform(const Transform&) = delete;
    Transform& operator=(const Transform&) = delete;

    bool is_planned() const { return plan_ != nullptr; }
    void execute(void* input, void* output, const Callback& loading, const Callback& storing) const {
        std::vector<double> read, written;
        void *from = input, *to = output;
        if (manner_.is_staged) {
            const Elements elements = input_elements();
            from = staged(read, elements);
            loading.function != nullptr ? load(loading, elements, input, from) : copy(elements, input, from);
        }
        if (storing.function != nullptr) to = staged(written, output_elements());
        execute(from, to);
        if (storing.function != nullptr) store(storing, output_elements(), to, output);
    }

  private:
    void execute(void* input, void* output) const {
        if (shape_.has_real_input()) {
            library_.execute_from_real(plan_, input, output);
        } else if (shape_.has_real_output()) {
            library_.execute_to_real(plan_, input, output);
        } else {
            library_.execute_complex(plan_, input, output);
        }
    }
    static void* staged(std::vector<double>& memory, const Elements& elements) {
        memory.resize(elements.bytes() / sizeof(double) + 1);
        return memory.data();
    }
    static void copy(const Elements& elements, const void* from, void* to) { memcpy(to, from, elements.bytes()); }

    Elements input_elements() const {
        Elements elements{{batch().length}, {batch().input}, shape_.has_real_input(), shape_.is_double()};
        for (const Dimension& dimension : dimensions()) {
            elements.counts.push_back(dimension.length);
            elements.distances.push_back(dimension.input);
        }
        if (shape_.has_real_output()) elements.counts.back() = elements.counts.back() / 2 + 1;
        return elements;
    }
    Elements output_elements() const {
        Elements elements{{batch().length}, {batch().output}, shape_.has_real_output(), shape_.is_double()};
        for (const Dimension& dimension : dimensions()) {
            elements.counts.push_back(dimension.length);
            elements.distances.push_back(dimension.output);
        }
        if (shape_.has_real_input()) elements.counts.back() = elements.counts.back() / 2 + 1;
        return elements;
    }

    // The extents of a storage without its own: those of the transform; of complex numbers that belong to real ones, half
    // of the last and one more; and in place, of the real ones so that both begin at the same addresses.
    std::vector<long long> extents(const Layout& layout, bool is_real) const {
        if (!layout.extents.empty()) return layout.extents;
        std::vector<long long> whole = shape_.lengths;
        const bool has_real_side = shape_.has_real_input() || shape_.has_real_output();
        if (has_real_side && !is_real) whole.back() = whole.back() / 2 + 1;
        if (has_real_side && is_real && manner_.is_in_place) whole.back() = 2 * (whole.back() / 2 + 1);
        return whole;
    }
    long long distance(const Layout& layout, bool is_real) const {
        if (!layout.extents.empty()) return layout.distance;
        long long product = 1;
        for (long long extent : extents(layout, is_real)) product *= extent;
        return product;
    }
    std::vector<Dimension> dimensions() const {
        const std::vector<long long> input = extents(shape_.input, shape_.has_real_input());
        const std::vector<long long> output = extents(shape_.output, shape_.has_real_output());
        std::vector<Dimension> all(shape_.lengths.size());
        long long in = shape_.input.stride, out = shape_.output.stride;
        for (size_t i = all.size(); i-- > 0;) {
            all[i] = {shape_.lengths[i], in, out};
            in *= input[i];
            out *= output[i];
        }
        return all;
    }
    Dimension batch() const {
        return {shape_.batch, distance(shape_.input, shape_.has_real_input()),
                distance(shape_.output, shape_.has_real_output())};
    }

    Shape shape_;
    const Fftw& library_;
    Manner manner_;
    FftwPlan* plan_ = nullptr;
};

}  // namespace

struct hipfftHandle_t {
    hipStream_t stream = nullptr;
    bool is_made = false;
    Shape shape{};
    Callback loading, storing;
    std::map<Manner, std::shared_ptr<Transform>> transforms;
};

namespace {

using Numbers = std::vector<long long>;

hipfftResult make_plan(hipfftHandle plan, const Shape& shape, size_t* work_size) {
    if (plan == nullptr || plan->is_made) return HIPFFT_INVALID_PLAN;
    if (!is_type(shape.type)) return HIPFFT_INVALID_TYPE;
    const auto is_positive = [](long long value) { return value > 0; };
    if (!std::all_of(shape.lengths.begin(), shape.lengths.end(), is_positive) || shape.batch < 1) {
        return HIPFFT_INVALID_SIZE;
    }
    plan->shape = shape;
    plan->is_made = true;
    if (work_size != nullptr) *work_size = 0;
    return HIPFFT_SUCCESS;
}

template <class Integer>
hipfftResult make_many(hipfftHandle plan, int rank, const Integer* n, const Integer* input_extents, Integer input_stride,
                       Integer input_distance, const Integer* output_extents, Integer output_stride,
                       Integer output_distance, hipfftType type, Integer batch, size_t* work_size) {
    if (rank < 1 || rank > 3 || n == nullptr) return HIPFFT_INVALID_SIZE;
    if ((input_extents == nullptr) != (output_extents == nullptr)) return HIPFFT_INVALID_VALUE;
    Shape shape{type, Numbers(n, n + rank), {}, {}, batch};
    if (input_extents != nullptr) {
        shape.input = {Numbers(input_extents, input_extents + rank), input_stride, input_distance};
        shape.output = {Numbers(output_extents, output_extents + rank), output_stride, output_distance};
    }
    return make_plan(plan, shape, work_size);
}

// Makes a handle and with it a plan; of one that cannot be made nothing is left.
template <class Make>
hipfftResult create_with(hipfftHandle* plan, Make make) {
    if (plan == nullptr) return HIPFFT_INVALID_VALUE;
    auto created = std::make_unique<hipfftHandle_t>();
    const hipfftResult result = make(created.get());
    if (result == HIPFFT_SUCCESS) *plan = created.release();
    return result;
}

hipfftResult execute(hipfftHandle plan, hipfftType type, void* input, void* output, int direction, const char* what) {
    if (plan == nullptr || !plan->is_made) return HIPFFT_INVALID_PLAN;
    if (plan->shape.type != type) return HIPFFT_INVALID_PLAN;
    if (input == nullptr || output == nullptr || (direction != forward && direction != backward)) {
        return HIPFFT_INVALID_VALUE;
    }
    const bool is_staged = plan->loading.function != nullptr || plan->storing.function != nullptr;
    const Manner manner{direction, input == output, is_staged};
    std::shared_ptr<Transform>& transform = plan->transforms[manner];
    if (transform == nullptr) transform = std::make_shared<Transform>(plan->shape, manner);
    if (!transform->is_planned()) return HIPFFT_INTERNAL_ERROR;
    const auto work = [transform, input, output, loading = plan->loading, storing = plan->storing] {
        transform->execute(input, output, loading, storing);
        return hipSuccess;
    };
    return submit(plan->stream, what, work) == hipSuccess ? HIPFFT_SUCCESS : HIPFFT_EXEC_FAILED;
}

// The callback of a plan for a type; null where its transform has no such elements.
Callback* callback_of(hipfftHandle plan, hipfftXtCallbackType type) {
    if (type < HIPFFT_CB_LD_COMPLEX || type > HIPFFT_CB_ST_REAL_DOUBLE) return nullptr;
    const CallbackSide side(type);
    const bool is_real = side.is_load ? plan->shape.has_real_input() : plan->shape.has_real_output();
    if (side.is_real != is_real || side.is_double != plan->shape.is_double()) return nullptr;
    return side.is_load ? &plan->loading : &plan->storing;
}

// Changes a callback of a plan.
template <class Change>
hipfftResult change_callback(hipfftHandle plan, hipfftXtCallbackType type, Change change) {
    if (plan == nullptr || !plan->is_made) return HIPFFT_INVALID_PLAN;
    Callback* const callback = callback_of(plan, type);
    if (callback == nullptr) return HIPFFT_INVALID_VALUE;
    change(*callback);
    return HIPFFT_SUCCESS;
}

// FFTW has what it works in of its own.
hipfftResult no_work_area(size_t* work_size) {
    if (work_size == nullptr) return HIPFFT_INVALID_VALUE;
    *work_size = 0;
    return HIPFFT_SUCCESS;
}

}  // namespace

hipfftResult hipfftCreate(hipfftHandle* plan) {
    const Call call(__builtin_return_address(0));
    return create_with(plan, [](hipfftHandle) { return HIPFFT_SUCCESS; });
}

hipfftResult hipfftDestroy(hipfftHandle plan) {
    const Call call(__builtin_return_address(0));
    if (plan == nullptr) return HIPFFT_INVALID_PLAN;
    delete plan;
    return HIPFFT_SUCCESS;
}

hipfftResult hipfftSetStream(hipfftHandle plan, hipStream_t stream) {
    const Call call(__builtin_return_address(0));
    if (plan == nullptr) return HIPFFT_INVALID_PLAN;
    plan->stream = stream;
    return HIPFFT_SUCCESS;
}

hipfftResult hipfftMakePlan1d(hipfftHandle plan, int nx, hipfftType type, int batch, size_t* work_size) {
    const Call call(__builtin_return_address(0));
    return make_plan(plan, {type, {nx}, {}, {}, batch}, work_size);
}

hipfftResult hipfftMakePlan2d(hipfftHandle plan, int nx, int ny, hipfftType type, size_t* work_size) {
    const Call call(__builtin_return_address(0));
    return make_plan(plan, {type, {nx, ny}, {}, {}, 1}, work_size);
}

hipfftResult hipfftMakePlan3d(hipfftHandle plan, int nx, int ny, int nz, hipfftType type, size_t* work_size) {
    const Call call(__builtin_return_address(0));
    return make_plan(plan, {type, {nx, ny, nz}, {}, {}, 1}, work_size);
}

hipfftResult hipfftMakePlanMany(hipfftHandle plan, int rank, int* n, int* inembed, int istride, int idist,
                                int* onembed, int ostride, int odist, hipfftType type, int batch, size_t* work_size) {
    const Call call(__builtin_return_address(0));
    return make_many(plan, rank, n, inembed, istride, idist, onembed, ostride, odist, type, batch, work_size);
}

hipfftResult hipfftMakePlanMany64(hipfftHandle plan, int rank, long long* n, long long* inembed, long long istride,
                                  long long idist, long long* onembed, long long ostride, long long odist,
                                  hipfftType type, long long batch, size_t* work_size) {
    const Call call(__builtin_return_address(0));
    return make_many(plan, rank, n, inembed, istride, idist, onembed, ostride, odist, type, batch, work_size);
}

hipfftResult hipfftPlan1d(hipfftHandle* plan, int nx, hipfftType type, int batch) {
    const Call call(__builtin_return_address(0));
    return create_with(plan, [=](hipfftHandle own) { return hipfftMakePlan1d(own, nx, type, batch, nullptr); });
}

hipfftResult hipfftPlan2d(hipfftHandle* plan, int nx, int ny, hipfftType type) {
    const Call call(__builtin_return_address(0));
    return create_with(plan, [=](hipfftHandle own) { return hipfftMakePlan2d(own, nx, ny, type, nullptr); });
}

hipfftResult hipfftPlan3d(hipfftHandle* plan, int nx, int ny, int nz, hipfftType type) {
    const Call call(__builtin_return_address(0));
    return create_with(plan, [=](hipfftHandle own) { return hipfftMakePlan3d(own, nx, ny, nz, type, nullptr); });
}

hipfftResult hipfftPlanMany(hipfftHandle* plan, int rank, int* n, int* inembed, int istride, int idist, int* onembed,
                            int ostride, int odist, hipfftType type, int batch) {
    const Call call(__builtin_return_address(0));
    return create_with(plan, [=](hipfftHandle own) {
        return make_many(own, rank, n, inembed, istride, idist, onembed, ostride, odist, type, batch, nullptr);
    });
}

hipfftResult hipfftExecC2C(hipfftHandle plan, hipfftComplex* input, hipfftComplex* output, int direction) {
    const Call call(__builtin_return_address(0));
    return execute(plan, HIPFFT_C2C, input, output, direction, __func__);
}

hipfftResult hipfftExecZ2Z(hipfftHandle plan, hipfftDoubleComplex* input, hipfftDoubleComplex* output, int direction) {
    const Call call(__builtin_return_address(0));
    return execute(plan, HIPFFT_Z2Z, input, output, direction, __func__);
}

hipfftResult hipfftExecR2C(hipfftHandle plan, hipfftReal* input, hipfftComplex* output) {
    const Call call(__builtin_return_address(0));
    return execute(plan, HIPFFT_R2C, input, output, forward, __func__);
}

hipfftResult hipfftExecD2Z(hipfftHandle plan, hipfftDoubleReal* input, hipfftDoubleComplex* output) {
    const Call call(__builtin_return_address(0));
    return execute(plan, HIPFFT_D2Z, input, output, forward, __func__);
}

hipfftResult hipfftExecC2R(hipfftHandle plan, hipfftComplex* input, hipfftReal* output) {
    const Call call(__builtin_return_address(0));
    return execute(plan, HIPFFT_C2R, input, output, backward, __func__);
}

hipfftResult hipfftExecZ2D(hipfftHandle plan, hipfftDoubleComplex* input, hipfftDoubleReal* output) {
    const Call call(__builtin_return_address(0));
    return execute(plan, HIPFFT_Z2D, input, output, backward, __func__);
}

hipfftResult hipfftXtExec(hipfftHandle plan, void* input, void* output, int direction) {
    const Call call(__builtin_return_address(0));
    if (plan == nullptr) return HIPFFT_INVALID_PLAN;
    const Shape& shape = plan->shape;
    const int own = shape.has_real_input() ? forward : shape.has_real_output() ? backward : direction;
    return execute(plan, shape.type, input, output, own, __func__);
}

hipfftResult hipfftXtMakePlanMany(hipfftHandle plan, int rank, long long* n, long long* inembed, long long istride,
                                  long long idist, hipDataType input, long long* onembed, long long ostride,
                                  long long odist, hipDataType output, long long batch, size_t* work_size,
                                  hipDataType execution) {
    const Call call(__builtin_return_address(0));
    static const std::map<std::tuple<hipDataType, hipDataType, hipDataType>, hipfftType> types = {
        {{HIP_C_32F, HIP_C_32F, HIP_C_32F}, HIPFFT_C2C}, {{HIP_R_32F, HIP_C_32F, HIP_C_32F}, HIPFFT_R2C},
        {{HIP_C_32F, HIP_R_32F, HIP_C_32F}, HIPFFT_C2R}, {{HIP_C_64F, HIP_C_64F, HIP_C_64F}, HIPFFT_Z2Z},
        {{HIP_R_64F, HIP_C_64F, HIP_C_64F}, HIPFFT_D2Z}, {{HIP_C_64F, HIP_R_64F, HIP_C_64F}, HIPFFT_Z2D},
    };
    const auto type = types.find({input, output, execution});
    if (type == types.end()) return HIPFFT_NOT_SUPPORTED;
    return make_many(plan, rank, n, inembed, istride, idist, onembed, ostride, odist, type->second, batch, work_size);
}

// One for each device; there is one.
hipfftResult hipfftXtSetCallback(hipfftHandle plan, void** functions, hipfftXtCallbackType type, void** data) {
    const Call call(__builtin_return_address(0));
    if (functions == nullptr) return HIPFFT_INVALID_VALUE;
    return change_callback(plan, type, [&](Callback& callback) {
        callback = {functions[0], data != nullptr ? data[0] : nullptr, callback.shared_bytes};
    });
}

hipfftResult hipfftXtClearCallback(hipfftHandle plan, hipfftXtCallbackType type) {
    const Call call(__builtin_return_address(0));
    return change_callback(plan, type, [](Callback& callback) { callback = {}; });
}

hipfftResult hipfftXtSetCallbackSharedSize(hipfftHandle plan, hipfftXtCallbackType type, size_t bytes) {
    const Call call(__builtin_return_address(0));
    return change_callback(plan, type, [=](Callback& callback) { callback.shared_bytes = bytes; });
}

hipfftResult hipfftSetAutoAllocation(hipfftHandle plan, int) {
    const Call call(__builtin_return_address(0));
    return plan == nullptr ? HIPFFT_INVALID_PLAN : HIPFFT_SUCCESS;
}

hipfftResult hipfftSetWorkArea(hipfftHandle plan, void*) {
    const Call call(__builtin_return_address(0));
    return plan == nullptr ? HIPFFT_INVALID_PLAN : HIPFFT_SUCCESS;
}

hipfftResult hipfftGetSize(hipfftHandle plan, size_t* work_size) {
    const Call call(__builtin_return_address(0));
    return plan == nullptr ? HIPFFT_INVALID_PLAN : no_work_area(work_size);
}

hipfftResult hipfftGetSize1d(hipfftHandle, int, hipfftType, int, size_t* work_size) { return no_work_area(work_size); }

hipfftResult hipfftGetSize2d(hipfftHandle, int, int, hipfftType, size_t* work_size) { return no_work_area(work_size); }

hipfftResult hipfftGetSize3d(hipfftHandle, int, int, int, hipfftType, size_t* work_size) {
    return no_work_area(work_size);
}

hipfftResult hipfftGetSizeMany(hipfftHandle, int, int*, int*, int, int, int*, int, int, hipfftType, int,
                               size_t* work_size) {
    return no_work_area(work_size);
}

hipfftResult hipfftEstimate1d(int, hipfftType, int, size_t* work_size) { return no_work_area(work_size); }

hipfftResult hipfftEstimate2d(int, int, hipfftType, size_t* work_size) { return no_work_area(work_size); }

hipfftResult hipfftEstimate3d(int, int, int, hipfftType, size_t* work_size) { return no_work_area(work_size); }

hipfftResult hipfftEstimateMany(int, int*, int*, int, int, int*, int, int, hipfftType, int, size_t* work_size) {
    return no_work_area(work_size);
}

hipfftResult hipfftGetVersion(int* version) {
    if (version == nullptr) return HIPFFT_INVALID_VALUE;
    *version = hipfftVersionMajor * 10000 + hipfftVersionMinor * 100 + hipfftVersionPatch;
    return HIPFFT_SUCCESS;
}
