// What hipSPARSE's descriptors describe, and the functions that the parts of the library share.

#ifndef HIPPORT_CPU_HIPSPARSE_MATRICES_H
#define HIPPORT_CPU_HIPSPARSE_MATRICES_H

#include "../matrix_kind.h"
#include "../numbers.h"
#include "hipsparse/hipsparse.h"

// A sparse matrix: entries with their rows (COO), or those of each row or column one after the other (CSR, CSC), where
// offsets say with which entry one begins. Each entry may be a square block instead, whose elements stand one after the
// other; rows, columns and offsets are then those of blocks. Blocked ELL has as many blocks in each row, places without
// one have the column -1.
struct hipsparseSpMatDescr_st {
    hipsparseFormat_t format;
    int64_t rows, columns, entries;
    void *offsets, *indices, *values;  // of COO the rows, the columns, the values
    hipsparseIndexType_t offset_type, index_type;
    hipsparseIndexBase_t base;
    hipDataType type;
    hipsparseFillMode_t fill = HIPSPARSE_FILL_MODE_LOWER;
    hipsparseDiagType_t diagonal = HIPSPARSE_DIAG_TYPE_NON_UNIT;
    int batches = 1;
    int64_t offset_stride = 0, value_stride = 0;
    int64_t block = 1;  // the rows of a block
    hipsparseDirection_t direction = HIPSPARSE_DIRECTION_ROW;  // in which the elements of a block stand
    int64_t line_columns = 0;  // of blocked ELL, the columns that each row has places for
};

namespace hipport_cpu::sparse {

using Element = std::complex<double>;  // what is calculated with, whatever the types of the operands
using Matrix = hipsparseSpMatDescr_st;

struct Handle {
    hipStream_t stream = nullptr;
    hipsparsePointerMode_t pointers = HIPSPARSE_POINTER_MODE_HOST;
};

struct SparseVector {
    int64_t size, entries;
    void *indices, *values;
    hipsparseIndexType_t index_type;
    hipsparseIndexBase_t base;
    hipDataType type;
};

struct DenseVector {
    int64_t size;
    void* values;
    hipDataType type;
};

struct DenseMatrix {
    int64_t rows, columns, ld;
    void* values;
    hipDataType type;
    hipsparseOrder_t order;
    int batches = 1;
    int64_t stride = 0;

    int64_t place(int64_t row, int64_t column, int64_t batch) const {
        return batch * stride + (order == HIPSPARSE_ORDER_ROW ? row * ld + column : row + column * ld);
    }
};

inline Element value_at(const void* values, hipDataType type, int64_t i) {
    return load(type, static_cast<const char*>(values) + i * static_cast<int64_t>(bytes_of(type)));
}
inline void set_value(void* values, hipDataType type, int64_t i, Element value) {
    store(type, static_cast<char*>(values) + i * static_cast<int64_t>(bytes_of(type)), value);
}
inline int64_t index_at(const void* indices, hipsparseIndexType_t type, int64_t i) {
    switch (type) {
        case HIPSPARSE_INDEX_16U: return static_cast<const uint16_t*>(indices)[i];
        case HIPSPARSE_INDEX_32I: return static_cast<const int32_t*>(indices)[i];
        default: return static_cast<const int64_t*>(indices)[i];
    }
}
inline void set_index(void* indices, hipsparseIndexType_t type, int64_t i, int64_t index) {
    switch (type) {
        case HIPSPARSE_INDEX_16U: static_cast<uint16_t*>(indices)[i] = static_cast<uint16_t>(index); break;
        case HIPSPARSE_INDEX_32I: static_cast<int32_t*>(indices)[i] = static_cast<int32_t>(index); break;
        default: static_cast<int64_t*>(indices)[i] = index;
    }
}

// Gives the row and the column of each element of a block, and where its value stands.
template <class Take>
void each_in_block(const Matrix& matrix, int64_t row, int64_t column, int64_t place, Take take) {
    const int64_t size = matrix.block;
    for (int64_t i = 0; i < size; ++i) {
        for (int64_t j = 0; j < size; ++j) {
            const int64_t at = matrix.direction == HIPSPARSE_DIRECTION_ROW ? i * size + j : i + j * size;
            take(row * size + i, column * size + j, place * size * size + at);
        }
    }
}

// Gives the row and the column of each entry of a matrix of a batch, and where its value stands.
template <class Take>
void each_place(const Matrix& matrix, int64_t batch, Take take) {
    const int64_t base = matrix.base, values = batch * matrix.value_stride;
    if (matrix.format == HIPSPARSE_FORMAT_COO) {
        for (int64_t i = values; i < values + matrix.entries; ++i) {
            take(index_at(matrix.offsets, matrix.offset_type, i) - base,
                 index_at(matrix.indices, matrix.index_type, i) - base, i);
        }
        return;
    }
    if (matrix.format == HIPSPARSE_FORMAT_BLOCKED_ELL) {
        const int64_t places = matrix.line_columns / matrix.block;
        for (int64_t i = 0; i < matrix.rows / matrix.block * places; ++i) {
            const int64_t column = index_at(matrix.indices, matrix.index_type, i) - base;
            if (column >= 0) each_in_block(matrix, i / places, column, i, take);
        }
        return;
    }
    const bool is_by_rows = matrix.format == HIPSPARSE_FORMAT_CSR;
    const int64_t offsets = batch * matrix.offset_stride;
    for (int64_t line = 0; line < (is_by_rows ? matrix.rows : matrix.columns) / matrix.block; ++line) {
        const int64_t first = index_at(matrix.offsets, matrix.offset_type, offsets + line) - base;
        const int64_t last = index_at(matrix.offsets, matrix.offset_type, offsets + line + 1) - base;
        for (int64_t i = values + first; i < values + last; ++i) {
            const int64_t other = index_at(matrix.indices, matrix.index_type, i) - base;
            if (matrix.block > 1) {
                each_in_block(matrix, line, other, i, take);
            } else {
                is_by_rows ? take(line, other, i) : take(other, line, i);
            }
        }
    }
}

// Gives the row, the column and the value of each entry of a matrix of a batch.
template <class Take>
void each_entry(const Matrix& matrix, int64_t batch, Take take) {
    each_place(matrix, batch, [&](int64_t row, int64_t column, int64_t place) {
        take(row, column, value_at(matrix.values, matrix.type, place));
    });
}

// The same of op(A).
template <class Take>
void each_entry(const Matrix& matrix, hipsparseOperation_t operation, int64_t batch, Take take) {
    each_entry(matrix, batch, [&](int64_t row, int64_t column, Element value) {
        if (operation == HIPSPARSE_OPERATION_NON_TRANSPOSE) return take(row, column, value);
        take(column, row, operation == HIPSPARSE_OPERATION_TRANSPOSE ? value : std::conj(value));
    });
}

inline bool is_operation(hipsparseOperation_t operation) {
    return operation >= HIPSPARSE_OPERATION_NON_TRANSPOSE && operation <= HIPSPARSE_OPERATION_CONJUGATE_TRANSPOSE;
}

// A number at an address: the one that is there when the function is called, or when the work is done.
class Factor {
  public:
    Factor(const void* address, hipDataType type, const Handle& handle) : address_(address), type_(type) {
        if (handle.pointers == HIPSPARSE_POINTER_MODE_HOST) {
            value_ = load(type, address);
            address_ = nullptr;
        }
    }
    Element operator()() const { return address_ != nullptr ? load(type_, address_) : value_; }

  private:
    const void* address_;
    hipDataType type_;
    Element value_;
};

// beta times what is there, which is not read where beta is zero.
inline Element scaled(Element beta, const void* values, hipDataType type, int64_t i) {
    return beta == Element(0) ? Element(0) : beta * value_at(values, type, i);
}

template <class Work>
hipsparseStatus_t run(const Handle& handle, const char* what, Work work) {
    const hipError_t error = submit(handle.stream, what, [work] {
        work();
        return hipSuccess;
    });
    return error == hipSuccess ? HIPSPARSE_STATUS_SUCCESS : HIPSPARSE_STATUS_EXECUTION_FAILED;
}

// Nothing here works in memory of the program. Some is asked for all the same, because a null pointer asks for a size.
inline hipsparseStatus_t least_buffer(size_t* bytes) {
    if (bytes == nullptr) return HIPSPARSE_STATUS_INVALID_VALUE;
    *bytes = 4;
    return HIPSPARSE_STATUS_SUCCESS;
}

// What a function returns whose handle and further pointers have to be there, and to which a condition applies.
template <class... Pointers>
hipsparseStatus_t refusal(hipsparseHandle_t handle, bool holds, const Pointers*... pointers) {
    if (handle == nullptr) return HIPSPARSE_STATUS_NOT_INITIALIZED;
    if (!holds || !((pointers != nullptr) && ...)) return HIPSPARSE_STATUS_INVALID_VALUE;
    return HIPSPARSE_STATUS_SUCCESS;
}

}  // namespace hipport_cpu::sparse

#endif
