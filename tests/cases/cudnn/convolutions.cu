// flags: --arch gfx942,gfx1100
// Convolutions as cuDNN 7 to 9 have them: descriptors, algorithms by preference, by rank and by measuring, workspaces.
//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/dnn.h"  // HP117@1
#include <cudnn.h>
//-  // HP110@1
#include <vector>

#if CUDNN_MAJOR >= 8
//> #if HIPPORT_DNN_MAJOR >= 8  // HP101@5
#error "written for another version of the interface"
#endif

void descriptor(cudnnConvolutionDescriptor_t c, cudnnTensorDescriptor_t x, cudnnFilterDescriptor_t w, int *pads, int *dims) {
//> void descriptor(miopenConvolutionDescriptor_t c, miopenTensorDescriptor_t x, miopenTensorDescriptor_t w, int *pads, int *dims) {  // HP101@17 HP101@49 HP101@76
    cudnnConvolutionMode_t mode;
//>     miopenConvolutionMode_t mode;  // HP101@5
    cudnnDataType_t type;
//>     miopenDataType_t type;  // HP101@5
    int a, b, d, e, f, g;
    cudnnCreateConvolutionDescriptor(&c);
//>     miopenCreateConvolutionDescriptor(&c);  // HP101@5
    cudnnSetConvolution2dDescriptor(c, 1, 1, 2, 2, 1, 1, CUDNN_CROSS_CORRELATION);
//>     hipport::dnn::set_convolution2d_descriptor(c, 1, 1, 2, 2, 1, 1, miopenConvolution);  // HP101@5 HP101@58
    cudnnSetConvolution2dDescriptor(c, 1, 1, 2, 2, 1, 1, CUDNN_CROSS_CORRELATION, CUDNN_DATA_FLOAT);
//>     hipport::dnn::set_convolution2d_descriptor(c, 1, 1, 2, 2, 1, 1, miopenConvolution, miopenFloat);  // HP101@5 HP101@58 HP101@83
    cudnnGetConvolution2dDescriptor(c, &a, &b, &d, &e, &f, &g, &mode, &type);
//>     hipport::dnn::get_convolution2d_descriptor(c, &a, &b, &d, &e, &f, &g, &mode, &type);  // HP101@5
    cudnnSetConvolutionNdDescriptor(c, 3, pads, pads, pads, CUDNN_CROSS_CORRELATION, CUDNN_DATA_FLOAT);
//>     hipport::dnn::set_convolution_nd_descriptor(c, 3, pads, pads, pads, miopenConvolution, miopenFloat);  // HP101@5 HP101@61 HP101@86
    cudnnGetConvolutionNdDescriptor(c, 3, &a, pads, pads, pads, &mode, &type);
//>     hipport::dnn::get_convolution_nd_descriptor(c, 3, &a, pads, pads, pads, &mode, &type);  // HP101@5
    cudnnSetConvolutionGroupCount(c, 4);
//>     miopenSetConvolutionGroupCount(c, 4);  // HP101@5
    cudnnGetConvolutionGroupCount(c, &a);
//>     miopenGetConvolutionGroupCount(c, &a);  // HP101@5
    cudnnSetConvolutionMathType(c, CUDNN_TENSOR_OP_MATH);
//>     hipport::dnn::set_convolution_math_type(c, hipport::dnn::tensor_op_math);  // HP101@5 HP101@36
    cudnnSetConvolutionMathType(c, CUDNN_TENSOR_OP_MATH_ALLOW_CONVERSION);
//>     hipport::dnn::set_convolution_math_type(c, hipport::dnn::tensor_op_math_allow_conversion);  // HP101@5 HP101@36
    cudnnSetConvolutionMathType(c, CUDNN_DEFAULT_MATH);
//>     hipport::dnn::set_convolution_math_type(c, hipport::dnn::default_math);  // HP101@5 HP101@36
    cudnnSetConvolutionMathType(c, CUDNN_FMA_MATH);
//>     hipport::dnn::set_convolution_math_type(c, hipport::dnn::fma_math);  // HP101@5 HP101@36
    cudnnGetConvolution2dForwardOutputDim(c, x, w, &a, &b, &d, &e);
//>     miopenGetConvolutionForwardOutputDim(c, x, w, &a, &b, &d, &e);  // HP101@5
    cudnnGetConvolutionNdForwardOutputDim(c, x, w, 5, dims);
//>     hipport::dnn::get_convolution_nd_forward_output_dim(c, x, w, 5, dims);  // HP101@5
    cudnnDestroyConvolutionDescriptor(c);
//>     miopenDestroyConvolutionDescriptor(c);  // HP101@5
}

size_t forward(cudnnHandle_t h, cudnnConvolutionDescriptor_t c, cudnnTensorDescriptor_t x, cudnnFilterDescriptor_t w,
//> size_t forward(miopenHandle_t h, miopenConvolutionDescriptor_t c, miopenTensorDescriptor_t x, miopenTensorDescriptor_t w,  // HP101@16 HP101@33 HP101@65 HP101@92
               cudnnTensorDescriptor_t y, const float *in, const float *weights, float *out, void *workspace) {
//>                miopenTensorDescriptor_t y, const float *in, const float *weights, float *out, void *workspace) {  // HP101@16
    const float one = 1.0f, zero = 0.0f;
    size_t bytes = 0;
    int count = 0;
    cudnnConvolutionFwdAlgo_t algo = CUDNN_CONVOLUTION_FWD_ALGO_IMPLICIT_GEMM;
//>     hipport::dnn::convolution_fwd_algo_t algo = hipport::dnn::convolution_fwd_algo_implicit_gemm;  // HP101@5 HP101@38
    cudnnGetConvolutionForwardAlgorithm(h, x, w, c, y, CUDNN_CONVOLUTION_FWD_PREFER_FASTEST, 0, &algo);
//>     hipport::dnn::get_convolution_forward_algorithm(h, x, w, c, y, hipport::dnn::convolution_fwd_prefer_fastest, 0, &algo);  // HP101@5 HP101@56
    cudnnGetConvolutionForwardAlgorithm(h, x, w, c, y, CUDNN_CONVOLUTION_FWD_SPECIFY_WORKSPACE_LIMIT, 1 << 20, &algo);
//>     hipport::dnn::get_convolution_forward_algorithm(h, x, w, c, y, hipport::dnn::convolution_fwd_specify_workspace_limit, 1 << 20, &algo);  // HP101@5 HP101@56
    cudnnGetConvolutionForwardAlgorithmMaxCount(h, &count);
//>     hipport::dnn::get_convolution_forward_algorithm_max_count(h, &count);  // HP101@5
    std::vector<cudnnConvolutionFwdAlgoPerf_t> results(count);
//>     std::vector<hipport::dnn::convolution_fwd_algo_perf_t> results(count);  // HP101@17
    cudnnGetConvolutionForwardAlgorithm_v7(h, x, w, c, y, count, &count, results.data());
//>     hipport::dnn::get_convolution_forward_algorithm_v7(h, x, w, c, y, count, &count, results.data());  // HP101@5
    cudnnFindConvolutionForwardAlgorithm(h, x, w, c, y, 4, &count, results.data());
//>     hipport::dnn::find_convolution_forward_algorithm(h, x, w, c, y, 4, &count, results.data());  // HP101@5
    cudnnFindConvolutionForwardAlgorithmEx(h, x, in, w, weights, c, y, out, 4, &count, results.data(), workspace, 1024);
//>     hipport::dnn::find_convolution_forward_algorithm_ex(h, x, in, w, weights, c, y, out, 4, &count, results.data(), workspace, 1024);  // HP101@5
    for (int i = 0; i < count; ++i)
        if (results[i].status == CUDNN_STATUS_SUCCESS && results[i].memory < 1024 && results[i].time < 1.0f &&
//>         if (results[i].status == miopenStatusSuccess && results[i].memory < 1024 && results[i].time < 1.0f &&  // HP101@34
            results[i].determinism == CUDNN_NON_DETERMINISTIC && results[i].mathType == CUDNN_DEFAULT_MATH)
//>             results[i].determinism == hipport::dnn::non_deterministic && results[i].mathType == hipport::dnn::default_math)  // HP101@39 HP101@89
            algo = results[i].algo;
    cudnnGetConvolutionForwardWorkspaceSize(h, x, w, c, y, algo, &bytes);
//>     hipport::dnn::get_convolution_forward_workspace_size(h, x, w, c, y, algo, &bytes);  // HP101@5
    cudnnConvolutionForward(h, &one, x, in, w, weights, c, algo, workspace, bytes, &zero, y, out);
//>     hipport::dnn::convolution_forward(h, &one, x, in, w, weights, c, algo, workspace, bytes, &zero, y, out);  // HP101@5
    return bytes + CUDNN_CONVOLUTION_FWD_ALGO_COUNT;
//>     return bytes + hipport::dnn::convolution_fwd_algo_count;  // HP101@20
}

void fused(cudnnHandle_t h, cudnnConvolutionDescriptor_t c, cudnnTensorDescriptor_t x, cudnnFilterDescriptor_t w,
//> void fused(miopenHandle_t h, miopenConvolutionDescriptor_t c, miopenTensorDescriptor_t x, miopenTensorDescriptor_t w,  // HP101@12 HP101@29 HP101@61 HP101@88
           cudnnTensorDescriptor_t y, cudnnActivationDescriptor_t relu, const void *in, const void *weights, void *out) {
//>            miopenTensorDescriptor_t y, miopenActivationDescriptor_t relu, const void *in, const void *weights, void *out) {  // HP101@12 HP101@39
    const float one = 1.0f, zero = 0.0f;
    cudnnConvolutionBiasActivationForward(h, &one, x, in, w, weights, c, CUDNN_CONVOLUTION_FWD_ALGO_IMPLICIT_PRECOMP_GEMM,
//>     hipport::dnn::convolution_bias_activation_forward(h, &one, x, in, w, weights, c, hipport::dnn::convolution_fwd_algo_implicit_precomp_gemm,  // HP101@5 HP101@74
                                          nullptr, 0, &zero, y, out, x, in, relu, y, out);
}

void backward_data(cudnnHandle_t h, cudnnConvolutionDescriptor_t c, cudnnFilterDescriptor_t w, cudnnTensorDescriptor_t dy,
//> void backward_data(miopenHandle_t h, miopenConvolutionDescriptor_t c, miopenTensorDescriptor_t w, miopenTensorDescriptor_t dy,  // HP101@20 HP101@37 HP101@69 HP101@96
                   cudnnTensorDescriptor_t dx, const float *weights, const float *in, float *out, void *workspace) {
//>                    miopenTensorDescriptor_t dx, const float *weights, const float *in, float *out, void *workspace) {  // HP101@20
    const float one = 1.0f, zero = 0.0f;
    size_t bytes = 0;
    int count = 0;
    cudnnConvolutionBwdDataAlgo_t algo = CUDNN_CONVOLUTION_BWD_DATA_ALGO_1;
//>     hipport::dnn::convolution_bwd_data_algo_t algo = hipport::dnn::convolution_bwd_data_algo_1;  // HP101@5 HP101@42
    cudnnGetConvolutionBackwardDataAlgorithm(h, w, dy, c, dx, CUDNN_CONVOLUTION_BWD_DATA_NO_WORKSPACE, 0, &algo);
//>     hipport::dnn::get_convolution_backward_data_algorithm(h, w, dy, c, dx, hipport::dnn::convolution_bwd_data_no_workspace, 0, &algo);  // HP101@5 HP101@63
    cudnnGetConvolutionBackwardDataAlgorithmMaxCount(h, &count);
//>     hipport::dnn::get_convolution_backward_data_algorithm_max_count(h, &count);  // HP101@5
    cudnnConvolutionBwdDataAlgoPerf_t results[CUDNN_CONVOLUTION_BWD_DATA_ALGO_COUNT];
//>     hipport::dnn::convolution_bwd_data_algo_perf_t results[hipport::dnn::convolution_bwd_data_algo_count];  // HP101@5 HP101@47
    cudnnGetConvolutionBackwardDataAlgorithm_v7(h, w, dy, c, dx, count, &count, results);
//>     hipport::dnn::get_convolution_backward_data_algorithm_v7(h, w, dy, c, dx, count, &count, results);  // HP101@5
    cudnnFindConvolutionBackwardDataAlgorithm(h, w, dy, c, dx, 1, &count, results);
//>     hipport::dnn::find_convolution_backward_data_algorithm(h, w, dy, c, dx, 1, &count, results);  // HP101@5
    cudnnFindConvolutionBackwardDataAlgorithmEx(h, w, weights, dy, in, c, dx, out, 1, &count, results, workspace, 64);
//>     hipport::dnn::find_convolution_backward_data_algorithm_ex(h, w, weights, dy, in, c, dx, out, 1, &count, results, workspace, 64);  // HP101@5
    cudnnGetConvolutionBackwardDataWorkspaceSize(h, w, dy, c, dx, results[0].algo, &bytes);
//>     hipport::dnn::get_convolution_backward_data_workspace_size(h, w, dy, c, dx, results[0].algo, &bytes);  // HP101@5
    cudnnConvolutionBackwardData(h, &one, w, weights, dy, in, c, algo, workspace, bytes, &zero, dx, out);
//>     hipport::dnn::convolution_backward_data(h, &one, w, weights, dy, in, c, algo, workspace, bytes, &zero, dx, out);  // HP101@5
}

void backward_filter(cudnnHandle_t h, cudnnConvolutionDescriptor_t c, cudnnTensorDescriptor_t x, cudnnTensorDescriptor_t dy,
//> void backward_filter(miopenHandle_t h, miopenConvolutionDescriptor_t c, miopenTensorDescriptor_t x, miopenTensorDescriptor_t dy,  // HP101@22 HP101@39 HP101@71 HP101@98
                     cudnnFilterDescriptor_t dw, const float *in, const float *gradient, float *out, void *workspace) {
//>                      miopenTensorDescriptor_t dw, const float *in, const float *gradient, float *out, void *workspace) {  // HP101@22
    const float one = 1.0f;
    size_t bytes = 0;
    int count = 0;
    cudnnConvolutionBwdFilterAlgo_t algo = CUDNN_CONVOLUTION_BWD_FILTER_ALGO_3;
//>     hipport::dnn::convolution_bwd_filter_algo_t algo = hipport::dnn::convolution_bwd_filter_algo_3;  // HP101@5 HP101@44
    cudnnGetConvolutionBackwardFilterAlgorithm(h, x, dy, c, dw, CUDNN_CONVOLUTION_BWD_FILTER_SPECIFY_WORKSPACE_LIMIT, 8, &algo);
//>     hipport::dnn::get_convolution_backward_filter_algorithm(h, x, dy, c, dw, hipport::dnn::convolution_bwd_filter_specify_workspace_limit, 8, &algo);  // HP101@5 HP101@65
    cudnnGetConvolutionBackwardFilterAlgorithmMaxCount(h, &count);
//>     hipport::dnn::get_convolution_backward_filter_algorithm_max_count(h, &count);  // HP101@5
    cudnnConvolutionBwdFilterAlgoPerf_t results[CUDNN_CONVOLUTION_BWD_FILTER_ALGO_COUNT];
//>     hipport::dnn::convolution_bwd_filter_algo_perf_t results[hipport::dnn::convolution_bwd_filter_algo_count];  // HP101@5 HP101@49
    cudnnGetConvolutionBackwardFilterAlgorithm_v7(h, x, dy, c, dw, count, &count, results);
//>     hipport::dnn::get_convolution_backward_filter_algorithm_v7(h, x, dy, c, dw, count, &count, results);  // HP101@5
    cudnnFindConvolutionBackwardFilterAlgorithm(h, x, dy, c, dw, 1, &count, results);
//>     hipport::dnn::find_convolution_backward_filter_algorithm(h, x, dy, c, dw, 1, &count, results);  // HP101@5
    cudnnFindConvolutionBackwardFilterAlgorithmEx(h, x, in, dy, gradient, c, dw, out, 1, &count, results, workspace, 64);
//>     hipport::dnn::find_convolution_backward_filter_algorithm_ex(h, x, in, dy, gradient, c, dw, out, 1, &count, results, workspace, 64);  // HP101@5
    cudnnGetConvolutionBackwardFilterWorkspaceSize(h, x, dy, c, dw, results[0].algo, &bytes);
//>     hipport::dnn::get_convolution_backward_filter_workspace_size(h, x, dy, c, dw, results[0].algo, &bytes);  // HP101@5
    cudnnConvolutionBackwardFilter(h, &one, x, in, dy, gradient, c, algo, workspace, bytes, &one, dw, out);
//>     hipport::dnn::convolution_backward_filter(h, &one, x, in, dy, gradient, c, algo, workspace, bytes, &one, dw, out);  // HP101@5
    cudnnConvolutionBackwardBias(h, &one, dy, gradient, &one, x, out);
//>     hipport::dnn::convolution_backward_bias(h, &one, dy, gradient, &one, x, out);  // HP101@5
}
