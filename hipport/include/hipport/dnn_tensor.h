// cuDNN's interface over MIOpen: versions, statuses and tensors. Comes with hipport, belongs to the project that it was
// copied into.
// hipport: ignore-file
//
// Objects are MIOpen's own. The functions take the arguments of cuDNN 7 to 9, in cuDNN's order, and keep what cuDNN does
// where MIOpen's function of that name does less. Scaling factors are one such thing: cuDNN computes
// out = alpha * result + beta * out in each call, most of MIOpen's take 1 and 0 only. Other factors cost memory of the
// size of the output, for as long as the call runs, and a pass over it.

#ifndef HIPPORT_DNN_TENSOR_H
#define HIPPORT_DNN_TENSOR_H

#include <hip/hip_runtime_api.h>
#include <miopen/miopen.h>

#include <cstddef>
#include <new>

// The version of cuDNN whose interface this is. That of cuDNN 7.6 is the newest without graphs, which MIOpen lacks.
#define HIPPORT_DNN_MAJOR 7
#define HIPPORT_DNN_MINOR 6
#define HIPPORT_DNN_PATCHLEVEL 5
#define HIPPORT_DNN_VERSION 7605

namespace hipport {
namespace dnn {

inline std::size_t get_version() { return HIPPORT_DNN_VERSION; }

// Statuses that MIOpen does not have and never gives. The values are free ones in the range of its enum.
constexpr miopenStatus_t status_arch_mismatch = static_cast<miopenStatus_t>(11);
constexpr miopenStatus_t status_mapping_error = static_cast<miopenStatus_t>(12);
constexpr miopenStatus_t status_license_error = static_cast<miopenStatus_t>(13);
constexpr miopenStatus_t status_runtime_in_progress = static_cast<miopenStatus_t>(14);
constexpr miopenStatus_t status_runtime_fp_overflow = static_cast<miopenStatus_t>(15);

constexpr int dim_max = 8;

namespace detail {

struct Shape {
    miopenDataType_t type;
    int count;
    int lengths[dim_max];
    int strides[dim_max];
};
inline miopenStatus_t read(miopenTensorDescriptor_t tensor, Shape &shape) {
    const miopenStatus_t status = miopenGetTensorDescriptorSize(tensor, &shape.count);
    if (status != miopenStatusSuccess) return status;
    if (shape.count > dim_max) return miopenStatusUnsupportedOp;
    return miopenGetTensorDescriptor(tensor, &shape.type, shape.lengths, shape.strides);
}

// MIOpen reads each scaling factor as a float. cuDNN has doubles for tensors of doubles.
inline float factor(const void *number, const Shape &shape) {
    return shape.type == miopenDouble ? static_cast<float>(*static_cast<const double *>(number))
                                      : *static_cast<const float *>(number);
}

// Memory on the device until the work that is on a handle's stream by the end of the scope is done.
class Scratch {
   public:
    Scratch(miopenHandle_t handle, std::size_t bytes) : memory(nullptr), stream(nullptr), failed(false) {
        failed = bytes != 0 && (miopenGetStream(handle, &stream) != miopenStatusSuccess ||
                                hipMallocAsync(&memory, bytes, stream) != hipSuccess);
    }
    Scratch(miopenHandle_t handle, miopenTensorDescriptor_t tensor) : Scratch(handle, bytes_of(tensor)) {}
    ~Scratch() {
        if (memory != nullptr) static_cast<void>(hipFreeAsync(memory, stream));
    }
    Scratch(const Scratch &) = delete;
    Scratch &operator=(const Scratch &) = delete;

    static std::size_t bytes_of(miopenTensorDescriptor_t tensor) {
        std::size_t bytes = 0;
        return miopenGetTensorNumBytes(tensor, &bytes) == miopenStatusSuccess ? bytes : 0;
    }

    void *memory;
    hipStream_t stream;
    bool failed;
};

// c = alpha * a + beta * c, where the lengths of a are those of c or 1. As in cuDNN, c is not read if beta is 0.
inline miopenStatus_t add_tensors(miopenHandle_t handle, float alpha, miopenTensorDescriptor_t a_desc, const void *a,
                                  float beta, miopenTensorDescriptor_t c_desc, void *c) {
    const double nothing = 0.0;  // which is 0 in every type
    const float none = 0.0f;
    if (beta == 0.0f) {
        const miopenStatus_t status = miopenSetTensor(handle, c_desc, c, &nothing);
        if (status != miopenStatusSuccess) return status;
    }
    return miopenOpTensor(handle, miopenTensorOpAdd, &beta, c_desc, c, &alpha, a_desc, a, &none, c_desc, c);
}

// out = alpha * result + beta * out, for what `compute` writes to the address that it is given.
template <class Compute>
miopenStatus_t blend(miopenHandle_t handle, const void *alpha, const void *beta, miopenTensorDescriptor_t desc, void *out,
                     Compute compute) {
    Shape shape;
    miopenStatus_t status = read(desc, shape);
    if (status != miopenStatusSuccess) return status;
    const float a = factor(alpha, shape), b = factor(beta, shape);
    if (a == 1.0f && b == 0.0f) return compute(out);
    const Scratch result(handle, desc);
    if (result.failed) return miopenStatusAllocFailed;
    status = compute(result.memory);
    return status != miopenStatusSuccess ? status : add_tensors(handle, a, desc, result.memory, b, desc, out);
}

// The factors that MIOpen's functions are called with. Some take them as void *.
struct Plain {
    float one, zero;
    Plain() : one(1.0f), zero(0.0f) {}
};

inline bool is_channels_last(const Shape &shape) {
    return shape.count > 2 && shape.strides[1] < shape.strides[shape.count - 1];
}

}  // namespace detail

// Tensors and filters, which are tensors in MIOpen

inline miopenStatus_t set_tensor_nd_descriptor_ex(miopenTensorDescriptor_t tensor, miopenTensorLayout_t format,
                                                  miopenDataType_t type, int count, const int *lengths) {
    if (count < 1 || count > dim_max || (format != miopenTensorNCHW && format != miopenTensorNHWC))
        return miopenStatusUnsupportedOp;
    const int channels = format == miopenTensorNHWC && count > 2 ? 1 : -1;  // the dimension that varies first
    int strides[dim_max], size = channels < 0 ? 1 : lengths[channels];
    if (channels >= 0) strides[channels] = 1;
    for (int i = count - 1; i >= 0; --i) {
        if (i == channels) continue;
        strides[i] = size;
        size *= lengths[i];
    }
    return miopenSetTensorDescriptor(tensor, type, count, lengths, strides);
}
inline miopenStatus_t set_tensor4d_descriptor(miopenTensorDescriptor_t tensor, miopenTensorLayout_t format,
                                              miopenDataType_t type, int n, int c, int h, int w) {
    const int lengths[] = {n, c, h, w};
    return set_tensor_nd_descriptor_ex(tensor, format, type, 4, lengths);
}
inline miopenStatus_t set_filter4d_descriptor(miopenTensorDescriptor_t filter, miopenDataType_t type,
                                              miopenTensorLayout_t format, int k, int c, int h, int w) {
    return set_tensor4d_descriptor(filter, format, type, k, c, h, w);
}
inline miopenStatus_t set_filter_nd_descriptor(miopenTensorDescriptor_t filter, miopenDataType_t type,
                                               miopenTensorLayout_t format, int count, const int *lengths) {
    return set_tensor_nd_descriptor_ex(filter, format, type, count, lengths);
}

inline miopenStatus_t get_tensor_nd_descriptor(miopenTensorDescriptor_t tensor, int requested, miopenDataType_t *type,
                                               int *count, int *lengths, int *strides) {
    detail::Shape shape;
    const miopenStatus_t status = detail::read(tensor, shape);
    if (status != miopenStatusSuccess) return status;
    *type = shape.type;
    *count = shape.count;
    for (int i = 0; i < shape.count && i < requested; ++i) {
        lengths[i] = shape.lengths[i];
        if (strides != nullptr) strides[i] = shape.strides[i];
    }
    return status;
}
inline miopenStatus_t get_filter_nd_descriptor(miopenTensorDescriptor_t filter, int requested, miopenDataType_t *type,
                                               miopenTensorLayout_t *format, int *count, int *lengths) {
    detail::Shape shape;
    const miopenStatus_t status = detail::read(filter, shape);
    if (status != miopenStatusSuccess) return status;
    *format = detail::is_channels_last(shape) ? miopenTensorNHWC : miopenTensorNCHW;
    return get_tensor_nd_descriptor(filter, requested, type, count, lengths, nullptr);
}
inline miopenStatus_t get_filter4d_descriptor(miopenTensorDescriptor_t filter, miopenDataType_t *type,
                                              miopenTensorLayout_t *format, int *k, int *c, int *h, int *w) {
    int count = 0, lengths[4] = {1, 1, 1, 1};
    const miopenStatus_t status = get_filter_nd_descriptor(filter, 4, type, format, &count, lengths);
    if (status != miopenStatusSuccess) return status;
    *k = lengths[0], *c = lengths[1], *h = lengths[2], *w = lengths[3];
    return count == 4 ? status : miopenStatusBadParm;
}

// Arithmetic on tensors

inline miopenStatus_t add_tensor(miopenHandle_t handle, const void *alpha, miopenTensorDescriptor_t a_desc, const void *a,
                                 const void *beta, miopenTensorDescriptor_t c_desc, void *c) {
    detail::Shape shape;
    const miopenStatus_t status = detail::read(c_desc, shape);
    if (status != miopenStatusSuccess) return status;
    return detail::add_tensors(handle, detail::factor(alpha, shape), a_desc, a, detail::factor(beta, shape), c_desc, c);
}
inline miopenStatus_t scale_tensor(miopenHandle_t handle, miopenTensorDescriptor_t desc, void *y, const void *alpha) {
    detail::Shape shape;
    const miopenStatus_t status = detail::read(desc, shape);
    if (status != miopenStatusSuccess) return status;
    const float scale = detail::factor(alpha, shape);
    return miopenScaleTensor(handle, desc, y, &scale);
}

// MIOpen takes the operation itself where cuDNN takes an object that has it.
struct OpTensor {
    miopenTensorOp_t operation;
    miopenDataType_t type;
    miopenNanPropagation_t nan;
};
typedef OpTensor *op_tensor_descriptor_t;

inline miopenStatus_t create_op_tensor_descriptor(op_tensor_descriptor_t *desc) {
    *desc = new (std::nothrow) OpTensor();
    return *desc == nullptr ? miopenStatusAllocFailed : miopenStatusSuccess;
}
inline miopenStatus_t destroy_op_tensor_descriptor(op_tensor_descriptor_t desc) {
    delete desc;
    return miopenStatusSuccess;
}
inline miopenStatus_t set_op_tensor_descriptor(op_tensor_descriptor_t desc, miopenTensorOp_t operation,
                                               miopenDataType_t type, miopenNanPropagation_t nan) {
    desc->operation = operation, desc->type = type, desc->nan = nan;
    return miopenStatusSuccess;
}
inline miopenStatus_t get_op_tensor_descriptor(op_tensor_descriptor_t desc, miopenTensorOp_t *operation,
                                               miopenDataType_t *type, miopenNanPropagation_t *nan) {
    *operation = desc->operation, *type = desc->type, *nan = desc->nan;
    return miopenStatusSuccess;
}
inline miopenStatus_t op_tensor(miopenHandle_t handle, op_tensor_descriptor_t desc, const void *alpha1,
                                miopenTensorDescriptor_t a_desc, const void *a, const void *alpha2,
                                miopenTensorDescriptor_t b_desc, const void *b, const void *beta,
                                miopenTensorDescriptor_t c_desc, void *c) {
    detail::Shape shape;
    const miopenStatus_t status = detail::read(c_desc, shape);
    if (status != miopenStatusSuccess) return status;
    const float one = detail::factor(alpha1, shape), two = detail::factor(alpha2, shape);
    const float kept = detail::factor(beta, shape);
    return miopenOpTensor(handle, desc->operation, &one, a_desc, a, &two, b_desc, b, &kept, c_desc, c);
}

}  // namespace dnn
}  // namespace hipport

#endif
