// Solutions of triangular and of banded systems, and incomplete factorizations, in steps: an analysis of the matrix,
// the work itself, and the question for a pivot that is zero.

#ifndef HIPPORT_CPU_HIPSPARSE_LEGACY_SOLVES_H
#define HIPPORT_CPU_HIPSPARSE_LEGACY_SOLVES_H

#include "legacy.h"

namespace hipport_cpu::sparse {

// Where the values of a matrix stand, by row and column.
using Places = std::vector<std::map<int64_t, int64_t>>;
inline Places places_of(const Matrix& a) {
    Places rows(static_cast<size_t>(a.rows));
    each_place(a, 0, [&](int64_t row, int64_t column, int64_t place) {
        rows[static_cast<size_t>(row)][column] = place;
    });
    return rows;
}

// Finds the first row, of blocks where there are such, that has no pivot; a unit diagonal needs none.
inline hipsparseStatus_t analyze(Job& job, const Matrix& a, Steps* steps, bool needs_pivots) {
    job.pointers(steps);
    return job.run([=] {
        *steps = {NO_PIVOT, NO_PIVOT, steps->is_boosted, steps->tolerance, steps->boost, {}, false, false};
        if (!needs_pivots) return;
        std::vector<bool> has_pivot(static_cast<size_t>(a.rows));
        each_place(a, 0, [&](int64_t row, int64_t column, int64_t) {
            if (row == column) has_pivot[static_cast<size_t>(row)] = true;
        });
        const auto found = std::find(has_pivot.begin(), has_pivot.end(), false);
        if (found != has_pivot.end()) steps->missing = (found - has_pivot.begin()) / a.block + a.base;
    });
}
inline bool needs_pivots(const Matrix& a) { return a.diagonal == HIPSPARSE_DIAG_TYPE_NON_UNIT; }

// Whether a pivot was missing or zero, and where: -1 where all is well. The work before it is waited for.
inline hipsparseStatus_t zero_pivot(Job job, const Steps* steps, int* position) {
    job.pointers(steps, position);
    const hipsparseStatus_t status = job.run_now([=] {
        *position = steps->first() == NO_PIVOT ? -1 : static_cast<int>(steps->first());
    });
    if (status != HIPSPARSE_STATUS_SUCCESS) return status;
    return steps->first() == NO_PIVOT ? HIPSPARSE_STATUS_SUCCESS : HIPSPARSE_STATUS_ZERO_PIVOT;
}

// The X of op(A) X = alpha B, where `at(row, column)` gives an element of B and `to(row, column)` takes one of X.
template <class At, class To>
hipsparseStatus_t solve_triangle(Job& job, const Matrix& a, hipsparseOperation_t operation, int64_t columns,
                                 const void* alpha_at, Steps* steps, At at, To to) {
    job.operation(operation);
    job.pointers(steps);
    const Factor alpha = job.factor(alpha_at);
    return job.run([=] {
        if (needs_pivots(a)) {
            each_entry(a, 0, [&](int64_t row, int64_t column, Element value) {
                if (row == column && value == Element(0)) steps->zero = std::min(steps->zero, row / a.block + a.base);
            });
        }
        const Triangle triangle(a, operation);
        std::vector<Element> solution(static_cast<size_t>(a.rows));
        for (int64_t column = 0; column < columns; ++column) {
            for (int64_t row = 0; row < a.rows; ++row) solution[static_cast<size_t>(row)] = alpha() * at(row, column);
            triangle.solve(solution);
            for (int64_t row = 0; row < a.rows; ++row) to(row, column, solution[static_cast<size_t>(row)]);
        }
    });
}
inline hipsparseStatus_t solve_vector(Job& job, const Matrix& a, hipsparseOperation_t operation, const void* alpha,
                                      Steps* steps, const void* b_values, void* x_values) {
    const DenseVector b = job.vector(a.rows, b_values), x = job.vector(a.rows, x_values);
    return solve_triangle(
        job, a, operation, 1, alpha, steps, [=](int64_t row, int64_t) { return value_at(b.values, b.type, row); },
        [=](int64_t row, int64_t, Element value) { set_value(x.values, x.type, row, value); });
}
// B and X are transposed where the operation says so; their extents are those without it.
inline hipsparseStatus_t solve_matrix(Job& job, const Matrix& a, hipsparseOperation_t a_operation,
                                      hipsparseOperation_t b_operation, int columns, const void* alpha, Steps* steps,
                                      const void* b_values, int ldb, void* x_values, int ldx) {
    job.operation(b_operation);
    const bool is_plain = b_operation == HIPSPARSE_OPERATION_NON_TRANSPOSE;
    const int64_t rows = is_plain ? a.rows : columns, others = is_plain ? columns : a.rows;
    const DenseMatrix b = job.dense(rows, others, b_values, ldb), x = job.dense(rows, others, x_values, ldx);
    return solve_triangle(
        job, a, a_operation, columns, alpha, steps,
        [=](int64_t row, int64_t column) { return element(b, b_operation, row, column, 0); },
        [=](int64_t row, int64_t column, Element value) {
            if (b_operation == HIPSPARSE_OPERATION_CONJUGATE_TRANSPOSE) value = std::conj(value);
            set_value(x.values, x.type, is_plain ? x.place(row, column, 0) : x.place(column, row, 0), value);
        });
}

inline hipsparseStatus_t csrsv2_analysis(Job job, hipsparseOperation_t operation, int m, int, const void* descriptor,
                                         const void* values, const int* offsets, const int* columns,
                                         csrsv2Info_t info) {
    job.operation(operation);
    const Matrix a = job.csr(m, m, descriptor, values, offsets, columns);
    return analyze(job, a, steps(info), needs_pivots(a));
}
inline hipsparseStatus_t csrsv2_solve(Job job, hipsparseOperation_t operation, int m, int, const void* alpha,
                                      const void* descriptor, const void* values, const int* offsets,
                                      const int* columns, csrsv2Info_t info, const void* b, void* x) {
    const Matrix a = job.csr(m, m, descriptor, values, offsets, columns);
    return solve_vector(job, a, operation, alpha, steps(info), b, x);
}
inline hipsparseStatus_t bsrsv2_analysis(Job job, hipsparseDirection_t direction, hipsparseOperation_t operation,
                                         int mb, int, const void* descriptor, const void* values, const int* offsets,
                                         const int* columns, int block, bsrsv2Info_t info) {
    job.operation(operation);
    const Matrix a = job.bsr(direction, mb, mb, descriptor, values, offsets, columns, block);
    return analyze(job, a, steps(info), needs_pivots(a));
}
inline hipsparseStatus_t bsrsv2_solve(Job job, hipsparseDirection_t direction, hipsparseOperation_t operation, int mb,
                                      int, const void* alpha, const void* descriptor, const void* values,
                                      const int* offsets, const int* columns, int block, bsrsv2Info_t info,
                                      const void* b, void* x) {
    const Matrix a = job.bsr(direction, mb, mb, descriptor, values, offsets, columns, block);
    return solve_vector(job, a, operation, alpha, steps(info), b, x);
}
inline hipsparseStatus_t csrsm2_analysis(Job job, hipsparseOperation_t a_operation, hipsparseOperation_t b_operation,
                                         int m, int, int, const void*, const void* descriptor, const void* values,
                                         const int* offsets, const int* columns, const void*, int, csrsm2Info_t info) {
    job.operation(a_operation);
    job.operation(b_operation);
    const Matrix a = job.csr(m, m, descriptor, values, offsets, columns);
    return analyze(job, a, steps(info), needs_pivots(a));
}
inline hipsparseStatus_t csrsm2_solve(Job job, hipsparseOperation_t a_operation, hipsparseOperation_t b_operation,
                                      int m, int count, int, const void* alpha, const void* descriptor,
                                      const void* values, const int* offsets, const int* columns, void* b, int ldb,
                                      csrsm2Info_t info) {
    const Matrix a = job.csr(m, m, descriptor, values, offsets, columns);
    return solve_matrix(job, a, a_operation, b_operation, count, alpha, steps(info), b, ldb, b, ldb);
}
inline hipsparseStatus_t bsrsm2_analysis(Job job, hipsparseDirection_t direction, hipsparseOperation_t a_operation,
                                         hipsparseOperation_t b_operation, int mb, int, int, const void* descriptor,
                                         const void* values, const int* offsets, const int* columns, int block,
                                         bsrsm2Info_t info) {
    job.operation(a_operation);
    job.operation(b_operation);
    const Matrix a = job.bsr(direction, mb, mb, descriptor, values, offsets, columns, block);
    return analyze(job, a, steps(info), needs_pivots(a));
}
inline hipsparseStatus_t bsrsm2_solve(Job job, hipsparseDirection_t direction, hipsparseOperation_t a_operation,
                                      hipsparseOperation_t b_operation, int mb, int count, int, const void* alpha,
                                      const void* descriptor, const void* values, const int* offsets,
                                      const int* columns, int block, bsrsm2Info_t info, const void* b, int ldb, void* x,
                                      int ldx) {
    const Matrix a = job.bsr(direction, mb, mb, descriptor, values, offsets, columns, block);
    return solve_matrix(job, a, a_operation, b_operation, count, alpha, steps(info), b, ldb, x, ldx);
}

// The values of a matrix while it is factorized, exact until they are written back.
class Factors {
  public:
    explicit Factors(const Matrix& a) : a_(a), places_(places_of(a)) {
        for (const auto& row : places_) {
            for (const auto& [column, place] : row) values_[place] = value_at(a.values, a.type, place);
        }
    }
    const std::map<int64_t, int64_t>& row(int64_t i) const { return places_[static_cast<size_t>(i)]; }
    Element* find(int64_t row, int64_t column) {
        const auto& places = places_[static_cast<size_t>(row)];
        const auto found = places.find(column);
        return found == places.end() ? nullptr : &values_[found->second];
    }
    void write() const {
        for (const auto& [place, value] : values_) set_value(a_.values, a_.type, place, value);
    }

  private:
    Matrix a_;
    Places places_;
    std::map<int64_t, Element> values_;
};

// A = L U at the entries that A has, in its place. That of full blocks is the factorization of the blocks.
inline hipsparseStatus_t factorize_lu(Job& job, const Matrix& a, Steps* steps) {
    job.pointers(steps);
    return job.run([=] {
        Factors factors(a);
        for (int64_t i = 0; i < a.rows; ++i) {
            for (const auto& [k, place] : factors.row(i)) {
                const Element* const pivot = k < i ? factors.find(k, k) : nullptr;
                if (pivot == nullptr) continue;
                const Element factor = *factors.find(i, k) /= *pivot;
                for (const auto& [j, of_k] : factors.row(k)) {
                    Element* const updated = j > k ? factors.find(i, j) : nullptr;
                    if (updated != nullptr) *updated -= factor * *factors.find(k, j);
                }
            }
            Element* const pivot = factors.find(i, i);
            const bool is_boosted = pivot != nullptr && steps->is_boosted && std::abs(*pivot) <= steps->tolerance();
            if (is_boosted) *pivot = steps->boost();
            if (pivot == nullptr || *pivot == Element(0)) steps->zero = std::min(steps->zero, i / a.block + a.base);
        }
        factors.write();
    });
}
// A = L L^H at the entries of the lower triangle; the other one stays.
inline hipsparseStatus_t factorize_cholesky(Job& job, const Matrix& a, Steps* steps) {
    job.pointers(steps);
    return job.run([=] {
        Factors factors(a);
        for (int64_t i = 0; i < a.rows; ++i) {
            for (const auto& [j, place] : factors.row(i)) {
                if (j > i) continue;
                Element sum = *factors.find(i, j);
                for (const auto& [k, of_j] : factors.row(j)) {
                    const Element* const left = k < j ? factors.find(i, k) : nullptr;
                    if (left != nullptr) sum -= *left * std::conj(*factors.find(j, k));
                }
                const Element* const pivot = j < i ? factors.find(j, j) : nullptr;
                if (j == i) {
                    if (!(sum.real() > 0)) steps->zero = std::min(steps->zero, i / a.block + a.base);
                    sum = std::sqrt(Element(sum.real()));
                } else if (pivot != nullptr) {
                    sum /= *pivot;
                }
                *factors.find(i, j) = sum;
            }
        }
        factors.write();
    });
}

inline hipsparseStatus_t boost(Job& job, Steps* steps, int is_boosted, const double* tolerance_at,
                               const void* value_at) {
    job.pointers(steps);
    if (is_boosted) job.pointers(tolerance_at);
    Job of_tolerance = job;
    of_tolerance.type = HIP_R_64F;
    const Factor tolerance = is_boosted ? of_tolerance.factor(tolerance_at) : of_tolerance.factor(&job);
    const Factor value = job.factor(is_boosted ? value_at : &job);
    if (!job.is_due()) return job.run([] {});
    steps->is_boosted = is_boosted;
    steps->tolerance = [tolerance] { return tolerance().real(); };
    steps->boost = value;
    return HIPSPARSE_STATUS_SUCCESS;
}

inline hipsparseStatus_t csrilu02_numericBoost(Job job, csrilu02Info_t info, int is_boosted, const double* tolerance,
                                               const void* value) {
    return boost(job, steps(info), is_boosted, tolerance, value);
}
inline hipsparseStatus_t bsrilu02_numericBoost(Job job, bsrilu02Info_t info, int is_boosted, const double* tolerance,
                                               const void* value) {
    return boost(job, steps(info), is_boosted, tolerance, value);
}
template <class Info>
hipsparseStatus_t analyze_csr(Job& job, int m, const void* descriptor, const void* values, const int* offsets,
                              const int* columns, Info* info) {
    return analyze(job, job.csr(m, m, descriptor, values, offsets, columns), steps(info), true);
}
inline hipsparseStatus_t csrilu02_analysis(Job job, int m, int, const void* descriptor, const void* values,
                                           const int* offsets, const int* columns, csrilu02Info_t info) {
    return analyze_csr(job, m, descriptor, values, offsets, columns, info);
}
inline hipsparseStatus_t csric02_analysis(Job job, int m, int, const void* descriptor, const void* values,
                                          const int* offsets, const int* columns, csric02Info_t info) {
    return analyze_csr(job, m, descriptor, values, offsets, columns, info);
}
inline hipsparseStatus_t csrilu02(Job job, int m, int, const void* descriptor, void* values, const int* offsets,
                                  const int* columns, csrilu02Info_t info) {
    return factorize_lu(job, job.csr(m, m, descriptor, values, offsets, columns), steps(info));
}
inline hipsparseStatus_t csric02(Job job, int m, int, const void* descriptor, void* values, const int* offsets,
                                 const int* columns, csric02Info_t info) {
    return factorize_cholesky(job, job.csr(m, m, descriptor, values, offsets, columns), steps(info));
}
template <class Info>
hipsparseStatus_t analyze_bsr(Job& job, hipsparseDirection_t direction, int mb, const void* descriptor,
                              const void* values, const int* offsets, const int* columns, int block, Info* info) {
    return analyze(job, job.bsr(direction, mb, mb, descriptor, values, offsets, columns, block), steps(info), true);
}
inline hipsparseStatus_t bsrilu02_analysis(Job job, hipsparseDirection_t direction, int mb, int, const void* descriptor,
                                           const void* values, const int* offsets, const int* columns, int block,
                                           bsrilu02Info_t info) {
    return analyze_bsr(job, direction, mb, descriptor, values, offsets, columns, block, info);
}
inline hipsparseStatus_t bsric02_analysis(Job job, hipsparseDirection_t direction, int mb, int, const void* descriptor,
                                          const void* values, const int* offsets, const int* columns, int block,
                                          bsric02Info_t info) {
    return analyze_bsr(job, direction, mb, descriptor, values, offsets, columns, block, info);
}
inline hipsparseStatus_t bsrilu02(Job job, hipsparseDirection_t direction, int mb, int, const void* descriptor,
                                  void* values, const int* offsets, const int* columns, int block,
                                  bsrilu02Info_t info) {
    const Matrix a = job.bsr(direction, mb, mb, descriptor, values, offsets, columns, block);
    return factorize_lu(job, a, steps(info));
}
inline hipsparseStatus_t bsric02(Job job, hipsparseDirection_t direction, int mb, int, const void* descriptor,
                                 void* values, const int* offsets, const int* columns, int block, bsric02Info_t info) {
    const Matrix a = job.bsr(direction, mb, mb, descriptor, values, offsets, columns, block);
    return factorize_cholesky(job, a, steps(info));
}

// A banded system: `at(row, offset)` gives the element of A at a distance from the diagonal. Rows are exchanged where
// the pivot is smaller than what stands below it, if that is asked for.
template <class At>
void solve_band(int64_t size, int64_t width, bool exchanges, At at, std::vector<std::vector<Element>>& solutions) {
    std::vector<std::map<int64_t, Element>> rows(static_cast<size_t>(size));
    for (int64_t i = 0; i < size; ++i) {
        for (int64_t offset = -width; offset <= width; ++offset) {
            if (i + offset >= 0 && i + offset < size) rows[static_cast<size_t>(i)][i + offset] = at(i, offset);
        }
    }
    const auto row = [&](int64_t i) -> std::map<int64_t, Element>& { return rows[static_cast<size_t>(i)]; };
    for (int64_t k = 0; k < size; ++k) {
        const int64_t last = std::min(size - 1, k + width);
        int64_t best = k;
        for (int64_t i = k + 1; exchanges && i <= last; ++i) {
            if (std::abs(row(i)[k]) > std::abs(row(best)[k])) best = i;
        }
        std::swap(row(k), row(best));
        for (auto& x : solutions) std::swap(x[static_cast<size_t>(k)], x[static_cast<size_t>(best)]);
        for (int64_t i = k + 1; i <= last; ++i) {
            const Element factor = row(i)[k] / row(k)[k];
            for (const auto& [column, value] : row(k)) row(i)[column] -= factor * value;
            row(i).erase(k);
            for (auto& x : solutions) x[static_cast<size_t>(i)] -= factor * x[static_cast<size_t>(k)];
        }
    }
    for (int64_t i = size - 1; i >= 0; --i) {
        for (auto& x : solutions) {
            Element& value = x[static_cast<size_t>(i)];
            for (const auto& [column, factor] : row(i)) {
                if (column > i) value -= factor * x[static_cast<size_t>(column)];
            }
            value /= row(i)[i];
        }
    }
}

// Systems of a batch, the diagonals of which are arrays from the lowest to the highest; element i of the b-th is at
// `place(b, i)` in each of them, and in the right sides, which the solutions replace.
template <class Place>
hipsparseStatus_t solve_bands(Job& job, int m, int batches, const std::vector<const void*>& diagonals, void* x,
                              bool exchanges, Place place) {
    job.sizes(m, batches);
    for (const void* diagonal : diagonals) job.pointers(diagonal);
    job.pointers(x);
    const auto width = static_cast<int64_t>(diagonals.size() / 2);
    return job.run([=, type = job.type] {
        for (int64_t batch = 0; batch < batches; ++batch) {
            std::vector<std::vector<Element>> solution(1);
            for (int64_t i = 0; i < m; ++i) solution[0].push_back(value_at(x, type, place(batch, i)));
            const auto at = [&](int64_t row, int64_t offset) {
                return value_at(diagonals[static_cast<size_t>(offset + width)], type, place(batch, row));
            };
            solve_band(m, width, exchanges, at, solution);
            for (int64_t i = 0; i < m; ++i) {
                set_value(x, type, place(batch, i), solution[0][static_cast<size_t>(i)]);
            }
        }
    });
}
inline hipsparseStatus_t solve_columns(Job& job, int m, int n, const void* lower, const void* diagonal,
                                       const void* upper, void* b_values, int ldb, bool exchanges) {
    const DenseMatrix b = job.dense(m, n, b_values, ldb);
    job.pointers(lower, diagonal, upper);
    return job.run([=] {
        std::vector<std::vector<Element>> solutions(static_cast<size_t>(n));
        for (int64_t column = 0; column < n; ++column) {
            for (int64_t row = 0; row < m; ++row) {
                solutions[static_cast<size_t>(column)].push_back(value_at(b.values, b.type, b.place(row, column, 0)));
            }
        }
        const auto at = [&](int64_t row, int64_t offset) {
            return value_at(offset < 0 ? lower : offset > 0 ? upper : diagonal, b.type, row);
        };
        solve_band(m, 1, exchanges, at, solutions);
        for (int64_t column = 0; column < n; ++column) {
            for (int64_t row = 0; row < m; ++row) {
                set_value(b.values, b.type, b.place(row, column, 0),
                          solutions[static_cast<size_t>(column)][static_cast<size_t>(row)]);
            }
        }
    });
}
inline hipsparseStatus_t gtsv2(Job job, int m, int n, const void* lower, const void* diagonal, const void* upper,
                               void* b, int ldb) {
    return solve_columns(job, m, n, lower, diagonal, upper, b, ldb, true);
}
inline hipsparseStatus_t gtsv2_nopivot(Job job, int m, int n, const void* lower, const void* diagonal,
                                       const void* upper, void* b, int ldb) {
    return solve_columns(job, m, n, lower, diagonal, upper, b, ldb, false);
}
inline hipsparseStatus_t gtsv2StridedBatch(Job job, int m, const void* lower, const void* diagonal, const void* upper,
                                           void* x, int batches, int stride) {
    job.require(stride >= m);
    return solve_bands(job, m, batches, {lower, diagonal, upper}, x, false,
                       [stride](int64_t batch, int64_t i) { return batch * stride + i; });
}
inline hipsparseStatus_t gtsvInterleavedBatch(Job job, int m, const void* lower, const void* diagonal,
                                              const void* upper, void* x, int batches) {
    return solve_bands(job, m, batches, {lower, diagonal, upper}, x, true,
                       [batches](int64_t batch, int64_t i) { return i * batches + batch; });
}
inline hipsparseStatus_t gpsvInterleavedBatch(Job job, int m, const void* lowest, const void* lower,
                                              const void* diagonal, const void* upper, const void* highest, void* x,
                                              int batches) {
    return solve_bands(job, m, batches, {lowest, lower, diagonal, upper, highest}, x, true,
                       [batches](int64_t batch, int64_t i) { return i * batches + batch; });
}

}  // namespace hipport_cpu::sparse

#endif
