// cuDNN's convolutions over MIOpen. Comes with hipport, belongs to the project that it was copied into.
// hipport: ignore-file
//
// MIOpen names its ways to compute a convolution by solutions: it lists them for given tensors, the fastest first, and
// runs one by its number. cuDNN's algorithms are kinds of solutions here. The one that runs is the fastest of the kind
// that was asked for whose workspace fits into the one given, or else the fastest of any kind that fits. The size of an
// algorithm's workspace is what its fastest solution needs. cudnnFind... measures, which MIOpen remembers for its lists.

#ifndef HIPPORT_DNN_CONVOLUTION_H
#define HIPPORT_DNN_CONVOLUTION_H

#include <cstdint>
#include <vector>

#include "dnn_tensor.h"

namespace hipport {
namespace dnn {

enum convolution_fwd_algo_t {
    convolution_fwd_algo_implicit_gemm,
    convolution_fwd_algo_implicit_precomp_gemm,
    convolution_fwd_algo_gemm,
    convolution_fwd_algo_direct,
    convolution_fwd_algo_fft,
    convolution_fwd_algo_fft_tiling,
    convolution_fwd_algo_winograd,
    convolution_fwd_algo_winograd_nonfused,
    convolution_fwd_algo_count
};
enum convolution_bwd_data_algo_t {
    convolution_bwd_data_algo_0,
    convolution_bwd_data_algo_1,
    convolution_bwd_data_algo_fft,
    convolution_bwd_data_algo_fft_tiling,
    convolution_bwd_data_algo_winograd,
    convolution_bwd_data_algo_winograd_nonfused,
    convolution_bwd_data_algo_count
};
enum convolution_bwd_filter_algo_t {
    convolution_bwd_filter_algo_0,
    convolution_bwd_filter_algo_1,
    convolution_bwd_filter_algo_fft,
    convolution_bwd_filter_algo_3,
    convolution_bwd_filter_algo_winograd,
    convolution_bwd_filter_algo_winograd_nonfused,
    convolution_bwd_filter_algo_fft_tiling,
    convolution_bwd_filter_algo_count
};
enum convolution_fwd_preference_t {
    convolution_fwd_no_workspace,
    convolution_fwd_prefer_fastest,
    convolution_fwd_specify_workspace_limit
};
enum convolution_bwd_data_preference_t {
    convolution_bwd_data_no_workspace,
    convolution_bwd_data_prefer_fastest,
    convolution_bwd_data_specify_workspace_limit
};
enum convolution_bwd_filter_preference_t {
    convolution_bwd_filter_no_workspace,
    convolution_bwd_filter_prefer_fastest,
    convolution_bwd_filter_specify_workspace_limit
};
enum math_type_t { default_math, tensor_op_math, tensor_op_math_allow_conversion, fma_math };
enum determinism_t { non_deterministic, deterministic };

// The field names are cuDNN's. MIOpen does not say which solutions are deterministic, so none is said to be.
template <class Algorithm>
struct AlgorithmPerformance {
    Algorithm algo;
    miopenStatus_t status;
    float time;  // in milliseconds
    std::size_t memory;
    determinism_t determinism;
    math_type_t mathType;
    int reserved[3];
};
typedef AlgorithmPerformance<convolution_fwd_algo_t> convolution_fwd_algo_perf_t;
typedef AlgorithmPerformance<convolution_bwd_data_algo_t> convolution_bwd_data_algo_perf_t;
typedef AlgorithmPerformance<convolution_bwd_filter_algo_t> convolution_bwd_filter_algo_perf_t;

namespace detail {

// What an algorithm of cuDNN is in MIOpen, and the algorithm that a solution of MIOpen's is reported as.
inline miopenConvAlgorithm_t kind_of(convolution_fwd_algo_t algo) {
    switch (algo) {
        case convolution_fwd_algo_gemm: return miopenConvolutionAlgoGEMM;
        case convolution_fwd_algo_direct: return miopenConvolutionAlgoDirect;
        case convolution_fwd_algo_fft:
        case convolution_fwd_algo_fft_tiling: return miopenConvolutionAlgoFFT;
        case convolution_fwd_algo_winograd:
        case convolution_fwd_algo_winograd_nonfused: return miopenConvolutionAlgoWinograd;
        default: return miopenConvolutionAlgoImplicitGEMM;
    }
}
inline miopenConvAlgorithm_t kind_of(convolution_bwd_data_algo_t algo) {
    switch (algo) {
        case convolution_bwd_data_algo_0: return miopenConvolutionAlgoDirect;
        case convolution_bwd_data_algo_fft:
        case convolution_bwd_data_algo_fft_tiling: return miopenConvolutionAlgoFFT;
        case convolution_bwd_data_algo_winograd:
        case convolution_bwd_data_algo_winograd_nonfused: return miopenConvolutionAlgoWinograd;
        default: return miopenConvolutionAlgoImplicitGEMM;
    }
}
inline miopenConvAlgorithm_t kind_of(convolution_bwd_filter_algo_t algo) {
    switch (algo) {
        case convolution_bwd_filter_algo_0: return miopenConvolutionAlgoDirect;
        case convolution_bwd_filter_algo_3: return miopenConvolutionAlgoGEMM;
        case convolution_bwd_filter_algo_fft:
        case convolution_bwd_filter_algo_fft_tiling: return miopenConvolutionAlgoFFT;
        case convolution_bwd_filter_algo_winograd:
        case convolution_bwd_filter_algo_winograd_nonfused: return miopenConvolutionAlgoWinograd;
        default: return miopenConvolutionAlgoImplicitGEMM;
    }
}
inline void report(miopenConvAlgorithm_t kind, convolution_fwd_algo_t &algo) {
    algo = kind == miopenConvolutionAlgoGEMM       ? convolution_fwd_algo_gemm
           : kind == miopenConvolutionAlgoDirect   ? convolution_fwd_algo_direct
           : kind == miopenConvolutionAlgoFFT      ? convolution_fwd_algo_fft
           : kind == miopenConvolutionAlgoWinograd ? convolution_fwd_algo_winograd
                                                   : convolution_fwd_algo_implicit_gemm;
}
// GEMM and implicit GEMM are one algorithm here, as cuDNN has no other that is left.
inline void report(miopenConvAlgorithm_t kind, convolution_bwd_data_algo_t &algo) {
    algo = kind == miopenConvolutionAlgoDirect     ? convolution_bwd_data_algo_0
           : kind == miopenConvolutionAlgoFFT      ? convolution_bwd_data_algo_fft
           : kind == miopenConvolutionAlgoWinograd ? convolution_bwd_data_algo_winograd
                                                   : convolution_bwd_data_algo_1;
}
inline void report(miopenConvAlgorithm_t kind, convolution_bwd_filter_algo_t &algo) {
    algo = kind == miopenConvolutionAlgoDirect     ? convolution_bwd_filter_algo_0
           : kind == miopenConvolutionAlgoGEMM     ? convolution_bwd_filter_algo_3
           : kind == miopenConvolutionAlgoFFT      ? convolution_bwd_filter_algo_fft
           : kind == miopenConvolutionAlgoWinograd ? convolution_bwd_filter_algo_winograd
                                                   : convolution_bwd_filter_algo_1;
}
template <class Algorithm>
Algorithm reported(miopenConvAlgorithm_t kind) {
    Algorithm algo;
    report(kind, algo);
    return algo;
}
// Whether a solution is of an algorithm's kind: it is reported as the one that the algorithm is reported as.
template <class Algorithm>
bool is_of(const miopenConvSolution_t &solution, Algorithm algo) {
    return reported<Algorithm>(solution.algorithm) == reported<Algorithm>(kind_of(algo));
}

// A convolution: a and b are w and x (forward), dy and w (backward to the data), dy and x (backward to the filter); c is
// the result. This is the order of MIOpen's functions for solutions.
struct Problem {
    miopenHandle_t handle;
    miopenTensorDescriptor_t a, b;
    miopenConvolutionDescriptor_t convolution;
    miopenTensorDescriptor_t c;
};

inline miopenStatus_t find_forward(miopenHandle_t handle, miopenTensorDescriptor_t w_desc, const void *w,
                                   miopenTensorDescriptor_t x_desc, const void *x,
                                   miopenConvolutionDescriptor_t convolution, miopenTensorDescriptor_t y_desc, void *y,
                                   int requested, int *returned, miopenConvAlgoPerf_t *found, void *workspace,
                                   std::size_t bytes, bool exhaustive) {
    return miopenFindConvolutionForwardAlgorithm(handle, x_desc, x, w_desc, w, convolution, y_desc, y, requested, returned,
                                                 found, workspace, bytes, exhaustive);
}

// MIOpen's functions for a direction, which differ in their names only.
struct Direction {
    decltype(&miopenConvolutionForwardGetSolutionCount) count;
    decltype(&miopenConvolutionForwardGetSolution) solutions;
    decltype(&miopenConvolutionForwardImmediate) run;
    decltype(&find_forward) find;
    decltype(&miopenConvolutionForwardGetWorkSpaceSize) workspace_of_find;
};
inline Direction direction(convolution_fwd_algo_t) {
    return {miopenConvolutionForwardGetSolutionCount, miopenConvolutionForwardGetSolution, miopenConvolutionForwardImmediate,
            find_forward, miopenConvolutionForwardGetWorkSpaceSize};
}
inline Direction direction(convolution_bwd_data_algo_t) {
    return {miopenConvolutionBackwardDataGetSolutionCount, miopenConvolutionBackwardDataGetSolution,
            miopenConvolutionBackwardDataImmediate, miopenFindConvolutionBackwardDataAlgorithm,
            miopenConvolutionBackwardDataGetWorkSpaceSize};
}
inline Direction direction(convolution_bwd_filter_algo_t) {
    return {miopenConvolutionBackwardWeightsGetSolutionCount, miopenConvolutionBackwardWeightsGetSolution,
            miopenConvolutionBackwardWeightsImmediate, miopenFindConvolutionBackwardWeightsAlgorithm,
            miopenConvolutionBackwardWeightsGetWorkSpaceSize};
}

typedef std::vector<miopenConvSolution_t> Solutions;

template <class Algorithm>
miopenStatus_t solve(const Problem &p, Solutions &solutions) {
    const Direction to = direction(Algorithm());
    std::size_t count = 0;
    miopenStatus_t status = to.count(p.handle, p.a, p.b, p.convolution, p.c, &count);
    if (status != miopenStatusSuccess) return status;
    if (count == 0) return miopenStatusUnsupportedOp;
    solutions.resize(count);
    status = to.solutions(p.handle, p.a, p.b, p.convolution, p.c, solutions.size(), &count, solutions.data());
    solutions.resize(count);
    return status;
}

// The fastest solution of each algorithm.
template <class Algorithm>
Solutions leaders(const Solutions &solutions) {
    Solutions result;
    for (const miopenConvSolution_t &solution : solutions) {
        bool is_known = false;
        for (const miopenConvSolution_t &leader : result)
            is_known = is_known || is_of(leader, reported<Algorithm>(solution.algorithm));
        if (!is_known) result.push_back(solution);
    }
    return result;
}

// The solution that runs for an algorithm with a workspace of so many bytes; null if none fits.
template <class Algorithm>
const miopenConvSolution_t *choose(const Solutions &solutions, Algorithm algo, std::size_t bytes) {
    const miopenConvSolution_t *other = nullptr;
    for (const miopenConvSolution_t &solution : solutions) {
        if (solution.workspace_size > bytes) continue;
        if (is_of(solution, algo)) return &solution;
        if (other == nullptr) other = &solution;
    }
    return other;
}

template <class Algorithm>
miopenStatus_t workspace_size(const Problem &problem, Algorithm algo, std::size_t *bytes) {
    Solutions solutions;
    const miopenStatus_t status = solve<Algorithm>(problem, solutions);
    if (status != miopenStatusSuccess) return status;
    const miopenConvSolution_t *chosen = choose(solutions, algo, SIZE_MAX);
    if (chosen == nullptr) return miopenStatusUnsupportedOp;
    *bytes = chosen->workspace_size;
    return miopenStatusSuccess;
}

// The algorithm of the fastest solution within a limit, an algorithm's first one where possible: its workspace is then
// within the limit too. The preferences of the three directions have the same values.
template <class Algorithm>
miopenStatus_t prefer(const Problem &problem, int preference, std::size_t limit, Algorithm *algo) {
    Solutions solutions;
    const miopenStatus_t status = solve<Algorithm>(problem, solutions);
    if (status != miopenStatusSuccess) return status;
    const std::size_t bytes = preference == convolution_fwd_no_workspace     ? 0
                              : preference == convolution_fwd_prefer_fastest ? SIZE_MAX
                                                                             : limit;
    for (const Solutions &some : {leaders<Algorithm>(solutions), solutions})
        for (const miopenConvSolution_t &solution : some)
            if (solution.workspace_size <= bytes) return report(solution.algorithm, *algo), miopenStatusSuccess;
    return miopenStatusUnsupportedOp;
}

template <class Algorithm>
AlgorithmPerformance<Algorithm> performance(miopenConvAlgorithm_t kind, float time, std::size_t memory) {
    return {reported<Algorithm>(kind), miopenStatusSuccess, time, memory, non_deterministic, default_math, {0, 0, 0}};
}

template <class Algorithm>
miopenStatus_t rank(const Problem &problem, int requested, int *returned, AlgorithmPerformance<Algorithm> *results) {
    Solutions solutions;
    const miopenStatus_t status = solve<Algorithm>(problem, solutions);
    if (status != miopenStatusSuccess) return status;
    *returned = 0;
    for (const miopenConvSolution_t &s : leaders<Algorithm>(solutions))
        if (*returned < requested) results[(*returned)++] = performance<Algorithm>(s.algorithm, s.time, s.workspace_size);
    return miopenStatusSuccess;
}

// The numbers of MIOpen's algorithms are the same in all directions.
template <class Algorithm>
miopenStatus_t find(const Problem &p, const void *a, const void *b, void *c, int requested, int *returned,
                    AlgorithmPerformance<Algorithm> *results, void *workspace, std::size_t bytes) {
    if (requested < 1) return miopenStatusBadParm;
    std::vector<miopenConvAlgoPerf_t> found(requested);
    const miopenStatus_t status = direction(Algorithm()).find(p.handle, p.a, a, p.b, b, p.convolution, p.c, c, requested,
                                                              returned, found.data(), workspace, bytes, false);
    if (status != miopenStatusSuccess) return status;
    for (int i = 0; i < *returned; ++i)
        results[i] = performance<Algorithm>(static_cast<miopenConvAlgorithm_t>(found[i].fwd_algo), found[i].time,
                                            found[i].memory);
    return status;
}

// cuDNN brings tensors to measure with.
template <class Algorithm>
miopenStatus_t find(const Problem &p, int requested, int *returned, AlgorithmPerformance<Algorithm> *results) {
    std::size_t bytes = 0;
    const miopenStatus_t status =
        direction(Algorithm()).workspace_of_find(p.handle, p.a, p.b, p.convolution, p.c, &bytes);
    if (status != miopenStatusSuccess) return status;
    const Scratch a(p.handle, p.a), b(p.handle, p.b), c(p.handle, p.c), workspace(p.handle, bytes);
    if (a.failed || b.failed || c.failed || workspace.failed) return miopenStatusAllocFailed;
    return find(p, a.memory, b.memory, c.memory, requested, returned, results, workspace.memory, bytes);
}

template <class Algorithm>
miopenStatus_t convolve(const Problem &p, const void *alpha, const void *a, const void *b, Algorithm algo, void *workspace,
                        std::size_t bytes, const void *beta, void *c) {
    Solutions solutions;
    const miopenStatus_t status = solve<Algorithm>(p, solutions);
    if (status != miopenStatusSuccess) return status;
    const miopenConvSolution_t *chosen = choose(solutions, algo, workspace == nullptr ? 0 : bytes);
    if (chosen == nullptr) return miopenStatusUnsupportedOp;
    return blend(p.handle, alpha, beta, p.c, c, [&](void *out) {
        return direction(algo).run(p.handle, p.a, a, p.b, b, p.convolution, p.c, out, workspace, bytes, chosen->solution_id);
    });
}

inline Problem forward(miopenHandle_t handle, miopenTensorDescriptor_t x, miopenTensorDescriptor_t w,
                       miopenConvolutionDescriptor_t convolution, miopenTensorDescriptor_t y) {
    return {handle, w, x, convolution, y};
}
inline Problem backward_data(miopenHandle_t handle, miopenTensorDescriptor_t w, miopenTensorDescriptor_t dy,
                             miopenConvolutionDescriptor_t convolution, miopenTensorDescriptor_t dx) {
    return {handle, dy, w, convolution, dx};
}
inline Problem backward_filter(miopenHandle_t handle, miopenTensorDescriptor_t x, miopenTensorDescriptor_t dy,
                               miopenConvolutionDescriptor_t convolution, miopenTensorDescriptor_t dw) {
    return {handle, dy, x, convolution, dw};
}

}  // namespace detail

// Descriptors. MIOpen accumulates in 32 bits and takes matrix instructions by itself.

inline miopenStatus_t set_convolution2d_descriptor(miopenConvolutionDescriptor_t convolution, int pad_h, int pad_w,
                                                   int stride_h, int stride_w, int dilation_h, int dilation_w,
                                                   miopenConvolutionMode_t mode, miopenDataType_t = miopenFloat) {
    return miopenInitConvolutionDescriptor(convolution, mode, pad_h, pad_w, stride_h, stride_w, dilation_h, dilation_w);
}
inline miopenStatus_t get_convolution2d_descriptor(miopenConvolutionDescriptor_t convolution, int *pad_h, int *pad_w,
                                                   int *stride_h, int *stride_w, int *dilation_h, int *dilation_w,
                                                   miopenConvolutionMode_t *mode, miopenDataType_t *type) {
    *type = miopenFloat;
    return miopenGetConvolutionDescriptor(convolution, mode, pad_h, pad_w, stride_h, stride_w, dilation_h, dilation_w);
}
inline miopenStatus_t set_convolution_nd_descriptor(miopenConvolutionDescriptor_t convolution, int count, const int *pads,
                                                    const int *strides, const int *dilations,
                                                    miopenConvolutionMode_t mode, miopenDataType_t = miopenFloat) {
    return miopenInitConvolutionNdDescriptor(convolution, count, pads, strides, dilations, mode);
}
inline miopenStatus_t get_convolution_nd_descriptor(miopenConvolutionDescriptor_t convolution, int requested, int *count,
                                                    int *pads, int *strides, int *dilations,
                                                    miopenConvolutionMode_t *mode, miopenDataType_t *type) {
    *type = miopenFloat;
    return miopenGetConvolutionNdDescriptor(convolution, requested, count, pads, strides, dilations, mode);
}
inline miopenStatus_t get_convolution_nd_forward_output_dim(miopenConvolutionDescriptor_t convolution,
                                                            miopenTensorDescriptor_t x, miopenTensorDescriptor_t w,
                                                            int count, int *lengths) {
    return miopenGetConvolutionNdForwardOutputDim(convolution, x, w, &count, lengths);
}
inline miopenStatus_t set_convolution_math_type(miopenConvolutionDescriptor_t, math_type_t) { return miopenStatusSuccess; }

// cuDNN's functions for the three directions, whose first two tensors are x and w, w and dy, x and dy.

#define HIPPORT_DNN_DIRECTION(direction, kind)                                                                            \
    inline miopenStatus_t get_convolution_##direction##_algorithm_max_count(miopenHandle_t, int *count) {                 \
        *count = convolution_##kind##_algo_count;                                                                         \
        return miopenStatusSuccess;                                                                                       \
    }                                                                                                                     \
    inline miopenStatus_t get_convolution_##direction##_algorithm(                                                        \
        miopenHandle_t handle, miopenTensorDescriptor_t first, miopenTensorDescriptor_t second,                           \
        miopenConvolutionDescriptor_t convolution, miopenTensorDescriptor_t result,                                       \
        convolution_##kind##_preference_t preference, std::size_t limit, convolution_##kind##_algo_t *algo) {             \
        return detail::prefer(detail::direction(handle, first, second, convolution, result), preference, limit, algo);    \
    }                                                                                                                     \
    inline miopenStatus_t get_convolution_##direction##_algorithm_v7(                                                     \
        miopenHandle_t handle, miopenTensorDescriptor_t first, miopenTensorDescriptor_t second,                           \
        miopenConvolutionDescriptor_t convolution, miopenTensorDescriptor_t result, int requested, int *returned,         \
        convolution_##kind##_algo_perf_t *results) {                                                                      \
        return detail::rank(detail::direction(handle, first, second, convolution, result), requested, returned, results); \
    }                                                                                                                     \
    inline miopenStatus_t find_convolution_##direction##_algorithm(                                                       \
        miopenHandle_t handle, miopenTensorDescriptor_t first, miopenTensorDescriptor_t second,                           \
        miopenConvolutionDescriptor_t convolution, miopenTensorDescriptor_t result, int requested, int *returned,         \
        convolution_##kind##_algo_perf_t *results) {                                                                      \
        return detail::find(detail::direction(handle, first, second, convolution, result), requested, returned, results); \
    }                                                                                                                     \
    inline miopenStatus_t get_convolution_##direction##_workspace_size(                                                   \
        miopenHandle_t handle, miopenTensorDescriptor_t first, miopenTensorDescriptor_t second,                           \
        miopenConvolutionDescriptor_t convolution, miopenTensorDescriptor_t result, convolution_##kind##_algo_t algo,     \
        std::size_t *bytes) {                                                                                             \
        return detail::workspace_size(detail::direction(handle, first, second, convolution, result), algo, bytes);        \
    }
HIPPORT_DNN_DIRECTION(forward, fwd)
HIPPORT_DNN_DIRECTION(backward_data, bwd_data)
HIPPORT_DNN_DIRECTION(backward_filter, bwd_filter)
#undef HIPPORT_DNN_DIRECTION

inline miopenStatus_t find_convolution_forward_algorithm_ex(
    miopenHandle_t handle, miopenTensorDescriptor_t x_desc, const void *x, miopenTensorDescriptor_t w_desc, const void *w,
    miopenConvolutionDescriptor_t convolution, miopenTensorDescriptor_t y_desc, void *y, int requested, int *returned,
    convolution_fwd_algo_perf_t *results, void *workspace, std::size_t bytes) {
    const detail::Problem problem = detail::forward(handle, x_desc, w_desc, convolution, y_desc);
    return detail::find(problem, w, x, y, requested, returned, results, workspace, bytes);
}
inline miopenStatus_t find_convolution_backward_data_algorithm_ex(
    miopenHandle_t handle, miopenTensorDescriptor_t w_desc, const void *w, miopenTensorDescriptor_t dy_desc, const void *dy,
    miopenConvolutionDescriptor_t convolution, miopenTensorDescriptor_t dx_desc, void *dx, int requested, int *returned,
    convolution_bwd_data_algo_perf_t *results, void *workspace, std::size_t bytes) {
    const detail::Problem problem = detail::backward_data(handle, w_desc, dy_desc, convolution, dx_desc);
    return detail::find(problem, dy, w, dx, requested, returned, results, workspace, bytes);
}
inline miopenStatus_t find_convolution_backward_filter_algorithm_ex(
    miopenHandle_t handle, miopenTensorDescriptor_t x_desc, const void *x, miopenTensorDescriptor_t dy_desc, const void *dy,
    miopenConvolutionDescriptor_t convolution, miopenTensorDescriptor_t dw_desc, void *dw, int requested, int *returned,
    convolution_bwd_filter_algo_perf_t *results, void *workspace, std::size_t bytes) {
    const detail::Problem problem = detail::backward_filter(handle, x_desc, dy_desc, convolution, dw_desc);
    return detail::find(problem, dy, x, dw, requested, returned, results, workspace, bytes);
}

inline miopenStatus_t convolution_forward(miopenHandle_t handle, const void *alpha, miopenTensorDescriptor_t x_desc,
                                          const void *x, miopenTensorDescriptor_t w_desc, const void *w,
                                          miopenConvolutionDescriptor_t convolution, convolution_fwd_algo_t algo,
                                          void *workspace, std::size_t bytes, const void *beta,
                                          miopenTensorDescriptor_t y_desc, void *y) {
    const detail::Problem problem = detail::forward(handle, x_desc, w_desc, convolution, y_desc);
    return detail::convolve(problem, alpha, w, x, algo, workspace, bytes, beta, y);
}
inline miopenStatus_t convolution_backward_data(miopenHandle_t handle, const void *alpha, miopenTensorDescriptor_t w_desc,
                                                const void *w, miopenTensorDescriptor_t dy_desc, const void *dy,
                                                miopenConvolutionDescriptor_t convolution,
                                                convolution_bwd_data_algo_t algo, void *workspace, std::size_t bytes,
                                                const void *beta, miopenTensorDescriptor_t dx_desc, void *dx) {
    const detail::Problem problem = detail::backward_data(handle, w_desc, dy_desc, convolution, dx_desc);
    return detail::convolve(problem, alpha, dy, w, algo, workspace, bytes, beta, dx);
}
inline miopenStatus_t convolution_backward_filter(miopenHandle_t handle, const void *alpha, miopenTensorDescriptor_t x_desc,
                                                  const void *x, miopenTensorDescriptor_t dy_desc, const void *dy,
                                                  miopenConvolutionDescriptor_t convolution,
                                                  convolution_bwd_filter_algo_t algo, void *workspace,
                                                  std::size_t bytes, const void *beta, miopenTensorDescriptor_t dw_desc,
                                                  void *dw) {
    const detail::Problem problem = detail::backward_filter(handle, x_desc, dy_desc, convolution, dw_desc);
    return detail::convolve(problem, alpha, dy, x, algo, workspace, bytes, beta, dw);
}
inline miopenStatus_t convolution_backward_bias(miopenHandle_t handle, const void *alpha, miopenTensorDescriptor_t dy_desc,
                                                const void *dy, const void *beta, miopenTensorDescriptor_t db_desc,
                                                void *db) {
    const detail::Plain plain;
    return detail::blend(handle, alpha, beta, db_desc, db, [&](void *out) {
        return miopenConvolutionBackwardBias(handle, &plain.one, dy_desc, dy, &plain.zero, db_desc, out);
    });
}

// y = activation(alpha1 * convolution(x) + alpha2 * z + bias), where z may be y.
inline miopenStatus_t convolution_bias_activation_forward(
    miopenHandle_t handle, const void *alpha1, miopenTensorDescriptor_t x_desc, const void *x,
    miopenTensorDescriptor_t w_desc, const void *w, miopenConvolutionDescriptor_t convolution, convolution_fwd_algo_t algo,
    void *workspace, std::size_t bytes, const void *alpha2, miopenTensorDescriptor_t z_desc, const void *z,
    miopenTensorDescriptor_t bias_desc, const void *bias, miopenActivationDescriptor_t activation,
    miopenTensorDescriptor_t y_desc, void *y) {
    detail::Shape shape;
    miopenStatus_t status = detail::read(y_desc, shape);
    if (status != miopenStatusSuccess) return status;
    const detail::Plain plain;
    const double none = 0.0;  // which is 0 as a float too
    const float added = detail::factor(alpha2, shape);
    const void *beta = z == y ? alpha2 : &none;
    status = convolution_forward(handle, alpha1, x_desc, x, w_desc, w, convolution, algo, workspace, bytes, beta, y_desc, y);
    if (status == miopenStatusSuccess && z != y && added != 0.0f)
        status = detail::add_tensors(handle, added, z_desc, z, 1.0f, y_desc, y);
    if (status == miopenStatusSuccess) status = detail::add_tensors(handle, 1.0f, bias_desc, bias, 1.0f, y_desc, y);
    if (status != miopenStatusSuccess) return status;
    return miopenActivationForward(handle, activation, &plain.one, y_desc, y, &plain.zero, y_desc, y);
}

}  // namespace dnn
}  // namespace hipport

#endif
