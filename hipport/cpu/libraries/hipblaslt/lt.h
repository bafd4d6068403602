// What the functions of hipBLASLt have in common: layouts, descriptions of products and transformations, and numbers of
// the types that matrices have here.

#ifndef HIPPORT_CPU_HIPBLASLT_LT_H
#define HIPPORT_CPU_HIPBLASLT_LT_H

#include <math.h>

#include <algorithm>

#include "../dense.h"
#include "../numbers.h"
#include "hipblaslt/hipblaslt.h"
#include "hipport_cpu/fp8.h"

namespace hipport_cpu::lt {

struct Layout {
    hipDataType type;
    uint64_t rows, columns;
    int64_t ld;
    int32_t batches = 1;
    int64_t stride = 0;
    int32_t order = HIPBLASLT_ORDER_COL;
};

struct Product {
    hipblasComputeType_t compute;
    hipDataType scale;
    int32_t a_operation = HIPBLAS_OP_N, b_operation = HIPBLAS_OP_N;
    uint32_t epilogue = HIPBLASLT_EPILOGUE_DEFAULT;
    void* bias = nullptr;
    int32_t bias_type = HIPBLASLT_DATATYPE_INVALID;
    const void *a_scale = nullptr, *b_scale = nullptr, *c_scale = nullptr, *d_scale = nullptr, *aux_scale = nullptr;
    void* aux = nullptr;
    int64_t aux_ld = 0, aux_stride = 0;
    int32_t aux_type = HIPBLASLT_DATATYPE_INVALID;
    int32_t pointers = HIPBLASLT_POINTER_MODE_HOST;
    void* greatest = nullptr;
    int32_t a_scale_mode = HIPBLASLT_MATMUL_MATRIX_SCALE_SCALAR_32F;
    int32_t b_scale_mode = HIPBLASLT_MATMUL_MATRIX_SCALE_SCALAR_32F;
    int32_t a_input = HIPBLASLT_DATATYPE_INVALID, b_input = HIPBLASLT_DATATYPE_INVALID;
    float first_argument = 0, second_argument = 0;
};

struct Preference {
    uint32_t mode = 0;
    uint64_t workspace = 0;
};

struct Transformation {
    int32_t scale;
    int32_t pointers = HIPBLASLT_POINTER_MODE_HOST;
    int32_t a_operation = HIPBLAS_OP_N, b_operation = HIPBLAS_OP_N;
};

// What a descriptor of a program is made of.
inline const Layout* own(hipblasLtMatrixLayout_t made) { return reinterpret_cast<const Layout*>(made); }
inline const Product* own(hipblasLtMatmulDesc_t made) { return reinterpret_cast<const Product*>(made); }
inline const Transformation* own(hipblasLtMatrixTransformDesc_t made) {
    return reinterpret_cast<const Transformation*>(made);
}

inline bool is_fnuz(hipDataType type) { return type == HIP_R_8F_E4M3_FNUZ || type == HIP_R_8F_E5M2_FNUZ; }
inline bool is_ocp(hipDataType type) { return type == HIP_R_8F_E4M3 || type == HIP_R_8F_E5M2; }

inline __hip_fp8_interpretation_t interpretation(hipDataType type) {
    switch (type) {
        case HIP_R_8F_E4M3: return __HIP_E4M3;
        case HIP_R_8F_E5M2: return __HIP_E5M2;
        case HIP_R_8F_E4M3_FNUZ: return __HIP_E4M3_FNUZ;
        default: return __HIP_E5M2_FNUZ;
    }
}
inline bool is_known(hipDataType type) {
    return is_fnuz(type) || is_ocp(type) || (bytes_of(type) != 0 && type != HIP_C_32F && type != HIP_C_64F);
}
inline int64_t size_of(hipDataType type) {
    return is_fnuz(type) || is_ocp(type) ? 1 : static_cast<int64_t>(bytes_of(type));
}

inline double value_at(hipDataType type, const void* values, int64_t i) {
    const void* at = static_cast<const char*>(values) + i * size_of(type);
    if (is_fnuz(type) || is_ocp(type)) return static_cast<double>(fp8_value(stored<uint8_t>(at), interpretation(type)));
    return load(type, at).real();
}
// Rounds once. What is too great for 8 bits becomes the greatest number of its type.
inline void set_value(hipDataType type, void* values, int64_t i, double value) {
    void* at = static_cast<char*>(values) + i * size_of(type);
    if (is_fnuz(type) || is_ocp(type)) return keep(at, fp8_bits(narrowed(value), true, interpretation(type)));
    if (type == HIP_R_8I) value = std::min(127.0, std::max(-128.0, nearbyint(value)));
    store(type, at, value);
}

// A number at an address, or one for each row: those of the host are read when the function is called.
class Factor {
  public:
    Factor(const void* address, hipDataType type, bool is_of_host, bool is_vector)
        : address_(address), type_(type), is_vector_(is_vector) {
        if (!is_of_host) return;
        value_ = address == nullptr ? 0 : value_at(type, address, 0);
        address_ = nullptr;
    }
    double operator()(int64_t row = 0) const {
        return address_ == nullptr ? value_ : value_at(type_, address_, is_vector_ ? row : 0);
    }

  private:
    const void* address_;
    hipDataType type_;
    bool is_vector_;
    double value_ = 0;
};

// A matrix of a batch in memory.
struct Matrix : Layout {
    Matrix(const Layout& layout, const void* values) : Layout(layout), values(const_cast<void*>(values)) {}

    int64_t place(int64_t batch, int64_t row, int64_t column) const {
        return batch * stride + (order == HIPBLASLT_ORDER_COL ? row + column * ld : row * ld + column);
    }
    double operator()(int64_t batch, int64_t row, int64_t column) const {
        return value_at(type, values, place(batch, row, column));
    }
    void set(int64_t batch, int64_t row, int64_t column, double value) const {
        set_value(type, values, place(batch, row, column), value);
    }

    void* values;
};

// The rows and columns of op(A).
inline std::pair<int64_t, int64_t> extents(const Layout& layout, int32_t operation) {
    const auto rows = static_cast<int64_t>(layout.rows), columns = static_cast<int64_t>(layout.columns);
    return operation == HIPBLAS_OP_N ? std::pair(rows, columns) : std::pair(columns, rows);
}
inline bool is_operation(int32_t operation) { return operation >= HIPBLAS_OP_N && operation <= HIPBLAS_OP_C; }

// That the columns of a layout, or its rows, do not overlap.
inline bool is_whole(const Layout& layout) {
    const uint64_t line = layout.order == HIPBLASLT_ORDER_ROW ? layout.columns : layout.rows;
    return layout.batches >= 1 && layout.ld >= static_cast<int64_t>(std::max<uint64_t>(1, line));
}

}  // namespace hipport_cpu::lt

#endif
