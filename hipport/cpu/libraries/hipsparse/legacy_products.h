// Products without descriptors of the operands: of sparse vectors, of sparse matrices with vectors and with matrices,
// sums of sparse matrices.

#ifndef HIPPORT_CPU_HIPSPARSE_LEGACY_PRODUCTS_H
#define HIPPORT_CPU_HIPSPARSE_LEGACY_PRODUCTS_H

#include "legacy.h"

namespace hipport_cpu::sparse {

// Of a sparse vector x and a dense one y. `take` gets the place of an entry in x and in y.
template <class Take>
hipsparseStatus_t each_of_vector(Job& job, int entries, const void* x, const int* indices, const void* y,
                                 hipsparseIndexBase_t base, Take take) {
    job.sizes(entries);
    if (entries > 0) job.pointers(x, indices, y);
    return job.run([=] {
        for (int64_t i = 0; i < entries; ++i) take(i, indices[i] - base);
    });
}
inline hipsparseStatus_t axpyi(Job job, int entries, const void* alpha_at, const void* x, const int* indices, void* y,
                               hipsparseIndexBase_t base) {
    const Factor alpha = job.factor(alpha_at);
    return each_of_vector(job, entries, x, indices, y, base, [=, type = job.type](int64_t i, int64_t at) {
        set_value(y, type, at, value_at(y, type, at) + alpha() * value_at(x, type, i));
    });
}
inline hipsparseStatus_t gthr(Job job, int entries, const void* y, void* x, const int* indices,
                              hipsparseIndexBase_t base) {
    return each_of_vector(job, entries, x, indices, y, base, [=, type = job.type](int64_t i, int64_t at) {
        set_value(x, type, i, value_at(y, type, at));
    });
}
inline hipsparseStatus_t gthrz(Job job, int entries, void* y, void* x, const int* indices, hipsparseIndexBase_t base) {
    return each_of_vector(job, entries, x, indices, y, base, [=, type = job.type](int64_t i, int64_t at) {
        set_value(x, type, i, value_at(y, type, at));
        set_value(y, type, at, 0);
    });
}
inline hipsparseStatus_t sctr(Job job, int entries, const void* x, const int* indices, void* y,
                              hipsparseIndexBase_t base) {
    return each_of_vector(job, entries, x, indices, y, base, [=, type = job.type](int64_t i, int64_t at) {
        set_value(y, type, at, value_at(x, type, i));
    });
}
inline hipsparseStatus_t roti(Job job, int entries, void* x, const int* indices, void* y, const void* c_at,
                              const void* s_at, hipsparseIndexBase_t base) {
    const Factor c = job.factor(c_at), s = job.factor(s_at);
    return each_of_vector(job, entries, x, indices, y, base, [=, type = job.type](int64_t i, int64_t at) {
        const Element of_x = value_at(x, type, i), of_y = value_at(y, type, at);
        set_value(x, type, i, c() * of_x + s() * of_y);
        set_value(y, type, at, c() * of_y - s() * of_x);
    });
}
template <bool is_conjugated = false>
hipsparseStatus_t doti(Job job, int entries, const void* x, const int* indices, const void* y, void* result,
                       hipsparseIndexBase_t base) {
    job.sizes(entries);
    job.pointers(result);
    if (entries > 0) job.pointers(x, indices, y);
    return job.run_now([=, type = job.type] {
        Element sum = 0;
        for (int64_t i = 0; i < entries; ++i) {
            const Element value = value_at(x, type, i);
            sum += (is_conjugated ? std::conj(value) : value) * value_at(y, type, indices[i] - base);
        }
        set_value(result, type, 0, sum);
    });
}
inline hipsparseStatus_t dotci(Job job, int entries, const void* x, const int* indices, const void* y, void* result,
                               hipsparseIndexBase_t base) {
    return doti<true>(job, entries, x, indices, y, result, base);
}

// y = alpha op(A) x + beta y, where x is sparse.
inline hipsparseStatus_t gemvi(Job job, hipsparseOperation_t operation, int m, int n, const void* alpha_at,
                               const void* a_values, int ld, int entries, const void* x, const int* indices,
                               const void* beta_at, void* y_values, hipsparseIndexBase_t base) {
    job.operation(operation);
    job.sizes(entries);
    const DenseMatrix a = job.dense(m, n, a_values, ld);
    const DenseVector y = job.vector(operation == HIPSPARSE_OPERATION_NON_TRANSPOSE ? m : n, y_values);
    const Factor alpha = job.factor(alpha_at), beta = job.factor(beta_at);
    if (entries > 0) job.pointers(x, indices);
    return job.run([=, type = job.type] {
        for (int64_t row = 0; row < y.size; ++row) {
            Element sum = 0;
            for (int64_t i = 0; i < entries; ++i) {
                sum += element(a, operation, row, indices[i] - base, 0) * value_at(x, type, i);
            }
            set_value(y.values, type, row, alpha() * sum + scaled(beta(), y.values, type, row));
        }
    });
}

// y = alpha op(A) x + beta y.
inline hipsparseStatus_t multiply_vector(Job& job, const Matrix& a, hipsparseOperation_t operation,
                                         const void* alpha_at, const void* x_values, const void* beta_at,
                                         void* y_values) {
    job.operation(operation);
    const Factor alpha = job.factor(alpha_at), beta = job.factor(beta_at);
    const auto [rows, columns] = extents(a, operation);
    const DenseVector x = job.vector(columns, x_values), y = job.vector(rows, y_values);
    return job.run([=] { multiply(a, operation, alpha(), x, beta(), y); });
}
inline hipsparseStatus_t csrmv(Job job, hipsparseOperation_t operation, int m, int n, int, const void* alpha,
                               const void* descriptor, const void* values, const int* offsets, const int* columns,
                               const void* x, const void* beta, void* y) {
    const Matrix a = job.csr(m, n, descriptor, values, offsets, columns);
    return multiply_vector(job, a, operation, alpha, x, beta, y);
}
inline hipsparseStatus_t bsrmv(Job job, hipsparseDirection_t direction, hipsparseOperation_t operation, int mb, int nb,
                               int, const void* alpha, const void* descriptor, const void* values, const int* offsets,
                               const int* columns, int block, const void* x, const void* beta, void* y) {
    const Matrix a = job.bsr(direction, mb, nb, descriptor, values, offsets, columns, block);
    return multiply_vector(job, a, operation, alpha, x, beta, y);
}

// C = alpha op(A) op(B) + beta C, where C has n columns.
inline hipsparseStatus_t multiply_matrix(Job& job, const Matrix& a, hipsparseOperation_t a_operation,
                                         hipsparseOperation_t b_operation, int n, const void* alpha_at,
                                         const void* b_values, int ldb, const void* beta_at, void* c_values, int ldc) {
    job.operation(a_operation);
    job.operation(b_operation);
    const Factor alpha = job.factor(alpha_at), beta = job.factor(beta_at);
    const auto [rows, inner] = extents(a, a_operation);
    const bool is_plain = b_operation == HIPSPARSE_OPERATION_NON_TRANSPOSE;
    const DenseMatrix b = job.dense(is_plain ? inner : n, is_plain ? n : inner, b_values, ldb);
    const DenseMatrix c = job.dense(rows, n, c_values, ldc);
    return job.run([=] { multiply(a, a_operation, b, b_operation, alpha(), beta(), c); });
}
inline hipsparseStatus_t csrmm2(Job job, hipsparseOperation_t a_operation, hipsparseOperation_t b_operation, int m,
                                int n, int k, int, const void* alpha, const void* descriptor, const void* values,
                                const int* offsets, const int* columns, const void* b, int ldb, const void* beta,
                                void* c, int ldc) {
    const Matrix a = job.csr(m, k, descriptor, values, offsets, columns);
    return multiply_matrix(job, a, a_operation, b_operation, n, alpha, b, ldb, beta, c, ldc);
}
inline hipsparseStatus_t csrmm(Job job, hipsparseOperation_t operation, int m, int n, int k, int entries,
                               const void* alpha, const void* descriptor, const void* values, const int* offsets,
                               const int* columns, const void* b, int ldb, const void* beta, void* c, int ldc) {
    return csrmm2(job, operation, HIPSPARSE_OPERATION_NON_TRANSPOSE, m, n, k, entries, alpha, descriptor, values,
                  offsets, columns, b, ldb, beta, c, ldc);
}
inline hipsparseStatus_t bsrmm(Job job, hipsparseDirection_t direction, hipsparseOperation_t a_operation,
                               hipsparseOperation_t b_operation, int mb, int n, int kb, int, const void* alpha,
                               const void* descriptor, const void* values, const int* offsets, const int* columns,
                               int block, const void* b, int ldb, const void* beta, void* c, int ldc) {
    const Matrix a = job.bsr(direction, mb, kb, descriptor, values, offsets, columns, block);
    return multiply_matrix(job, a, a_operation, b_operation, n, alpha, b, ldb, beta, c, ldc);
}
// C = alpha A B + beta C, where B is sparse, in columns: C^T is the product of B^T and A^T.
inline hipsparseStatus_t gemmi(Job job, int m, int n, int k, int, const void* alpha_at, const void* a_values, int lda,
                               const void* values, const int* offsets, const int* rows, const void* beta_at,
                               void* c_values, int ldc) {
    const Kind general;
    const Matrix b = job.csr(k, n, &general, values, offsets, rows, HIPSPARSE_FORMAT_CSC);
    DenseMatrix a = job.dense(m, k, a_values, lda), c = job.dense(m, n, c_values, ldc);
    const Factor alpha = job.factor(alpha_at), beta = job.factor(beta_at);
    for (DenseMatrix* matrix : {&a, &c}) {
        std::swap(matrix->rows, matrix->columns);
        matrix->order = HIPSPARSE_ORDER_ROW;
    }
    return job.run([=] {
        multiply(b, HIPSPARSE_OPERATION_TRANSPOSE, a, HIPSPARSE_OPERATION_NON_TRANSPOSE, alpha(), beta(), c);
    });
}

// Adds factor times A to rows.
inline void add(Rows& rows, const Matrix& a, Element factor) {
    each_place(a, 0, [&](int64_t row, int64_t column, int64_t place) {
        rows[static_cast<size_t>(row)][column] +=
            a.values == nullptr ? Element(0) : factor * value_at(a.values, a.type, place);
    });
}

// What the first of two steps gives: where rows begin, and how many entries there are.
inline void set_counts(const Rows& rows, int* offsets, int* count, hipsparseIndexBase_t base) {
    int at = 0;
    for (size_t row = 0; row < rows.size(); ++row) {
        offsets[row] = at + base;
        at += static_cast<int>(rows[row].size());
    }
    offsets[rows.size()] = at + base;
    if (count != nullptr) *count = at;
}
// What the second one gives: columns and values, where the offsets say.
inline void set_entries(const Rows& rows, const Matrix& c) {
    for (size_t row = 0; row < rows.size(); ++row) {
        int64_t at = index_at(c.offsets, c.offset_type, static_cast<int64_t>(row)) - c.base;
        for (const auto& [column, value] : rows[row]) {
            set_index(c.indices, c.index_type, at, column + c.base);
            set_value(c.values, c.type, at++, value);
        }
    }
}

// C = alpha A + beta B.
inline hipsparseStatus_t csrgeam2(Job job, int m, int n, const void* alpha_at, const void* a_descriptor, int,
                                  const void* a_values, const int* a_offsets, const int* a_columns,
                                  const void* beta_at, const void* b_descriptor, int, const void* b_values,
                                  const int* b_offsets, const int* b_columns, const void* c_descriptor, void* c_values,
                                  int* c_offsets, int* c_columns) {
    const Matrix a = job.csr(m, n, a_descriptor, a_values, a_offsets, a_columns);
    const Matrix b = job.csr(m, n, b_descriptor, b_values, b_offsets, b_columns);
    const Matrix c = job.csr(m, n, c_descriptor, c_values, c_offsets, c_columns);
    const Factor alpha = job.factor(alpha_at), beta = job.factor(beta_at);
    return job.run([=] {
        Rows rows(static_cast<size_t>(m));
        add(rows, a, alpha());
        add(rows, b, beta());
        set_entries(rows, c);
    });
}
inline hipsparseStatus_t csrgeam2Nnz(Job job, int m, int n, const void* a_descriptor, int, const int* a_offsets,
                                     const int* a_columns, const void* b_descriptor, int, const int* b_offsets,
                                     const int* b_columns, const void* c_descriptor, int* c_offsets, int* count) {
    const Matrix a = job.csr(m, n, a_descriptor, nullptr, a_offsets, a_columns);
    const Matrix b = job.csr(m, n, b_descriptor, nullptr, b_offsets, b_columns);
    const Matrix c = job.csr(m, n, c_descriptor, nullptr, c_offsets, nullptr);
    job.pointers(c_offsets);
    return job.run_now([=] {
        Rows rows(static_cast<size_t>(m));
        add(rows, a, 1);
        add(rows, b, 1);
        set_counts(rows, c_offsets, count, c.base);
    });
}

// C = op(A) op(B); m, n and k are the extents of the product.
inline Matrix factor_of_product(Job& job, hipsparseOperation_t operation, int rows, int columns,
                                const void* descriptor, const void* values, const int* offsets, const int* indices) {
    job.operation(operation);
    if (operation != HIPSPARSE_OPERATION_NON_TRANSPOSE) std::swap(rows, columns);
    return job.csr(rows, columns, descriptor, values, offsets, indices);
}
inline hipsparseStatus_t csrgemm(Job job, hipsparseOperation_t a_operation, hipsparseOperation_t b_operation, int m,
                                 int n, int k, const void* a_descriptor, int, const void* a_values,
                                 const int* a_offsets, const int* a_columns, const void* b_descriptor, int,
                                 const void* b_values, const int* b_offsets, const int* b_columns,
                                 const void* c_descriptor, void* c_values, const int* c_offsets, int* c_columns) {
    const Matrix a = factor_of_product(job, a_operation, m, k, a_descriptor, a_values, a_offsets, a_columns);
    const Matrix b = factor_of_product(job, b_operation, k, n, b_descriptor, b_values, b_offsets, b_columns);
    const Matrix c = job.csr(m, n, c_descriptor, c_values, c_offsets, c_columns);
    return job.run([=] {
        Rows rows(static_cast<size_t>(m));
        add_product(rows, a, a_operation, b, b_operation, 1);
        set_entries(rows, c);
    });
}
inline hipsparseStatus_t csrgemmNnz(Job job, hipsparseOperation_t a_operation, hipsparseOperation_t b_operation, int m,
                                    int n, int k, const void* a_descriptor, int, const int* a_offsets,
                                    const int* a_columns, const void* b_descriptor, int, const int* b_offsets,
                                    const int* b_columns, const void* c_descriptor, int* c_offsets, int* count) {
    const Matrix a = factor_of_product(job, a_operation, m, k, a_descriptor, nullptr, a_offsets, a_columns);
    const Matrix b = factor_of_product(job, b_operation, k, n, b_descriptor, nullptr, b_offsets, b_columns);
    const Matrix c = job.csr(m, n, c_descriptor, nullptr, c_offsets, nullptr);
    job.pointers(c_offsets);
    return job.run_now([=] {
        Rows rows(static_cast<size_t>(m));
        add_product(rows, a, a_operation, b, b_operation, 1);
        set_counts(rows, c_offsets, count, c.base);
    });
}

// C = alpha A B + beta D; without alpha there is no product, without beta no D.
inline hipsparseStatus_t csrgemm2(Job job, int m, int n, int k, const void* alpha_at, const void* a_descriptor, int,
                                  const void* a_values, const int* a_offsets, const int* a_columns,
                                  const void* b_descriptor, int, const void* b_values, const int* b_offsets,
                                  const int* b_columns, const void* beta_at, const void* d_descriptor, int,
                                  const void* d_values, const int* d_offsets, const int* d_columns,
                                  const void* c_descriptor, void* c_values, const int* c_offsets, int* c_columns,
                                  const void* info) {
    job.pointers(info);
    job.require(alpha_at != nullptr || beta_at != nullptr);
    Matrix a{}, b{}, d{};
    if (alpha_at != nullptr) {
        a = job.csr(m, k, a_descriptor, a_values, a_offsets, a_columns);
        b = job.csr(k, n, b_descriptor, b_values, b_offsets, b_columns);
    }
    if (beta_at != nullptr) d = job.csr(m, n, d_descriptor, d_values, d_offsets, d_columns);
    const Matrix c = job.csr(m, n, c_descriptor, c_values, c_offsets, c_columns);
    const bool has_product = alpha_at != nullptr, has_sum = beta_at != nullptr;
    const Factor alpha = job.factor(has_product ? alpha_at : beta_at), beta = job.factor(has_sum ? beta_at : alpha_at);
    return job.run([=] {
        Rows rows(static_cast<size_t>(m));
        if (has_product) add_product(rows, a, b, alpha());
        if (has_sum) add(rows, d, beta());
        set_entries(rows, c);
    });
}
// Which of them there are is known since the size of the buffer was asked.
inline hipsparseStatus_t csrgemm2_bufferSizeExt(Job job, int m, int n, int k, const void* alpha, const void*, int,
                                                const int*, const int*, const void*, int, const int*, const int*,
                                                const void* beta, const void*, int, const int*, const int*,
                                                csrgemm2Info_t info, size_t* bytes) {
    job.sizes(m, n, k);
    job.pointers(info);
    job.require(alpha != nullptr || beta != nullptr);
    if (job.is_due()) {
        steps(info)->has_product = alpha != nullptr;
        steps(info)->has_sum = beta != nullptr;
    }
    return job.buffer(bytes);
}
inline hipsparseStatus_t csrgemm2Nnz(Job job, int m, int n, int k, const void* a_descriptor, int, const int* a_offsets,
                                     const int* a_columns, const void* b_descriptor, int, const int* b_offsets,
                                     const int* b_columns, const void* d_descriptor, int, const int* d_offsets,
                                     const int* d_columns, const void* c_descriptor, int* c_offsets, int* count,
                                     csrgemm2Info_t info) {
    job.pointers(info, c_offsets);
    const bool has_product = info != nullptr && steps(info)->has_product, has_sum = info && steps(info)->has_sum;
    job.require(has_product || has_sum);
    Matrix a{}, b{}, d{};
    if (has_product) {
        a = job.csr(m, k, a_descriptor, nullptr, a_offsets, a_columns);
        b = job.csr(k, n, b_descriptor, nullptr, b_offsets, b_columns);
    }
    if (has_sum) d = job.csr(m, n, d_descriptor, nullptr, d_offsets, d_columns);
    const Matrix c = job.csr(m, n, c_descriptor, nullptr, c_offsets, nullptr);
    return job.run_now([=] {
        Rows rows(static_cast<size_t>(m));
        if (has_product) add_product(rows, a, b, 1);
        if (has_sum) add(rows, d, 1);
        set_counts(rows, c_offsets, count, c.base);
    });
}

}  // namespace hipport_cpu::sparse

#endif
