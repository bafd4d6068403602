// flags: --arch gfx942,gfx1100
// Handles, statuses, tensors, filters and arithmetic on tensors: cuDNN's arguments, by hipport/dnn.h where MIOpen's differ.
//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/dnn.h"  // HP117@1
#include <cudnn.h>
//-  // HP110@1
#include <stdio.h>

void check(cudnnStatus_t status) {
//> void check(miopenStatus_t status) {  // HP101@12
    switch (status) {
        case CUDNN_STATUS_SUCCESS: return;
//>         case miopenStatusSuccess: return;  // HP101@14
        case CUDNN_STATUS_NOT_INITIALIZED: printf("a\n"); break;
//>         case miopenStatusNotInitialized: printf("a\n"); break;  // HP101@14
        case CUDNN_STATUS_ALLOC_FAILED: printf("b\n"); break;
//>         case miopenStatusAllocFailed: printf("b\n"); break;  // HP101@14
        case CUDNN_STATUS_BAD_PARAM: printf("c\n"); break;
//>         case miopenStatusBadParm: printf("c\n"); break;  // HP101@14
        case CUDNN_STATUS_INTERNAL_ERROR: printf("d\n"); break;
//>         case miopenStatusInternalError: printf("d\n"); break;  // HP101@14
        case CUDNN_STATUS_INVALID_VALUE: printf("e\n"); break;
//>         case miopenStatusInvalidValue: printf("e\n"); break;  // HP101@14
        case CUDNN_STATUS_ARCH_MISMATCH: printf("f\n"); break;
//>         case hipport::dnn::status_arch_mismatch: printf("f\n"); break;  // HP101@14
        case CUDNN_STATUS_MAPPING_ERROR: printf("g\n"); break;
//>         case hipport::dnn::status_mapping_error: printf("g\n"); break;  // HP101@14
        case CUDNN_STATUS_EXECUTION_FAILED: printf("h\n"); break;
//>         case miopenStatusUnknownError: printf("h\n"); break;  // HP101@14
        case CUDNN_STATUS_NOT_SUPPORTED: printf("i\n"); break;
//>         case miopenStatusUnsupportedOp: printf("i\n"); break;  // HP101@14
        case CUDNN_STATUS_LICENSE_ERROR: printf("j\n"); break;
//>         case hipport::dnn::status_license_error: printf("j\n"); break;  // HP101@14
        case CUDNN_STATUS_RUNTIME_PREREQUISITE_MISSING: printf("k\n"); break;
//>         case miopenStatusNotImplemented: printf("k\n"); break;  // HP101@14
        case CUDNN_STATUS_RUNTIME_IN_PROGRESS: printf("l\n"); break;
//>         case hipport::dnn::status_runtime_in_progress: printf("l\n"); break;  // HP101@14
        case CUDNN_STATUS_RUNTIME_FP_OVERFLOW: printf("m\n"); break;
//>         case hipport::dnn::status_runtime_fp_overflow: printf("m\n"); break;  // HP101@14
    }
    printf("%s\n", cudnnGetErrorString(status));
//>     printf("%s\n", miopenGetErrorString(status));  // HP101@20
}

size_t handles(cudaStream_t stream) {
//> size_t handles(hipStream_t stream) {  // HP101@16
    cudnnHandle_t handle;
//>     miopenHandle_t handle;  // HP101@5
    check(cudnnCreate(&handle));
//>     check(miopenCreate(&handle));  // HP101@11
    check(cudnnSetStream(handle, stream));
//>     check(miopenSetStream(handle, stream));  // HP101@11
    check(cudnnGetStream(handle, &stream));
//>     check(miopenGetStream(handle, &stream));  // HP101@11
    check(cudnnDestroy(handle));
//>     check(miopenDestroy(handle));  // HP101@11
    return cudnnGetVersion() == CUDNN_VERSION ? CUDNN_MAJOR * 1000 + CUDNN_MINOR * 100 + CUDNN_PATCHLEVEL : 0;
//>     return hipport::dnn::get_version() == HIPPORT_DNN_VERSION ? HIPPORT_DNN_MAJOR * 1000 + HIPPORT_DNN_MINOR * 100 + HIPPORT_DNN_PATCHLEVEL : 0;  // HP101@12 HP101@33 HP101@49 HP101@70 HP101@90
}

void tensors(cudnnTensorDescriptor_t t, int *dims, int *strides, size_t *bytes) {
//> void tensors(miopenTensorDescriptor_t t, int *dims, int *strides, size_t *bytes) {  // HP101@14
    cudnnDataType_t type;
//>     miopenDataType_t type;  // HP101@5
    int n, c, h, w, sn, sc, sh, sw;
    cudnnCreateTensorDescriptor(&t);
//>     miopenCreateTensorDescriptor(&t);  // HP101@5
    cudnnSetTensor4dDescriptor(t, CUDNN_TENSOR_NHWC, CUDNN_DATA_FLOAT, 1, 3, 8, 8);
//>     hipport::dnn::set_tensor4d_descriptor(t, miopenTensorNHWC, miopenFloat, 1, 3, 8, 8);  // HP101@5 HP101@35 HP101@54
    cudnnSetTensor4dDescriptorEx(t, CUDNN_DATA_HALF, 1, 3, 8, 8, 192, 64, 8, 1);
//>     miopenSet4dTensorDescriptorEx(t, miopenHalf, 1, 3, 8, 8, 192, 64, 8, 1);  // HP101@5 HP101@37
    cudnnGetTensor4dDescriptor(t, &type, &n, &c, &h, &w, &sn, &sc, &sh, &sw);
//>     miopenGet4dTensorDescriptor(t, &type, &n, &c, &h, &w, &sn, &sc, &sh, &sw);  // HP101@5
    cudnnSetTensorNdDescriptor(t, CUDNN_DATA_DOUBLE, 4, dims, strides);
//>     miopenSetTensorDescriptor(t, miopenDouble, 4, dims, strides);  // HP101@5 HP101@35
    cudnnSetTensorNdDescriptorEx(t, CUDNN_TENSOR_NCHW, CUDNN_DATA_BFLOAT16, 5, dims);
//>     hipport::dnn::set_tensor_nd_descriptor_ex(t, miopenTensorNCHW, miopenBFloat16, 5, dims);  // HP101@5 HP101@37 HP101@56
    cudnnGetTensorNdDescriptor(t, CUDNN_DIM_MAX, &type, &n, dims, strides);
//>     hipport::dnn::get_tensor_nd_descriptor(t, hipport::dnn::dim_max, &type, &n, dims, strides);  // HP101@5 HP101@35
    cudnnGetTensorSizeInBytes(t, bytes);
//>     miopenGetTensorNumBytes(t, bytes);  // HP101@5
    cudnnDestroyTensorDescriptor(t);
//>     miopenDestroyTensorDescriptor(t);  // HP101@5
}

void filters(cudnnFilterDescriptor_t f, int *dims, size_t *bytes) {
//> void filters(miopenTensorDescriptor_t f, int *dims, size_t *bytes) {  // HP101@14
    cudnnDataType_t type;
//>     miopenDataType_t type;  // HP101@5
    cudnnTensorFormat_t format;
//>     miopenTensorLayout_t format;  // HP101@5
    int k, c, h, w;
    cudnnCreateFilterDescriptor(&f);
//>     miopenCreateTensorDescriptor(&f);  // HP101@5
    cudnnSetFilter4dDescriptor(f, CUDNN_DATA_FLOAT, CUDNN_TENSOR_NCHW, 8, 3, 5, 5);
//>     hipport::dnn::set_filter4d_descriptor(f, miopenFloat, miopenTensorNCHW, 8, 3, 5, 5);  // HP101@5 HP101@35 HP101@53
    cudnnGetFilter4dDescriptor(f, &type, &format, &k, &c, &h, &w);
//>     hipport::dnn::get_filter4d_descriptor(f, &type, &format, &k, &c, &h, &w);  // HP101@5
    cudnnSetFilterNdDescriptor(f, CUDNN_DATA_INT8, CUDNN_TENSOR_NHWC, 4, dims);
//>     hipport::dnn::set_filter_nd_descriptor(f, miopenInt8, miopenTensorNHWC, 4, dims);  // HP101@5 HP101@35 HP101@52
    cudnnGetFilterNdDescriptor(f, 4, &type, &format, &k, dims);
//>     hipport::dnn::get_filter_nd_descriptor(f, 4, &type, &format, &k, dims);  // HP101@5
    cudnnGetFilterSizeInBytes(f, bytes);
//>     miopenGetTensorNumBytes(f, bytes);  // HP101@5
    cudnnDestroyFilterDescriptor(f);
//>     miopenDestroyTensorDescriptor(f);  // HP101@5
}

void arithmetic(cudnnHandle_t handle, cudnnTensorDescriptor_t t, const void *x, void *y) {
//> void arithmetic(miopenHandle_t handle, miopenTensorDescriptor_t t, const void *x, void *y) {  // HP101@17 HP101@39
    const float one = 1.0f, zero = 0.0f;
    cudnnOpTensorDescriptor_t op;
//>     hipport::dnn::op_tensor_descriptor_t op;  // HP101@5
    cudnnOpTensorOp_t what;
//>     miopenTensorOp_t what;  // HP101@5
    cudnnDataType_t type;
//>     miopenDataType_t type;  // HP101@5
    cudnnNanPropagation_t nan;
//>     miopenNanPropagation_t nan;  // HP101@5
    cudnnAddTensor(handle, &one, t, x, &one, t, y);
//>     hipport::dnn::add_tensor(handle, &one, t, x, &one, t, y);  // HP101@5
    cudnnSetTensor(handle, t, y, &zero);
//>     miopenSetTensor(handle, t, y, &zero);  // HP101@5
    cudnnScaleTensor(handle, t, y, &one);
//>     hipport::dnn::scale_tensor(handle, t, y, &one);  // HP101@5
    cudnnTransformTensor(handle, &one, t, x, &zero, t, y);
//>     miopenTransformTensor(handle, &one, t, x, &zero, t, y);  // HP101@5
    cudnnCreateOpTensorDescriptor(&op);
//>     hipport::dnn::create_op_tensor_descriptor(&op);  // HP101@5
    cudnnSetOpTensorDescriptor(op, CUDNN_OP_TENSOR_MAX, CUDNN_DATA_FLOAT, CUDNN_PROPAGATE_NAN);
//>     hipport::dnn::set_op_tensor_descriptor(op, miopenTensorOpMax, miopenFloat, MIOPEN_PROPAGATE_NAN);  // HP101@5 HP101@36 HP101@57 HP101@75
    cudnnGetOpTensorDescriptor(op, &what, &type, &nan);
//>     hipport::dnn::get_op_tensor_descriptor(op, &what, &type, &nan);  // HP101@5
    cudnnOpTensor(handle, op, &one, t, x, &one, t, x, &zero, t, y);
//>     hipport::dnn::op_tensor(handle, op, &one, t, x, &one, t, x, &zero, t, y);  // HP101@5
    cudnnDestroyOpTensorDescriptor(op);
//>     hipport::dnn::destroy_op_tensor_descriptor(op);  // HP101@5
}
