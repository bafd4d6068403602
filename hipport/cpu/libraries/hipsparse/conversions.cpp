// From one form of a matrix to another.

#include <algorithm>
#include <numeric>
#include <vector>

#include "legacy_conversions.h"

using namespace hipport_cpu;
using namespace hipport_cpu::sparse;

namespace {

const DenseMatrix& dense(const void* description) { return *static_cast<const DenseMatrix*>(description); }

// Gives the places of the elements of a dense matrix that are not zero, in the order in which a form keeps them.
template <class Take>
void each_nonzero(const DenseMatrix& matrix, bool is_by_columns, Take take) {
    for (int64_t outer = 0; outer < (is_by_columns ? matrix.columns : matrix.rows); ++outer) {
        for (int64_t inner = 0; inner < (is_by_columns ? matrix.rows : matrix.columns); ++inner) {
            const int64_t row = is_by_columns ? inner : outer, column = is_by_columns ? outer : inner;
            const Element value = value_at(matrix.values, matrix.type, matrix.place(row, column, 0));
            if (value != Element(0)) take(row, column, value);
        }
    }
}

}  // namespace

hipsparseStatus_t hipsparseSparseToDense_bufferSize(hipsparseHandle_t handle, hipsparseConstSpMatDescr_t,
                                                    hipsparseDnMatDescr_t, hipsparseSparseToDenseAlg_t,
                                                    size_t* bytes) {
    const hipsparseStatus_t status = refusal(handle, true);
    return status == HIPSPARSE_STATUS_SUCCESS ? least_buffer(bytes) : status;
}

hipsparseStatus_t hipsparseSparseToDense(hipsparseHandle_t handle, hipsparseConstSpMatDescr_t a_description,
                                         hipsparseDnMatDescr_t b_description, hipsparseSparseToDenseAlg_t, void*) {
    const Call call(__builtin_return_address(0));
    const hipsparseStatus_t status = refusal(handle, true, a_description, b_description);
    if (status != HIPSPARSE_STATUS_SUCCESS) return status;
    const Matrix a = *a_description;
    const DenseMatrix b = dense(b_description);
    if (a.rows != b.rows || a.columns != b.columns) return HIPSPARSE_STATUS_INVALID_VALUE;
    if (a.format == HIPSPARSE_FORMAT_BLOCKED_ELL) return HIPSPARSE_STATUS_NOT_SUPPORTED;
    return run(*static_cast<Handle*>(handle), __func__, [=] {
        for (int64_t row = 0; row < b.rows; ++row) {
            for (int64_t column = 0; column < b.columns; ++column) {
                set_value(b.values, b.type, b.place(row, column, 0), 0);
            }
        }
        each_entry(a, 0, [&](int64_t row, int64_t column, Element value) {
            set_value(b.values, b.type, b.place(row, column, 0), value);
        });
    });
}

hipsparseStatus_t hipsparseDenseToSparse_bufferSize(hipsparseHandle_t handle, hipsparseConstDnMatDescr_t,
                                                    hipsparseSpMatDescr_t, hipsparseDenseToSparseAlg_t,
                                                    size_t* bytes) {
    const hipsparseStatus_t status = refusal(handle, true);
    return status == HIPSPARSE_STATUS_SUCCESS ? least_buffer(bytes) : status;
}

// Counts the entries, which are known when this returns, and writes the offsets.
hipsparseStatus_t hipsparseDenseToSparse_analysis(hipsparseHandle_t handle, hipsparseConstDnMatDescr_t a_description,
                                                  hipsparseSpMatDescr_t b, hipsparseDenseToSparseAlg_t, void*) {
    const Call call(__builtin_return_address(0));
    const hipsparseStatus_t status = refusal(handle, true, a_description, b);
    if (status != HIPSPARSE_STATUS_SUCCESS) return status;
    const DenseMatrix a = dense(a_description);
    if (a.rows != b->rows || a.columns != b->columns) return HIPSPARSE_STATUS_INVALID_VALUE;
    if (b->format == HIPSPARSE_FORMAT_BLOCKED_ELL) return HIPSPARSE_STATUS_NOT_SUPPORTED;
    if (finish(static_cast<Handle*>(handle)->stream) != hipSuccess) return HIPSPARSE_STATUS_EXECUTION_FAILED;
    const bool is_by_columns = b->format == HIPSPARSE_FORMAT_CSC;
    std::vector<int64_t> counts(static_cast<size_t>(is_by_columns ? b->columns : b->rows) + 1);
    each_nonzero(a, is_by_columns, [&](int64_t row, int64_t column, Element) {
        ++counts[static_cast<size_t>(is_by_columns ? column : row) + 1];
    });
    std::partial_sum(counts.begin(), counts.end(), counts.begin());
    b->entries = counts.back();
    if (b->format == HIPSPARSE_FORMAT_COO) return HIPSPARSE_STATUS_SUCCESS;
    if (b->offsets == nullptr) return HIPSPARSE_STATUS_INVALID_VALUE;
    for (size_t line = 0; line < counts.size(); ++line) {
        set_index(b->offsets, b->offset_type, static_cast<int64_t>(line), counts[line] + b->base);
    }
    return HIPSPARSE_STATUS_SUCCESS;
}

hipsparseStatus_t hipsparseDenseToSparse_convert(hipsparseHandle_t handle, hipsparseConstDnMatDescr_t a_description,
                                                 hipsparseSpMatDescr_t b_description, hipsparseDenseToSparseAlg_t,
                                                 void*) {
    const Call call(__builtin_return_address(0));
    const hipsparseStatus_t status = refusal(handle, true, a_description, b_description);
    if (status != HIPSPARSE_STATUS_SUCCESS) return status;
    return run(*static_cast<Handle*>(handle), __func__, [a = dense(a_description), b = *b_description] {
        int64_t at = 0;
        each_nonzero(a, b.format == HIPSPARSE_FORMAT_CSC, [&](int64_t row, int64_t column, Element value) {
            if (b.format == HIPSPARSE_FORMAT_COO) set_index(b.offsets, b.offset_type, at, row + b.base);
            set_index(b.indices, b.index_type, at, (b.format == HIPSPARSE_FORMAT_CSC ? row : column) + b.base);
            set_value(b.values, b.type, at, value);
            ++at;
        });
    });
}

hipsparseStatus_t hipsparseCreateIdentityPermutation(hipsparseHandle_t handle, int n, int* permutation) {
    const Call call(__builtin_return_address(0));
    return identity({handle, __func__}, n, permutation);
}

hipsparseStatus_t hipsparseXcoo2csr(hipsparseHandle_t handle, const int* rows, int entries, int count, int* offsets,
                                    hipsparseIndexBase_t base) {
    const Call call(__builtin_return_address(0));
    const hipsparseStatus_t status = refusal(handle, entries >= 0 && count >= 0, rows, offsets);
    if (status != HIPSPARSE_STATUS_SUCCESS) return status;
    return run(*static_cast<Handle*>(handle), __func__, [=] {
        std::fill_n(offsets, count + 1, 0);
        for (int i = 0; i < entries; ++i) ++offsets[rows[i] - base + 1];
        std::partial_sum(offsets, offsets + count + 1, offsets);
        for (int row = 0; row <= count; ++row) offsets[row] += base;
    });
}

hipsparseStatus_t hipsparseXcsr2coo(hipsparseHandle_t handle, const int* offsets, int entries, int count, int* rows,
                                    hipsparseIndexBase_t base) {
    const Call call(__builtin_return_address(0));
    const hipsparseStatus_t status = refusal(handle, entries >= 0 && count >= 0, offsets, rows);
    if (status != HIPSPARSE_STATUS_SUCCESS) return status;
    return run(*static_cast<Handle*>(handle), __func__, [=] {
        for (int row = 0; row < count; ++row) std::fill(rows + offsets[row] - base, rows + offsets[row + 1] - base, row + base);
    });
}

hipsparseStatus_t hipsparseCsr2cscEx2_bufferSize(hipsparseHandle_t handle, int, int, int, const void*, const int*,
                                                 const int*, void*, int*, int*, hipDataType, hipsparseAction_t,
                                                 hipsparseIndexBase_t, hipsparseCsr2CscAlg_t, size_t* bytes) {
    const hipsparseStatus_t status = refusal(handle, true);
    return status == HIPSPARSE_STATUS_SUCCESS ? least_buffer(bytes) : status;
}

hipsparseStatus_t hipsparseCsr2cscEx2(hipsparseHandle_t handle, int rows, int columns, int entries,
                                      const void* csr_values, const int* csr_offsets, const int* csr_columns,
                                      void* csc_values, int* csc_offsets, int* csc_rows, hipDataType type,
                                      hipsparseAction_t action, hipsparseIndexBase_t base, hipsparseCsr2CscAlg_t,
                                      void*) {
    const Call call(__builtin_return_address(0));
    const hipsparseStatus_t status = refusal(handle, rows >= 0 && columns >= 0 && entries >= 0, csr_offsets,
                                             csr_columns, csc_offsets, csc_rows);
    if (status != HIPSPARSE_STATUS_SUCCESS) return status;
    if (bytes_of(type) == 0) return HIPSPARSE_STATUS_NOT_SUPPORTED;
    return run(*static_cast<Handle*>(handle), __func__, [=] {
        std::vector<int> next(static_cast<size_t>(columns) + 1);
        for (int i = 0; i < entries; ++i) ++next[static_cast<size_t>(csr_columns[i] - base) + 1];
        std::partial_sum(next.begin(), next.end(), next.begin());
        for (int column = 0; column <= columns; ++column) {
            csc_offsets[column] = next[static_cast<size_t>(column)] + base;
        }
        for (int row = 0; row < rows; ++row) {
            for (int i = csr_offsets[row] - base; i < csr_offsets[row + 1] - base; ++i) {
                const int at = next[static_cast<size_t>(csr_columns[i] - base)]++;
                csc_rows[at] = row + base;
                if (action == HIPSPARSE_ACTION_NUMERIC) set_value(csc_values, type, at, value_at(csr_values, type, i));
            }
        }
    });
}
