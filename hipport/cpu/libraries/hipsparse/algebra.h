// What sparse matrices are calculated with, whatever their form: products with vectors and dense matrices, triangular
// systems.

#ifndef HIPPORT_CPU_HIPSPARSE_ALGEBRA_H
#define HIPPORT_CPU_HIPSPARSE_ALGEBRA_H

#include <map>
#include <vector>

#include "matrices.h"

namespace hipport_cpu::sparse {

// The rows and the columns of op(A).
template <class M>
std::pair<int64_t, int64_t> extents(const M& matrix, hipsparseOperation_t operation) {
    if (operation == HIPSPARSE_OPERATION_NON_TRANSPOSE) return {matrix.rows, matrix.columns};
    return {matrix.columns, matrix.rows};
}

inline Element element(const DenseMatrix& matrix, hipsparseOperation_t operation, int64_t row, int64_t column,
                       int64_t batch) {
    const bool is_plain = operation == HIPSPARSE_OPERATION_NON_TRANSPOSE;
    const int64_t place = is_plain ? matrix.place(row, column, batch) : matrix.place(column, row, batch);
    const Element value = value_at(matrix.values, matrix.type, place);
    return operation == HIPSPARSE_OPERATION_CONJUGATE_TRANSPOSE ? std::conj(value) : value;
}

// y = alpha op(A) x + beta y.
inline void multiply(const Matrix& a, hipsparseOperation_t operation, Element alpha, const DenseVector& x, Element beta,
                     const DenseVector& y) {
    std::vector<Element> sums(static_cast<size_t>(y.size));
    each_entry(a, operation, 0, [&](int64_t row, int64_t column, Element value) {
        sums[static_cast<size_t>(row)] += value * value_at(x.values, x.type, column);
    });
    for (int64_t i = 0; i < y.size; ++i) {
        set_value(y.values, y.type, i,
                  alpha * sums[static_cast<size_t>(i)] + scaled(beta, y.values, y.type, i));
    }
}

// C = alpha op(A) op(B) + beta C for each matrix of a batch, of which A and B may have one only.
inline void multiply(const Matrix& a, hipsparseOperation_t a_operation, const DenseMatrix& b,
                     hipsparseOperation_t b_operation, Element alpha, Element beta, const DenseMatrix& c) {
    for (int64_t batch = 0; batch < c.batches; ++batch) {
        std::vector<Element> sums(static_cast<size_t>(c.rows * c.columns));
        each_entry(a, a_operation, a.batches == 1 ? 0 : batch, [&](int64_t row, int64_t k, Element value) {
            for (int64_t column = 0; column < c.columns; ++column) {
                sums[static_cast<size_t>(row * c.columns + column)] +=
                    value * element(b, b_operation, k, column, b.batches == 1 ? 0 : batch);
            }
        });
        for (int64_t row = 0; row < c.rows; ++row) {
            for (int64_t column = 0; column < c.columns; ++column) {
                const int64_t place = c.place(row, column, batch);
                set_value(c.values, c.type, place,
                          alpha * sums[static_cast<size_t>(row * c.columns + column)] +
                              scaled(beta, c.values, c.type, place));
            }
        }
    }
}

// A sparse matrix by rows, the columns of each in order.
using Rows = std::vector<std::map<int64_t, Element>>;

// Adds factor times op(A) op(B) to the rows, without numbers where there are none.
inline void add_product(Rows& rows, const Matrix& a, hipsparseOperation_t a_operation, const Matrix& b,
                        hipsparseOperation_t b_operation, Element factor) {
    const auto value = [](const Matrix& of, hipsparseOperation_t operation, int64_t place) {
        if (of.values == nullptr) return Element(0);
        const Element found = value_at(of.values, of.type, place);
        return operation == HIPSPARSE_OPERATION_CONJUGATE_TRANSPOSE ? std::conj(found) : found;
    };
    const bool is_a_plain = a_operation == HIPSPARSE_OPERATION_NON_TRANSPOSE;
    const bool is_b_plain = b_operation == HIPSPARSE_OPERATION_NON_TRANSPOSE;
    std::vector<std::vector<std::pair<int64_t, Element>>> of_b(static_cast<size_t>(extents(b, b_operation).first));
    each_place(b, 0, [&](int64_t row, int64_t column, int64_t place) {
        if (!is_b_plain) std::swap(row, column);
        of_b[static_cast<size_t>(row)].emplace_back(column, value(b, b_operation, place));
    });
    each_place(a, 0, [&](int64_t row, int64_t k, int64_t place) {
        if (!is_a_plain) std::swap(row, k);
        const Element left = factor * value(a, a_operation, place);
        for (const auto& [column, right] : of_b[static_cast<size_t>(k)]) {
            rows[static_cast<size_t>(row)][column] += left * right;
        }
    });
}
inline void add_product(Rows& rows, const Matrix& a, const Matrix& b, Element factor) {
    add_product(rows, a, HIPSPARSE_OPERATION_NON_TRANSPOSE, b, HIPSPARSE_OPERATION_NON_TRANSPOSE, factor);
}

// Of op(A) the triangle that the attributes of A say.
class Triangle {
 public:
    Triangle(const Matrix& a, hipsparseOperation_t operation)
        : is_lower((a.fill == HIPSPARSE_FILL_MODE_LOWER) == (operation == HIPSPARSE_OPERATION_NON_TRANSPOSE)),
          is_unit(a.diagonal == HIPSPARSE_DIAG_TYPE_UNIT), rows(static_cast<size_t>(a.rows)) {
        each_entry(a, operation, 0, [&](int64_t row, int64_t column, Element value) {
            if (row == column ? !is_unit : (column < row) == is_lower) rows[static_cast<size_t>(row)][column] += value;
        });
    }

    // Replaces x by the y of T y = x.
    void solve(std::vector<Element>& x) const {
        for (size_t step = 0; step < rows.size(); ++step) {
            const size_t row = is_lower ? step : rows.size() - 1 - step;
            Element pivot = is_unit ? 1 : 0;
            for (const auto& [column, value] : rows[row]) {
                if (static_cast<size_t>(column) == row) {
                    pivot = value;
                } else {
                    x[row] -= value * x[static_cast<size_t>(column)];
                }
            }
            x[row] /= pivot;
        }
    }

 private:
    bool is_lower, is_unit;
    std::vector<std::map<int64_t, Element>> rows;
};

}  // namespace hipport_cpu::sparse

#endif
