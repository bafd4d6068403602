// hipFFT: plans, and their execution by FFTW. No transform is normalized; real and complex numbers lie in memory as
// they do for FFTW.

#include <algorithm>
#include <map>
#include <memory>
#include <tuple>
#include <vector>

#include "fftw.h"
#include "hipfft/hipfftXt.h"

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

// A transform that is planned: FFTW's plan, which holds for any arrays if they are the same or not as when it was made.
class Transform {
  public:
    Transform(const Shape& shape, int direction, bool is_in_place) : shape_(shape), library_(Fftw::of(shape.is_double())) {
        const std::vector<Dimension> dimensions = this->dimensions(is_in_place);
        const Dimension batch = {shape.batch, distance(shape.input, shape.has_real_input(), is_in_place),
                                 distance(shape.output, shape.has_real_output(), is_in_place)};
        // Planning by estimate does not look at the arrays: any two addresses do that are the same or are not.
        alignas(16) static double somewhere[4];
        void *input = somewhere, *output = is_in_place ? somewhere : somewhere + 2;
        const int rank = static_cast<int>(dimensions.size());
        const std::lock_guard<std::mutex> lock(Fftw::planning());
        if (shape.has_real_input()) {
            plan_ = library_.plan_from_real(rank, dimensions.data(), 1, &batch, input, output, estimate | unaligned);
        } else if (shape.has_real_output()) {
            plan_ = library_.plan_to_real(rank, dimensions.data(), 1, &batch, input, output, estimate | unaligned);
        } else {
            plan_ = library_.plan_complex(rank, dimensions.data(), 1, &batch, input, output, direction,
                                          estimate | unaligned);
        }
    }
    ~Transform() {
        const std::lock_guard<std::mutex> lock(Fftw::planning());
        if (plan_ != nullptr) library_.destroy(plan_);
    }
    Transform(const Transform&) = delete;
    Transform& operator=(const Transform&) = delete;

    bool is_planned() const { return plan_ != nullptr; }
    void execute(void* input, void* output) const {
        if (shape_.has_real_input()) {
            library_.execute_from_real(plan_, input, output);
        } else if (shape_.has_real_output()) {
            library_.execute_to_real(plan_, input, output);
        } else {
            library_.execute_complex(plan_, input, output);
        }
    }

  private:
    // The extents of a storage without its own: those of the transform; of complex numbers that belong to real ones, half
    // of the last and one more; and in place, of the real ones so that both begin at the same addresses.
    std::vector<long long> extents(const Layout& layout, bool is_real, bool is_in_place) const {
        if (!layout.extents.empty()) return layout.extents;
        std::vector<long long> whole = shape_.lengths;
        const bool has_real_side = shape_.has_real_input() || shape_.has_real_output();
        if (has_real_side && !is_real) whole.back() = whole.back() / 2 + 1;
        if (has_real_side && is_real && is_in_place) whole.back() = 2 * (whole.back() / 2 + 1);
        return whole;
    }
    long long distance(const Layout& layout, bool is_real, bool is_in_place) const {
        if (!layout.extents.empty()) return layout.distance;
        long long product = 1;
        for (long long extent : extents(layout, is_real, is_in_place)) product *= extent;
        return product;
    }
    std::vector<Dimension> dimensions(bool is_in_place) const {
        const std::vector<long long> input = extents(shape_.input, shape_.has_real_input(), is_in_place);
        const std::vector<long long> output = extents(shape_.output, shape_.has_real_output(), is_in_place);
        std::vector<Dimension> all(shape_.lengths.size());
        long long in = shape_.input.stride, out = shape_.output.stride;
        for (size_t i = all.size(); i-- > 0;) {
            all[i] = {shape_.lengths[i], in, out};
            in *= input[i];
            out *= output[i];
        }
        return all;
    }

    Shape shape_;
    const Fftw& library_;
    FftwPlan* plan_ = nullptr;
};

}  // namespace

struct hipfftHandle_t {
    hipStream_t stream = nullptr;
    bool is_made = false;
    Shape shape{};
    std::map<std::tuple<int, bool>, std::shared_ptr<Transform>> transforms;  // by direction, and whether in place
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
    Shape shape{type, Numbers(n, n + rank), {}, {}, batch};
    // Both sides have a layout of their own or neither has.
    if (input_extents != nullptr && output_extents != nullptr) {
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
    std::shared_ptr<Transform>& transform = plan->transforms[{direction, input == output}];
    if (transform == nullptr) transform = std::make_shared<Transform>(plan->shape, direction, input == output);
    if (!transform->is_planned()) return HIPFFT_INTERNAL_ERROR;
    const hipError_t error = submit(plan->stream, what, [transform, input, output] {
        transform->execute(input, output);
        return hipSuccess;
    });
    return error == hipSuccess ? HIPFFT_SUCCESS : HIPFFT_EXEC_FAILED;
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
