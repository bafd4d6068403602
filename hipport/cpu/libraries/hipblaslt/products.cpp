// Products of matrices with what comes before and after them, and transformations of matrices.

#include "lt.h"

using namespace hipport_cpu;
using namespace hipport_cpu::lt;

namespace {

// What an epilogue is made of: its value is the sum of some of these.
enum Step : uint32_t {
    RELU = HIPBLASLT_EPILOGUE_RELU,
    BIAS = HIPBLASLT_EPILOGUE_BIAS,
    BIAS_GRADIENT = HIPBLASLT_EPILOGUE_DGELU_BGRAD - HIPBLASLT_EPILOGUE_DGELU,
    GELU = HIPBLASLT_EPILOGUE_GELU,
    GELU_GRADIENT = HIPBLASLT_EPILOGUE_DGELU - (HIPBLASLT_EPILOGUE_RELU_AUX - HIPBLASLT_EPILOGUE_RELU),
    AUX = HIPBLASLT_EPILOGUE_RELU_AUX - HIPBLASLT_EPILOGUE_RELU,
    A_GRADIENT = HIPBLASLT_EPILOGUE_BGRADA,
    B_GRADIENT = HIPBLASLT_EPILOGUE_BGRADB,
    SWISH = HIPBLASLT_EPILOGUE_SWISH_EXT,
    CLAMP = HIPBLASLT_EPILOGUE_CLAMP_EXT,
    SIGMOID = HIPBLASLT_EPILOGUE_SIGMOID_EXT,
};

bool is_epilogue(uint32_t value) {
    switch (value) {
        case HIPBLASLT_EPILOGUE_DEFAULT:
        case HIPBLASLT_EPILOGUE_RELU:
        case HIPBLASLT_EPILOGUE_BIAS:
        case HIPBLASLT_EPILOGUE_RELU_BIAS:
        case HIPBLASLT_EPILOGUE_GELU:
        case HIPBLASLT_EPILOGUE_GELU_BIAS:
        case HIPBLASLT_EPILOGUE_RELU_AUX:
        case HIPBLASLT_EPILOGUE_RELU_AUX_BIAS:
        case HIPBLASLT_EPILOGUE_GELU_AUX:
        case HIPBLASLT_EPILOGUE_GELU_AUX_BIAS:
        case HIPBLASLT_EPILOGUE_DGELU:
        case HIPBLASLT_EPILOGUE_DGELU_BGRAD:
        case HIPBLASLT_EPILOGUE_BGRADA:
        case HIPBLASLT_EPILOGUE_BGRADB:
        case HIPBLASLT_EPILOGUE_SWISH_EXT:
        case HIPBLASLT_EPILOGUE_SWISH_BIAS_EXT:
        case HIPBLASLT_EPILOGUE_CLAMP_EXT:
        case HIPBLASLT_EPILOGUE_CLAMP_BIAS_EXT:
        case HIPBLASLT_EPILOGUE_CLAMP_AUX_EXT:
        case HIPBLASLT_EPILOGUE_CLAMP_AUX_BIAS_EXT:
        case HIPBLASLT_EPILOGUE_SIGMOID_EXT:
        case HIPBLASLT_EPILOGUE_SIGMOID_BIAS_EXT: return true;
        default: return false;
    }
}

// GELU by the hyperbolic tangent, as hipBLASLt's kernels have it, and its derivative.
constexpr double GELU_FACTOR = 0.7978845608028654, GELU_CUBE = 0.044715;
double gelu(double x) { return 0.5 * x * (1 + tanh(GELU_FACTOR * (x + GELU_CUBE * x * x * x))); }
double gelu_gradient(double x) {
    const double t = tanh(GELU_FACTOR * (x + GELU_CUBE * x * x * x));
    return 0.5 * (1 + t) + 0.5 * x * (1 - t * t) * GELU_FACTOR * (1 + 3 * GELU_CUBE * x * x);
}

double activated(const Product& product, double x) {
    if (product.epilogue & RELU) return x > 0 ? x : 0;
    if (product.epilogue & GELU) return gelu(x);
    if (product.epilogue & SWISH) return x / (1 + exp(-x));
    if (product.epilogue & SIGMOID) return 1 / (1 + exp(-x));
    if (product.epilogue & CLAMP) {
        return std::max<double>(product.first_argument, std::min<double>(x, product.second_argument));
    }
    return x;
}

// Numbers of 8 bits with a fraction are those that the GPU has.
bool has_gpu(hipDataType type) {
    const std::string arch = settings().arch;
    if (is_fnuz(type)) return arch == "gfx942";
    return !is_ocp(type) || arch == "gfx950" || arch.rfind("gfx12", 0) == 0;
}

// Which types go together, by the table in hipBLASLt's documents, and `double` throughout.
bool is_combination(const Product& product, hipDataType a, hipDataType b, hipDataType c, hipDataType d) {
    for (const hipDataType type : {a, b, c, d}) {
        if (!is_known(type) || !has_gpu(type)) return false;
    }
    switch (product.compute) {
        case HIPBLAS_COMPUTE_32I:
        case HIPBLAS_COMPUTE_32I_PEDANTIC:
            return a == HIP_R_8I && b == a && c == d &&
                   ((d == HIP_R_32I && product.scale == HIP_R_32I) ||
                    (d == HIP_R_8I && (product.scale == HIP_R_32I || product.scale == HIP_R_32F)));
        case HIPBLAS_COMPUTE_64F:
        case HIPBLAS_COMPUTE_64F_PEDANTIC:
            return a == HIP_R_64F && b == a && c == a && d == a && product.scale == a;
        case HIPBLAS_COMPUTE_32F:
        case HIPBLAS_COMPUTE_32F_PEDANTIC:
        case HIPBLAS_COMPUTE_32F_FAST_16F:
        case HIPBLAS_COMPUTE_32F_FAST_16BF:
        case HIPBLAS_COMPUTE_32F_FAST_TF32: break;
        default: return false;
    }
    if (product.scale != HIP_R_32F) return false;
    const auto is_wide = [](hipDataType type) {
        return type == HIP_R_32F || type == HIP_R_16F || type == HIP_R_16BF;
    };
    if (a == HIP_R_32F) return b == a && c == a && d == a;
    if (a == HIP_R_16F || a == HIP_R_16BF) {
        return b == a && ((c == a && (d == a || d == HIP_R_32F)) || (c == HIP_R_32F && d == c));
    }
    const bool is_small = (is_fnuz(a) && is_fnuz(b)) || (is_ocp(a) && is_ocp(b));
    return is_small && ((is_wide(c) && c == d) || ((is_fnuz(d) || is_ocp(d)) && (c == d || is_wide(c))));
}

// The type of the bias, that of D where none is said. For D of 8 bits with a fraction that would be no type of a bias.
hipDataType type_of_bias(const Product& product, const Layout& d) {
    return product.bias_type == HIPBLASLT_DATATYPE_INVALID ? d.type : static_cast<hipDataType>(product.bias_type);
}
bool is_bias(const Product& product, const Layout& d) {
    const hipDataType type = type_of_bias(product, d);
    return type == HIP_R_16F || type == HIP_R_16BF || type == HIP_R_32F || (type == HIP_R_64F && d.type == type);
}
hipDataType type_of_aux(const Product& product, const Layout& d) {
    return product.aux_type == HIPBLASLT_DATATYPE_INVALID ? d.type : static_cast<hipDataType>(product.aux_type);
}
bool has_bias(const Product& product) {
    return product.epilogue & (BIAS | BIAS_GRADIENT | A_GRADIENT | B_GRADIENT);
}

bool is_scale(const void* scale, int32_t mode) {
    return scale == nullptr || mode == HIPBLASLT_MATMUL_MATRIX_SCALE_SCALAR_32F ||
           mode == HIPBLASLT_MATMUL_MATRIX_SCALE_OUTER_VEC_32F;
}

// What stands against a product, whatever its operands are.
hipblasStatus_t refusal(const Product& product, const Layout& a, const Layout& b, const Layout& c, const Layout& d) {
    if (!is_operation(product.a_operation) || !is_operation(product.b_operation)) return HIPBLAS_STATUS_INVALID_ENUM;
    const auto [m, k] = extents(a, product.a_operation);
    const auto [inner, n] = extents(b, product.b_operation);
    const auto is_result = [m = m, n = n](const Layout& layout) {
        return extents(layout, HIPBLAS_OP_N) == std::pair(m, n);
    };
    if (inner != k || !is_result(c) || !is_result(d)) return HIPBLAS_STATUS_INVALID_VALUE;
    for (const Layout* layout : {&a, &b, &c, &d}) {
        if (!is_whole(*layout) || layout->batches != d.batches) return HIPBLAS_STATUS_INVALID_VALUE;
        if (layout->order != HIPBLASLT_ORDER_COL) return HIPBLAS_STATUS_NOT_SUPPORTED;
    }
    if (!is_combination(product, a.type, b.type, c.type, d.type)) return HIPBLAS_STATUS_NOT_SUPPORTED;
    if (!is_epilogue(product.epilogue)) return HIPBLAS_STATUS_NOT_SUPPORTED;
    if (has_bias(product) && !is_bias(product, d)) return HIPBLAS_STATUS_NOT_SUPPORTED;
    if ((product.epilogue & AUX) && !is_known(type_of_aux(product, d))) return HIPBLAS_STATUS_NOT_SUPPORTED;
    const bool has_scales = is_scale(product.a_scale, product.a_scale_mode) &&
                            is_scale(product.b_scale, product.b_scale_mode);
    if (!has_scales || product.a_input != HIPBLASLT_DATATYPE_INVALID || product.b_input != HIPBLASLT_DATATYPE_INVALID) {
        return HIPBLAS_STATUS_NOT_SUPPORTED;
    }
    return HIPBLAS_STATUS_SUCCESS;
}

double scale_of(const void* scale, int32_t mode = HIPBLASLT_MATMUL_MATRIX_SCALE_SCALAR_32F, int64_t i = 0) {
    if (scale == nullptr) return 1;
    return value_at(HIP_R_32F, scale, mode == HIPBLASLT_MATMUL_MATRIX_SCALE_OUTER_VEC_32F ? i : 0);
}

struct Operands {
    Matrix a, b, c, d;
};

// op(A) of a matrix of a batch in columns one after the other, as BLAS takes it.
template <class T>
std::vector<T> widened(const Matrix& a, int32_t operation, int64_t batch) {
    const auto [rows, columns] = extents(a, operation);
    std::vector<T> values(static_cast<size_t>(rows * columns));
    for (int64_t column = 0; column < columns; ++column) {
        for (int64_t row = 0; row < rows; ++row) {
            values[static_cast<size_t>(row + column * rows)] = static_cast<T>(
                operation == HIPBLAS_OP_N ? a(batch, row, column) : a(batch, column, row));
        }
    }
    return values;
}

// The sums of the rows of a matrix, or of its columns, as the gradient of a bias. There is one vector for each matrix of
// a batch.
template <class Value>
void set_gradient(const Product& product, const Layout& d, int64_t batch, int64_t count, int64_t terms, Value value) {
    for (int64_t i = 0; i < count; ++i) {
        double sum = 0;
        for (int64_t j = 0; j < terms; ++j) sum += value(i, j);
        set_value(type_of_bias(product, d), product.bias, batch * count + i, sum);
    }
}

// D = act(alpha A B + beta C + bias), for one matrix of a batch; returns the greatest of the absolute values.
template <class T>
double multiply(const Product& product, const Operands& of, const Factor& alpha, const Factor& beta, int64_t batch) {
    const auto [m, k] = extents(of.a, product.a_operation);
    const int64_t n = extents(of.b, product.b_operation).second;
    const std::vector<T> p = widened<T>(of.a, product.a_operation, batch);
    const std::vector<T> q = widened<T>(of.b, product.b_operation, batch);
    std::vector<T> sums(static_cast<size_t>(m * n));
    if (m > 0 && n > 0 && k > 0) {
        dense<T>("gemm", 'N', 'N', m, n, k, T(1), p.data(), m, q.data(), k, T(0), sums.data(), m);
    }
    if (product.epilogue & A_GRADIENT) {
        set_gradient(product, of.d, batch, m, k,
                     [&, m = m](int64_t i, int64_t j) { return p[static_cast<size_t>(i + j * m)]; });
    }
    if (product.epilogue & B_GRADIENT) {
        set_gradient(product, of.d, batch, n, k,
                     [&, k = k](int64_t i, int64_t j) { return q[static_cast<size_t>(j + i * k)]; });
    }
    const hipDataType aux_type = type_of_aux(product, of.d);
    const double c_scale = scale_of(product.c_scale), d_scale = scale_of(product.d_scale);
    std::vector<double> results(sums.size());
    double greatest = 0;
    for (int64_t column = 0; column < n; ++column) {
        for (int64_t row = 0; row < m; ++row) {
            const auto at = static_cast<size_t>(row + column * m);
            double value = alpha(row) * scale_of(product.a_scale, product.a_scale_mode, row) *
                           scale_of(product.b_scale, product.b_scale_mode, column) * static_cast<double>(sums[at]);
            if (beta() != 0) value += beta() * c_scale * of.c(batch, row, column);
            if (product.epilogue & BIAS) value += value_at(type_of_bias(product, of.d), product.bias, row);
            if (product.epilogue & AUX) {
                const int64_t place = batch * product.aux_stride + row + column * product.aux_ld;
                if (product.epilogue & GELU_GRADIENT) {
                    value *= gelu_gradient(value_at(aux_type, product.aux, place));
                } else {
                    set_value(aux_type, product.aux, place, value * scale_of(product.aux_scale));
                }
            }
            value = activated(product, value);
            results[at] = value;
            greatest = std::max(greatest, fabs(value));
        }
    }
    if (product.epilogue & BIAS_GRADIENT) {
        set_gradient(product, of.d, batch, m, n,
                     [&, m = m](int64_t i, int64_t j) { return results[static_cast<size_t>(i + j * m)]; });
    }
    for (int64_t column = 0; column < n; ++column) {
        for (int64_t row = 0; row < m; ++row) {
            of.d.set(batch, row, column, results[static_cast<size_t>(row + column * m)] * d_scale);
        }
    }
    return greatest;
}

hipblasStatus_t run(hipStream_t stream, const char* what, const std::function<void()>& work) {
    const hipError_t error = submit(stream, what, [work] {
        work();
        return hipSuccess;
    });
    return error == hipSuccess ? HIPBLAS_STATUS_SUCCESS : HIPBLAS_STATUS_EXECUTION_FAILED;
}

}  // namespace

// There is one way to calculate a product; it needs no memory to work in.
hipblasStatus_t hipblasLtMatmulAlgoGetHeuristic(hipblasLtHandle_t handle, hipblasLtMatmulDesc_t product,
                                                hipblasLtMatrixLayout_t a, hipblasLtMatrixLayout_t b,
                                                hipblasLtMatrixLayout_t c, hipblasLtMatrixLayout_t d,
                                                hipblasLtMatmulPreference_t preference, int wanted,
                                                hipblasLtMatmulHeuristicResult_t results[], int* count) {
    const Call call(__builtin_return_address(0));
    if (handle == nullptr) return HIPBLAS_STATUS_NOT_INITIALIZED;
    if (!product || !a || !b || !c || !d || !preference || !results || !count || wanted < 1) {
        return HIPBLAS_STATUS_INVALID_VALUE;
    }
    *count = 0;
    const hipblasStatus_t status = refusal(*own(product), *own(a), *own(b), *own(c), *own(d));
    if (status != HIPBLAS_STATUS_SUCCESS) return status;
    results[0] = {};
    *count = 1;
    return HIPBLAS_STATUS_SUCCESS;
}

hipblasStatus_t hipblasLtMatmul(hipblasLtHandle_t handle, hipblasLtMatmulDesc_t description, const void* alpha_at,
                                const void* a, hipblasLtMatrixLayout_t a_layout, const void* b,
                                hipblasLtMatrixLayout_t b_layout, const void* beta_at, const void* c,
                                hipblasLtMatrixLayout_t c_layout, void* d, hipblasLtMatrixLayout_t d_layout,
                                const hipblasLtMatmulAlgo_t*, void*, size_t, hipStream_t stream) {
    const Call call(__builtin_return_address(0));
    if (handle == nullptr) return HIPBLAS_STATUS_NOT_INITIALIZED;
    if (!description || !alpha_at || !beta_at || !a_layout || !b_layout || !c_layout || !d_layout) {
        return HIPBLAS_STATUS_INVALID_VALUE;
    }
    const Product product = *own(description);
    const Operands of = {{*own(a_layout), a}, {*own(b_layout), b}, {*own(c_layout), c}, {*own(d_layout), d}};
    const hipblasStatus_t status = refusal(product, of.a, of.b, of.c, of.d);
    if (status != HIPBLAS_STATUS_SUCCESS) return status;
    if (of.d.rows == 0 || of.d.columns == 0) return HIPBLAS_STATUS_SUCCESS;
    const bool needs_aux = product.epilogue & AUX;
    if (!d || ((!a || !b) && extents(of.a, product.a_operation).second > 0) || (needs_aux && !product.aux) ||
        (needs_aux && product.aux_ld < static_cast<int64_t>(of.d.rows)) || (has_bias(product) && !product.bias)) {
        return HIPBLAS_STATUS_INVALID_VALUE;
    }
    const bool is_of_device = product.pointers == HIPBLASLT_POINTER_MODE_DEVICE;
    const bool is_vector = product.pointers == HIPBLASLT_POINTER_MODE_ALPHA_DEVICE_VECTOR_BETA_HOST;
    if (!is_of_device && !is_vector && product.pointers != HIPBLASLT_POINTER_MODE_HOST) {
        return HIPBLAS_STATUS_NOT_SUPPORTED;
    }
    const Factor alpha(alpha_at, product.scale, !is_of_device && !is_vector, is_vector);
    const Factor beta(beta_at, product.scale, !is_of_device, false);
    if (!is_of_device && beta() != 0 && c == nullptr) return HIPBLAS_STATUS_INVALID_VALUE;
    return run(stream, __func__, [=] {
        const bool is_float = of.a.type != HIP_R_64F && of.a.type != HIP_R_8I;  // a double has sums of bytes exactly
        double greatest = 0;
        for (int64_t batch = 0; batch < of.d.batches; ++batch) {
            const auto calculate = is_float ? multiply<float> : multiply<double>;
            greatest = std::max(greatest, calculate(product, of, alpha, beta, batch));
        }
        if (product.greatest != nullptr) set_value(HIP_R_32F, product.greatest, 0, greatest);
    });
}

// C = alpha op(A) + beta op(B), from one type and order of elements to another.
hipblasStatus_t hipblasLtMatrixTransform(hipblasLtHandle_t handle, hipblasLtMatrixTransformDesc_t description,
                                         const void* alpha_at, const void* a, hipblasLtMatrixLayout_t a_layout,
                                         const void* beta_at, const void* b, hipblasLtMatrixLayout_t b_layout, void* c,
                                         hipblasLtMatrixLayout_t c_layout, hipStream_t stream) {
    const Call call(__builtin_return_address(0));
    if (handle == nullptr) return HIPBLAS_STATUS_NOT_INITIALIZED;
    const bool has_a = a && a_layout && alpha_at, has_b = b && b_layout && beta_at;
    if (!description || !c || !c_layout || (a && !has_a) || (b && !has_b) || (!a && !b)) {
        return HIPBLAS_STATUS_INVALID_VALUE;
    }
    const Transformation how = *own(description);
    const Matrix to(*own(c_layout), c);
    const Matrix first(a ? *own(a_layout) : to, a), second(b ? *own(b_layout) : to, b);
    const auto is_usable = [&to](const Matrix& matrix, int32_t operation) {
        return matrix.values == nullptr ||
               (is_operation(operation) && is_whole(matrix) && matrix.batches == to.batches &&
                extents(matrix, operation) == extents(to, HIPBLAS_OP_N));
    };
    if (!is_whole(to) || !is_usable(first, how.a_operation) || !is_usable(second, how.b_operation)) {
        return HIPBLAS_STATUS_INVALID_VALUE;
    }
    const auto scale = static_cast<hipDataType>(how.scale);
    bool is_supported = is_known(scale) && how.pointers <= HIPBLASLT_POINTER_MODE_DEVICE;
    for (const Matrix* matrix : {&first, &second, &to}) {
        is_supported = is_supported && is_known(matrix->type) && has_gpu(matrix->type) &&
                       (matrix->order == HIPBLASLT_ORDER_COL || matrix->order == HIPBLASLT_ORDER_ROW);
    }
    if (!is_supported) return HIPBLAS_STATUS_NOT_SUPPORTED;
    const bool is_of_host = how.pointers == HIPBLASLT_POINTER_MODE_HOST;
    const Factor alpha(alpha_at, scale, is_of_host, false), beta(beta_at, scale, is_of_host, false);
    return run(stream, __func__, [=] {
        const auto part = [](const Factor& factor, const Matrix& matrix, int32_t operation, int64_t batch, int64_t row,
                             int64_t column) {
            if (matrix.values == nullptr || factor() == 0) return 0.0;
            return factor() * (operation == HIPBLAS_OP_N ? matrix(batch, row, column) : matrix(batch, column, row));
        };
        for (int64_t batch = 0; batch < to.batches; ++batch) {
            for (int64_t row = 0; row < static_cast<int64_t>(to.rows); ++row) {
                for (int64_t column = 0; column < static_cast<int64_t>(to.columns); ++column) {
                    to.set(batch, row, column,
                           part(alpha, first, how.a_operation, batch, row, column) +
                               part(beta, second, how.b_operation, batch, row, column));
                }
            }
        }
    });
}
