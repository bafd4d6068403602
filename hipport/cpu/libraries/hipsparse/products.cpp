// Products with sparse operands, and the solution of sparse triangular systems.

#include "algebra.h"

using namespace hipport_cpu;
using namespace hipport_cpu::sparse;

// What the steps of a product of two sparse matrices have in common: its rows.
struct hipsparseSpGEMMDescr {
    Rows rows;
};
struct hipsparseSpSVDescr {};
struct hipsparseSpSMDescr {};

namespace {

const DenseVector& vector(const void* description) { return *static_cast<const DenseVector*>(description); }
const DenseMatrix& dense(const void* description) { return *static_cast<const DenseMatrix*>(description); }
// Blocked ELL is for the product with a dense matrix alone.
bool is_blocked(const Matrix& matrix) { return matrix.format == HIPSPARSE_FORMAT_BLOCKED_ELL; }
const SparseVector& entries(const void* description) { return *static_cast<const SparseVector*>(description); }

bool is_product(const Matrix& a, const Matrix& b, const Matrix& c) {
    return a.columns == b.rows && c.rows == a.rows && c.columns == b.columns;
}
bool is_plain_csr(hipsparseOperation_t a_operation, hipsparseOperation_t b_operation, const Matrix& a, const Matrix& b,
                  const Matrix& c) {
    return a_operation == HIPSPARSE_OPERATION_NON_TRANSPOSE && b_operation == a_operation &&
           a.format == HIPSPARSE_FORMAT_CSR && b.format == a.format && c.format == a.format;
}

}  // namespace

hipsparseStatus_t hipsparseSpMV_bufferSize(hipsparseHandle_t handle, hipsparseOperation_t, const void*,
                                           hipsparseConstSpMatDescr_t, hipsparseConstDnVecDescr_t, const void*,
                                           hipsparseDnVecDescr_t, hipDataType, hipsparseSpMVAlg_t, size_t* bytes) {
    const hipsparseStatus_t status = refusal(handle, true);
    return status == HIPSPARSE_STATUS_SUCCESS ? least_buffer(bytes) : status;
}

hipsparseStatus_t hipsparseSpMV_preprocess(hipsparseHandle_t handle, hipsparseOperation_t, const void*,
                                           hipsparseConstSpMatDescr_t, hipsparseConstDnVecDescr_t, const void*,
                                           hipsparseDnVecDescr_t, hipDataType, hipsparseSpMVAlg_t, void*) {
    return refusal(handle, true);
}

// y = alpha op(A) x + beta y.
hipsparseStatus_t hipsparseSpMV(hipsparseHandle_t handle, hipsparseOperation_t operation, const void* alpha_at,
                                hipsparseConstSpMatDescr_t a_description, hipsparseConstDnVecDescr_t x_description,
                                const void* beta_at, hipsparseDnVecDescr_t y_description, hipDataType compute,
                                hipsparseSpMVAlg_t, void*) {
    const Call call(__builtin_return_address(0));
    const hipsparseStatus_t status = refusal(handle, is_operation(operation), alpha_at, a_description,
                                             x_description, beta_at, y_description);
    if (status != HIPSPARSE_STATUS_SUCCESS) return status;
    const Handle& own = *static_cast<Handle*>(handle);
    const Matrix a = *a_description;
    const DenseVector x = vector(x_description), y = vector(y_description);
    const auto [rows, columns] = extents(a, operation);
    if (x.size != columns || y.size != rows) return HIPSPARSE_STATUS_INVALID_VALUE;
    if (bytes_of(compute) == 0 || is_blocked(a)) return HIPSPARSE_STATUS_NOT_SUPPORTED;
    const Factor alpha(alpha_at, compute, own), beta(beta_at, compute, own);
    return run(own, __func__, [=] { multiply(a, operation, alpha(), x, beta(), y); });
}

hipsparseStatus_t hipsparseSpMM_bufferSize(hipsparseHandle_t handle, hipsparseOperation_t, hipsparseOperation_t,
                                           const void*, hipsparseConstSpMatDescr_t, hipsparseConstDnMatDescr_t,
                                           const void*, hipsparseDnMatDescr_t, hipDataType, hipsparseSpMMAlg_t,
                                           size_t* bytes) {
    const hipsparseStatus_t status = refusal(handle, true);
    return status == HIPSPARSE_STATUS_SUCCESS ? least_buffer(bytes) : status;
}

hipsparseStatus_t hipsparseSpMM_preprocess(hipsparseHandle_t handle, hipsparseOperation_t, hipsparseOperation_t,
                                           const void*, hipsparseConstSpMatDescr_t, hipsparseConstDnMatDescr_t,
                                           const void*, hipsparseDnMatDescr_t, hipDataType, hipsparseSpMMAlg_t,
                                           void*) {
    return refusal(handle, true);
}

// C = alpha op(A) op(B) + beta C, where A is sparse; for each matrix of a batch, of which A and B may have one only.
hipsparseStatus_t hipsparseSpMM(hipsparseHandle_t handle, hipsparseOperation_t a_operation,
                                hipsparseOperation_t b_operation, const void* alpha_at,
                                hipsparseConstSpMatDescr_t a_description, hipsparseConstDnMatDescr_t b_description,
                                const void* beta_at, hipsparseDnMatDescr_t c_description, hipDataType compute,
                                hipsparseSpMMAlg_t, void*) {
    const Call call(__builtin_return_address(0));
    const hipsparseStatus_t status =
        refusal(handle, is_operation(a_operation) && is_operation(b_operation), alpha_at, a_description,
                b_description, beta_at, c_description);
    if (status != HIPSPARSE_STATUS_SUCCESS) return status;
    const Handle& own = *static_cast<Handle*>(handle);
    const Matrix a = *a_description;
    const DenseMatrix b = dense(b_description), c = dense(c_description);
    const auto [rows, inner] = extents(a, a_operation);
    const auto [other, columns] = extents(b, b_operation);
    if (other != inner || c.rows != rows || c.columns != columns) return HIPSPARSE_STATUS_INVALID_VALUE;
    if ((a.batches != 1 && a.batches != c.batches) || (b.batches != 1 && b.batches != c.batches)) {
        return HIPSPARSE_STATUS_INVALID_VALUE;
    }
    if (bytes_of(compute) == 0) return HIPSPARSE_STATUS_NOT_SUPPORTED;
    const Factor alpha(alpha_at, compute, own), beta(beta_at, compute, own);
    return run(own, __func__, [=] { multiply(a, a_operation, b, b_operation, alpha(), beta(), c); });
}

hipsparseStatus_t hipsparseSDDMM_bufferSize(hipsparseHandle_t handle, hipsparseOperation_t, hipsparseOperation_t,
                                            const void*, hipsparseConstDnMatDescr_t, hipsparseConstDnMatDescr_t,
                                            const void*, hipsparseSpMatDescr_t, hipDataType, hipsparseSDDMMAlg_t,
                                            size_t* bytes) {
    const hipsparseStatus_t status = refusal(handle, true);
    return status == HIPSPARSE_STATUS_SUCCESS ? least_buffer(bytes) : status;
}

hipsparseStatus_t hipsparseSDDMM_preprocess(hipsparseHandle_t handle, hipsparseOperation_t, hipsparseOperation_t,
                                            const void*, hipsparseConstDnMatDescr_t, hipsparseConstDnMatDescr_t,
                                            const void*, hipsparseSpMatDescr_t, hipDataType, hipsparseSDDMMAlg_t,
                                            void*) {
    return refusal(handle, true);
}

// C = alpha op(A) op(B) + beta C at the entries of C, which is sparse.
hipsparseStatus_t hipsparseSDDMM(hipsparseHandle_t handle, hipsparseOperation_t a_operation,
                                 hipsparseOperation_t b_operation, const void* alpha_at,
                                 hipsparseConstDnMatDescr_t a_description, hipsparseConstDnMatDescr_t b_description,
                                 const void* beta_at, hipsparseSpMatDescr_t c_description, hipDataType compute,
                                 hipsparseSDDMMAlg_t, void*) {
    const Call call(__builtin_return_address(0));
    const hipsparseStatus_t status =
        refusal(handle, is_operation(a_operation) && is_operation(b_operation), alpha_at,
                a_description, b_description, beta_at, c_description);
    if (status != HIPSPARSE_STATUS_SUCCESS) return status;
    const Handle& own = *static_cast<Handle*>(handle);
    const DenseMatrix a = dense(a_description), b = dense(b_description);
    const Matrix c = *c_description;
    const auto a_extents = extents(a, a_operation), b_extents = extents(b, b_operation);
    if (a_extents.second != b_extents.first || c.rows != a_extents.first || c.columns != b_extents.second) {
        return HIPSPARSE_STATUS_INVALID_VALUE;
    }
    if (bytes_of(compute) == 0 || c.batches != 1 || is_blocked(c)) return HIPSPARSE_STATUS_NOT_SUPPORTED;
    const Factor alpha(alpha_at, compute, own), beta(beta_at, compute, own);
    return run(own, __func__, [=] {
        int64_t at = 0;  // entries are given in the order in which they are kept
        each_entry(c, 0, [&](int64_t row, int64_t column, Element) {
            Element sum = 0;
            for (int64_t k = 0; k < a_extents.second; ++k) {
                sum += element(a, a_operation, row, k, 0) * element(b, b_operation, k, column, 0);
            }
            set_value(c.values, c.type, at, alpha() * sum + scaled(beta(), c.values, c.type, at));
            ++at;
        });
    });
}

hipsparseStatus_t hipsparseSpGEMM_createDescr(hipsparseSpGEMMDescr_t* description) {
    if (description == nullptr) return HIPSPARSE_STATUS_INVALID_VALUE;
    *description = new hipsparseSpGEMMDescr;
    return HIPSPARSE_STATUS_SUCCESS;
}

hipsparseStatus_t hipsparseSpGEMM_destroyDescr(hipsparseSpGEMMDescr_t description) {
    delete description;
    return HIPSPARSE_STATUS_SUCCESS;
}

hipsparseStatus_t hipsparseSpGEMM_workEstimation(hipsparseHandle_t handle, hipsparseOperation_t, hipsparseOperation_t,
                                                 const void*, hipsparseConstSpMatDescr_t a,
                                                 hipsparseConstSpMatDescr_t b, const void*, hipsparseSpMatDescr_t c,
                                                 hipDataType, hipsparseSpGEMMAlg_t, hipsparseSpGEMMDescr_t description,
                                                 size_t* bytes, void* buffer) {
    const hipsparseStatus_t status = refusal(handle, true, a, b, c, description);
    return status == HIPSPARSE_STATUS_SUCCESS && buffer == nullptr ? least_buffer(bytes) : status;
}

// C = alpha A B, all in rows. The number of entries is known when this returns; they are written by the copy.
hipsparseStatus_t hipsparseSpGEMM_compute(hipsparseHandle_t handle, hipsparseOperation_t a_operation,
                                          hipsparseOperation_t b_operation, const void* alpha_at,
                                          hipsparseConstSpMatDescr_t a, hipsparseConstSpMatDescr_t b,
                                          const void* beta_at, hipsparseSpMatDescr_t c, hipDataType compute,
                                          hipsparseSpGEMMAlg_t, hipsparseSpGEMMDescr_t description, size_t* bytes,
                                          void* buffer) {
    const Call call(__builtin_return_address(0));
    const hipsparseStatus_t status = refusal(handle, true, alpha_at, a, b, c, description);
    if (status != HIPSPARSE_STATUS_SUCCESS) return status;
    if (!is_product(*a, *b, *c)) return HIPSPARSE_STATUS_INVALID_VALUE;
    if (!is_plain_csr(a_operation, b_operation, *a, *b, *c) || bytes_of(compute) == 0) {
        return HIPSPARSE_STATUS_NOT_SUPPORTED;
    }
    if (buffer == nullptr) return least_buffer(bytes);
    const Handle& own = *static_cast<Handle*>(handle);
    const Factor alpha(alpha_at, compute, own), beta(beta_at != nullptr ? beta_at : alpha_at, compute, own);
    if (finish(own.stream) != hipSuccess) return HIPSPARSE_STATUS_EXECUTION_FAILED;
    if (beta_at != nullptr && beta() != Element(0)) return HIPSPARSE_STATUS_NOT_SUPPORTED;
    description->rows.assign(static_cast<size_t>(c->rows), {});
    add_product(description->rows, *a, *b, alpha());
    c->entries = 0;
    for (const auto& row : description->rows) c->entries += static_cast<int64_t>(row.size());
    return HIPSPARSE_STATUS_SUCCESS;
}

hipsparseStatus_t hipsparseSpGEMM_copy(hipsparseHandle_t handle, hipsparseOperation_t, hipsparseOperation_t,
                                       const void*, hipsparseConstSpMatDescr_t, hipsparseConstSpMatDescr_t,
                                       const void*, hipsparseSpMatDescr_t c_description, hipDataType,
                                       hipsparseSpGEMMAlg_t, hipsparseSpGEMMDescr_t description) {
    const Call call(__builtin_return_address(0));
    const hipsparseStatus_t status = refusal(handle, true, c_description, description);
    if (status != HIPSPARSE_STATUS_SUCCESS) return status;
    return run(*static_cast<Handle*>(handle), __func__, [c = *c_description, rows = description->rows] {
        int64_t at = 0;
        for (size_t row = 0; row < rows.size(); ++row) {
            set_index(c.offsets, c.offset_type, static_cast<int64_t>(row), at + c.base);
            for (const auto& [column, value] : rows[row]) {
                set_index(c.indices, c.index_type, at, column + c.base);
                set_value(c.values, c.type, at, value);
                ++at;
            }
        }
        set_index(c.offsets, c.offset_type, c.rows, at + c.base);
    });
}

// The same in steps, of which those for the pattern are done once: the numbers of A, B and C may change.
// C = alpha A B + beta C, where C has the entries of A B.
hipsparseStatus_t hipsparseSpGEMMreuse_workEstimation(hipsparseHandle_t handle, hipsparseOperation_t,
                                                      hipsparseOperation_t, hipsparseConstSpMatDescr_t a,
                                                      hipsparseConstSpMatDescr_t b, hipsparseSpMatDescr_t c,
                                                      hipsparseSpGEMMAlg_t, hipsparseSpGEMMDescr_t description,
                                                      size_t* bytes, void* buffer) {
    const hipsparseStatus_t status = refusal(handle, true, a, b, c, description);
    return status == HIPSPARSE_STATUS_SUCCESS && buffer == nullptr ? least_buffer(bytes) : status;
}
hipsparseStatus_t hipsparseSpGEMMreuse_nnz(hipsparseHandle_t handle, hipsparseOperation_t a_operation,
                                           hipsparseOperation_t b_operation, hipsparseConstSpMatDescr_t a,
                                           hipsparseConstSpMatDescr_t b, hipsparseSpMatDescr_t c, hipsparseSpGEMMAlg_t,
                                           hipsparseSpGEMMDescr_t description, size_t* bytes2, void* buffer2,
                                           size_t* bytes3, void* buffer3, size_t* bytes4, void* buffer4) {
    const Call call(__builtin_return_address(0));
    const hipsparseStatus_t status = refusal(handle, true, a, b, c, description);
    if (status != HIPSPARSE_STATUS_SUCCESS) return status;
    if (!is_product(*a, *b, *c)) return HIPSPARSE_STATUS_INVALID_VALUE;
    if (!is_plain_csr(a_operation, b_operation, *a, *b, *c)) return HIPSPARSE_STATUS_NOT_SUPPORTED;
    if (buffer2 == nullptr || buffer3 == nullptr || buffer4 == nullptr) {
        for (size_t* bytes : {bytes2, bytes3, bytes4}) {
            if (least_buffer(bytes) != HIPSPARSE_STATUS_SUCCESS) return HIPSPARSE_STATUS_INVALID_VALUE;
        }
        return HIPSPARSE_STATUS_SUCCESS;
    }
    if (finish(static_cast<Handle*>(handle)->stream) != hipSuccess) return HIPSPARSE_STATUS_EXECUTION_FAILED;
    description->rows.assign(static_cast<size_t>(c->rows), {});
    add_product(description->rows, *a, *b, 0);
    c->entries = 0;
    for (const auto& row : description->rows) c->entries += static_cast<int64_t>(row.size());
    return HIPSPARSE_STATUS_SUCCESS;
}
hipsparseStatus_t hipsparseSpGEMMreuse_copy(hipsparseHandle_t handle, hipsparseOperation_t, hipsparseOperation_t,
                                            hipsparseConstSpMatDescr_t a, hipsparseConstSpMatDescr_t b,
                                            hipsparseSpMatDescr_t c_description, hipsparseSpGEMMAlg_t,
                                            hipsparseSpGEMMDescr_t description, size_t* bytes, void* buffer) {
    const Call call(__builtin_return_address(0));
    const hipsparseStatus_t status = refusal(handle, true, a, b, c_description, description);
    if (status != HIPSPARSE_STATUS_SUCCESS) return status;
    if (buffer == nullptr) return least_buffer(bytes);
    return run(*static_cast<Handle*>(handle), __func__, [c = *c_description, rows = description->rows] {
        int64_t at = 0;
        for (size_t row = 0; row < rows.size(); ++row) {
            set_index(c.offsets, c.offset_type, static_cast<int64_t>(row), at + c.base);
            for (const auto& [column, value] : rows[row]) set_index(c.indices, c.index_type, at++, column + c.base);
        }
        set_index(c.offsets, c.offset_type, c.rows, at + c.base);
    });
}
hipsparseStatus_t hipsparseSpGEMMreuse_compute(hipsparseHandle_t handle, hipsparseOperation_t a_operation,
                                               hipsparseOperation_t b_operation, const void* alpha_at,
                                               hipsparseConstSpMatDescr_t a_description,
                                               hipsparseConstSpMatDescr_t b_description, const void* beta_at,
                                               hipsparseSpMatDescr_t c_description, hipDataType compute,
                                               hipsparseSpGEMMAlg_t, hipsparseSpGEMMDescr_t description) {
    const Call call(__builtin_return_address(0));
    const hipsparseStatus_t status =
        refusal(handle, true, alpha_at, beta_at, a_description, b_description, c_description, description);
    if (status != HIPSPARSE_STATUS_SUCCESS) return status;
    const Matrix a = *a_description, b = *b_description, c = *c_description;
    if (!is_product(a, b, c)) return HIPSPARSE_STATUS_INVALID_VALUE;
    if (!is_plain_csr(a_operation, b_operation, a, b, c) || bytes_of(compute) == 0) {
        return HIPSPARSE_STATUS_NOT_SUPPORTED;
    }
    const Handle& own = *static_cast<Handle*>(handle);
    const Factor alpha(alpha_at, compute, own), beta(beta_at, compute, own);
    return run(own, __func__, [=, pattern = description->rows] {
        Rows rows = pattern;
        for (auto& row : rows) {
            for (auto& entry : row) entry.second = 0;
        }
        add_product(rows, a, b, alpha());
        int64_t at = 0;
        for (const auto& row : rows) {
            for (const auto& entry : row) {
                set_value(c.values, c.type, at, entry.second + scaled(beta(), c.values, c.type, at));
                ++at;
            }
        }
    });
}

hipsparseStatus_t hipsparseSpSV_createDescr(hipsparseSpSVDescr_t* description) {
    if (description == nullptr) return HIPSPARSE_STATUS_INVALID_VALUE;
    *description = new hipsparseSpSVDescr;
    return HIPSPARSE_STATUS_SUCCESS;
}

hipsparseStatus_t hipsparseSpSV_destroyDescr(hipsparseSpSVDescr_t description) {
    delete description;
    return HIPSPARSE_STATUS_SUCCESS;
}

hipsparseStatus_t hipsparseSpSV_bufferSize(hipsparseHandle_t handle, hipsparseOperation_t, const void*,
                                           hipsparseConstSpMatDescr_t, hipsparseConstDnVecDescr_t,
                                           hipsparseDnVecDescr_t, hipDataType, hipsparseSpSVAlg_t,
                                           hipsparseSpSVDescr_t, size_t* bytes) {
    const hipsparseStatus_t status = refusal(handle, true);
    return status == HIPSPARSE_STATUS_SUCCESS ? least_buffer(bytes) : status;
}

hipsparseStatus_t hipsparseSpSV_analysis(hipsparseHandle_t handle, hipsparseOperation_t, const void*,
                                         hipsparseConstSpMatDescr_t, hipsparseConstDnVecDescr_t, hipsparseDnVecDescr_t,
                                         hipDataType, hipsparseSpSVAlg_t, hipsparseSpSVDescr_t, void*) {
    return refusal(handle, true);
}

// The y of op(A) y = alpha x, where of A the triangle counts that its attributes say.
hipsparseStatus_t hipsparseSpSV_solve(hipsparseHandle_t handle, hipsparseOperation_t operation, const void* alpha_at,
                                      hipsparseConstSpMatDescr_t a_description,
                                      hipsparseConstDnVecDescr_t x_description, hipsparseDnVecDescr_t y_description,
                                      hipDataType compute, hipsparseSpSVAlg_t, hipsparseSpSVDescr_t) {
    const Call call(__builtin_return_address(0));
    const hipsparseStatus_t status = refusal(handle, is_operation(operation), alpha_at, a_description,
                                             x_description, y_description);
    if (status != HIPSPARSE_STATUS_SUCCESS) return status;
    const Handle& own = *static_cast<Handle*>(handle);
    const Matrix a = *a_description;
    const DenseVector x = vector(x_description), y = vector(y_description);
    if (a.rows != a.columns || x.size != a.rows || y.size != a.rows) return HIPSPARSE_STATUS_INVALID_VALUE;
    if (bytes_of(compute) == 0 || is_blocked(a)) return HIPSPARSE_STATUS_NOT_SUPPORTED;
    const Factor alpha(alpha_at, compute, own);
    return run(own, __func__, [=] {
        std::vector<Element> solution;
        for (int64_t i = 0; i < x.size; ++i) solution.push_back(alpha() * value_at(x.values, x.type, i));
        Triangle(a, operation).solve(solution);
        for (int64_t i = 0; i < y.size; ++i) set_value(y.values, y.type, i, solution[static_cast<size_t>(i)]);
    });
}

hipsparseStatus_t hipsparseSpSM_createDescr(hipsparseSpSMDescr_t* description) {
    if (description == nullptr) return HIPSPARSE_STATUS_INVALID_VALUE;
    *description = new hipsparseSpSMDescr;
    return HIPSPARSE_STATUS_SUCCESS;
}

hipsparseStatus_t hipsparseSpSM_destroyDescr(hipsparseSpSMDescr_t description) {
    delete description;
    return HIPSPARSE_STATUS_SUCCESS;
}

hipsparseStatus_t hipsparseSpSM_bufferSize(hipsparseHandle_t handle, hipsparseOperation_t, hipsparseOperation_t,
                                           const void*, hipsparseConstSpMatDescr_t, hipsparseConstDnMatDescr_t,
                                           hipsparseDnMatDescr_t, hipDataType, hipsparseSpSMAlg_t,
                                           hipsparseSpSMDescr_t, size_t* bytes) {
    const hipsparseStatus_t status = refusal(handle, true);
    return status == HIPSPARSE_STATUS_SUCCESS ? least_buffer(bytes) : status;
}

hipsparseStatus_t hipsparseSpSM_analysis(hipsparseHandle_t handle, hipsparseOperation_t, hipsparseOperation_t,
                                         const void*, hipsparseConstSpMatDescr_t, hipsparseConstDnMatDescr_t,
                                         hipsparseDnMatDescr_t, hipDataType, hipsparseSpSMAlg_t, hipsparseSpSMDescr_t,
                                         void*) {
    return refusal(handle, true);
}

// The C of op(A) C = alpha op(B), column by column.
hipsparseStatus_t hipsparseSpSM_solve(hipsparseHandle_t handle, hipsparseOperation_t a_operation,
                                      hipsparseOperation_t b_operation, const void* alpha_at,
                                      hipsparseConstSpMatDescr_t a_description,
                                      hipsparseConstDnMatDescr_t b_description, hipsparseDnMatDescr_t c_description,
                                      hipDataType compute, hipsparseSpSMAlg_t, hipsparseSpSMDescr_t, void*) {
    const Call call(__builtin_return_address(0));
    const hipsparseStatus_t status =
        refusal(handle, is_operation(a_operation) && is_operation(b_operation), alpha_at, a_description,
                b_description, c_description);
    if (status != HIPSPARSE_STATUS_SUCCESS) return status;
    const Handle& own = *static_cast<Handle*>(handle);
    const Matrix a = *a_description;
    const DenseMatrix b = dense(b_description), c = dense(c_description);
    if (a.rows != a.columns || c.rows != a.rows || extents(b, b_operation) != std::pair(c.rows, c.columns)) {
        return HIPSPARSE_STATUS_INVALID_VALUE;
    }
    if (bytes_of(compute) == 0 || is_blocked(a)) return HIPSPARSE_STATUS_NOT_SUPPORTED;
    const Factor alpha(alpha_at, compute, own);
    return run(own, __func__, [=] {
        const Triangle triangle(a, a_operation);
        std::vector<Element> solution(static_cast<size_t>(c.rows));
        for (int64_t column = 0; column < c.columns; ++column) {
            for (int64_t row = 0; row < c.rows; ++row) {
                solution[static_cast<size_t>(row)] = alpha() * element(b, b_operation, row, column, 0);
            }
            triangle.solve(solution);
            for (int64_t row = 0; row < c.rows; ++row) {
                set_value(c.values, c.type, c.place(row, column, 0), solution[static_cast<size_t>(row)]);
            }
        }
    });
}

hipsparseStatus_t hipsparseSpVV_bufferSize(hipsparseHandle_t handle, hipsparseOperation_t, hipsparseConstSpVecDescr_t,
                                           hipsparseConstDnVecDescr_t, void*, hipDataType, size_t* bytes) {
    const hipsparseStatus_t status = refusal(handle, true);
    return status == HIPSPARSE_STATUS_SUCCESS ? least_buffer(bytes) : status;
}

// The sum of the products of x, or of its conjugates, with y.
hipsparseStatus_t hipsparseSpVV(hipsparseHandle_t handle, hipsparseOperation_t operation,
                                hipsparseConstSpVecDescr_t x_description, hipsparseConstDnVecDescr_t y_description,
                                void* result, hipDataType compute, void*) {
    const Call call(__builtin_return_address(0));
    const hipsparseStatus_t status = refusal(handle, is_operation(operation), x_description,
                                             y_description, result);
    if (status != HIPSPARSE_STATUS_SUCCESS) return status;
    if (bytes_of(compute) == 0) return HIPSPARSE_STATUS_NOT_SUPPORTED;
    const Handle& own = *static_cast<Handle*>(handle);
    const hipsparseStatus_t submitted =
        run(own, __func__, [=, x = entries(x_description), y = vector(y_description)] {
            Element sum = 0;
            for (int64_t i = 0; i < x.entries; ++i) {
                const Element value = value_at(x.values, x.type, i);
                sum += (operation == HIPSPARSE_OPERATION_CONJUGATE_TRANSPOSE ? std::conj(value) : value) *
                       value_at(y.values, y.type, index_at(x.indices, x.index_type, i) - x.base);
            }
            store(compute, result, sum);
        });
    if (submitted != HIPSPARSE_STATUS_SUCCESS || own.pointers == HIPSPARSE_POINTER_MODE_DEVICE) return submitted;
    return finish(own.stream) == hipSuccess ? HIPSPARSE_STATUS_SUCCESS : HIPSPARSE_STATUS_EXECUTION_FAILED;
}

// y = alpha x + beta y.
hipsparseStatus_t hipsparseAxpby(hipsparseHandle_t handle, const void* alpha_at,
                                 hipsparseConstSpVecDescr_t x_description, const void* beta_at,
                                 hipsparseDnVecDescr_t y_description) {
    const Call call(__builtin_return_address(0));
    const hipsparseStatus_t status = refusal(handle, true, alpha_at, x_description,
                                             beta_at, y_description);
    if (status != HIPSPARSE_STATUS_SUCCESS) return status;
    const Handle& own = *static_cast<Handle*>(handle);
    const SparseVector x = entries(x_description);
    const DenseVector y = vector(y_description);
    if (x.size != y.size) return HIPSPARSE_STATUS_INVALID_VALUE;
    const Factor alpha(alpha_at, x.type, own), beta(beta_at, x.type, own);
    return run(own, __func__, [=] {
        for (int64_t i = 0; i < y.size; ++i) set_value(y.values, y.type, i, scaled(beta(), y.values, y.type, i));
        for (int64_t i = 0; i < x.entries; ++i) {
            const int64_t at = index_at(x.indices, x.index_type, i) - x.base;
            set_value(y.values, y.type, at,
                      value_at(y.values, y.type, at) + alpha() * value_at(x.values, x.type, i));
        }
    });
}

// The entries of x from y, and of y from x.
hipsparseStatus_t hipsparseGather(hipsparseHandle_t handle, hipsparseConstDnVecDescr_t y_description,
                                  hipsparseSpVecDescr_t x_description) {
    const Call call(__builtin_return_address(0));
    const hipsparseStatus_t status =
        refusal(handle, true, y_description, x_description);
    if (status != HIPSPARSE_STATUS_SUCCESS) return status;
    return run(*static_cast<Handle*>(handle), __func__, [x = entries(x_description), y = vector(y_description)] {
        for (int64_t i = 0; i < x.entries; ++i) {
            set_value(x.values, x.type, i, value_at(y.values, y.type, index_at(x.indices, x.index_type, i) - x.base));
        }
    });
}

hipsparseStatus_t hipsparseScatter(hipsparseHandle_t handle, hipsparseConstSpVecDescr_t x_description,
                                   hipsparseDnVecDescr_t y_description) {
    const Call call(__builtin_return_address(0));
    const hipsparseStatus_t status =
        refusal(handle, true, y_description, x_description);
    if (status != HIPSPARSE_STATUS_SUCCESS) return status;
    return run(*static_cast<Handle*>(handle), __func__, [x = entries(x_description), y = vector(y_description)] {
        for (int64_t i = 0; i < x.entries; ++i) {
            set_value(y.values, y.type, index_at(x.indices, x.index_type, i) - x.base, value_at(x.values, x.type, i));
        }
    });
}

// (x, y) = (c x + s y, c y - s x) at the entries of x.
hipsparseStatus_t hipsparseRot(hipsparseHandle_t handle, const void* c_at, const void* s_at,
                               hipsparseSpVecDescr_t x_description, hipsparseDnVecDescr_t y_description) {
    const Call call(__builtin_return_address(0));
    const hipsparseStatus_t status = refusal(handle, true, c_at, s_at, x_description, y_description);
    if (status != HIPSPARSE_STATUS_SUCCESS) return status;
    const Handle& own = *static_cast<Handle*>(handle);
    const SparseVector x = entries(x_description);
    const DenseVector y = vector(y_description);
    const Factor c(c_at, x.type, own), s(s_at, x.type, own);
    return run(own, __func__, [=] {
        for (int64_t i = 0; i < x.entries; ++i) {
            const int64_t at = index_at(x.indices, x.index_type, i) - x.base;
            const Element of_x = value_at(x.values, x.type, i), of_y = value_at(y.values, y.type, at);
            set_value(x.values, x.type, i, c() * of_x + s() * of_y);
            set_value(y.values, y.type, at, c() * of_y - s() * of_x);
        }
    });
}
