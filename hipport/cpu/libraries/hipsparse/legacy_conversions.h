// From one form of a matrix without a descriptor of its numbers to another, and entries into their order.

#ifndef HIPPORT_CPU_HIPSPARSE_LEGACY_CONVERSIONS_H
#define HIPPORT_CPU_HIPSPARSE_LEGACY_CONVERSIONS_H

#include <numeric>
#include <set>

#include "legacy.h"

namespace hipport_cpu::sparse {

inline hipsparseStatus_t csr2csc(Job job, int m, int n, int entries, const void* values, const int* offsets,
                                 const int* columns, void* csc_values, int* csc_rows, int* csc_offsets,
                                 hipsparseAction_t action, hipsparseIndexBase_t base) {
    const Kind kind = {HIPSPARSE_MATRIX_TYPE_GENERAL, HIPSPARSE_FILL_MODE_LOWER, HIPSPARSE_DIAG_TYPE_NON_UNIT, base};
    const Matrix a = job.csr(m, n, &kind, values, offsets, columns);
    job.sizes(entries);
    job.pointers(csc_offsets);
    if (entries > 0) job.pointers(columns, csc_rows);
    if (entries > 0 && action == HIPSPARSE_ACTION_NUMERIC) job.pointers(values, csc_values);
    return job.run([=] {
        std::vector<std::vector<std::pair<int64_t, int64_t>>> lines(static_cast<size_t>(n));
        each_place(a, 0, [&](int64_t row, int64_t column, int64_t place) {
            lines[static_cast<size_t>(column)].emplace_back(row, place);
        });
        int at = 0;
        for (size_t column = 0; column < lines.size(); ++column) {
            csc_offsets[column] = at + base;
            for (const auto& [row, place] : lines[column]) {
                csc_rows[at] = static_cast<int>(row) + base;
                if (action == HIPSPARSE_ACTION_NUMERIC) {
                    set_value(csc_values, a.type, at, value_at(a.values, a.type, place));
                }
                ++at;
            }
        }
        csc_offsets[n] = at + base;
    });
}

inline hipsparseStatus_t to_dense(Job& job, const Matrix& a, void* dense_values, int ld) {
    const DenseMatrix dense = job.dense(a.rows, a.columns, dense_values, ld);
    return job.run([=] {
        for (int64_t column = 0; column < dense.columns; ++column) {
            for (int64_t row = 0; row < dense.rows; ++row) {
                set_value(dense.values, dense.type, dense.place(row, column, 0), 0);
            }
        }
        each_entry(a, 0, [&](int64_t row, int64_t column, Element value) {
            set_value(dense.values, dense.type, dense.place(row, column, 0), value);
        });
    });
}
inline hipsparseStatus_t csr2dense(Job job, int m, int n, const void* descriptor, const void* values,
                                   const int* offsets, const int* columns, void* dense, int ld) {
    return to_dense(job, job.csr(m, n, descriptor, values, offsets, columns), dense, ld);
}
inline hipsparseStatus_t csc2dense(Job job, int m, int n, const void* descriptor, const void* values, const int* rows,
                                   const int* offsets, void* dense, int ld) {
    return to_dense(job, job.csr(m, n, descriptor, values, offsets, rows, HIPSPARSE_FORMAT_CSC), dense, ld);
}

// The lines of a dense matrix are its rows or its columns; `take` gets a line, the place in it, and a value not zero.
template <class Take>
void each_of_dense(const DenseMatrix& dense, bool is_by_columns, Take take) {
    for (int64_t line = 0; line < (is_by_columns ? dense.columns : dense.rows); ++line) {
        for (int64_t i = 0; i < (is_by_columns ? dense.rows : dense.columns); ++i) {
            const int64_t place = is_by_columns ? dense.place(i, line, 0) : dense.place(line, i, 0);
            const Element value = value_at(dense.values, dense.type, place);
            if (value != Element(0)) take(line, i, value);
        }
    }
}
inline hipsparseStatus_t nnz(Job job, hipsparseDirection_t direction, int m, int n, const void* descriptor,
                             const void* values, int ld, int* counts, int* total) {
    const DenseMatrix dense = job.dense(m, n, values, ld);
    const bool is_by_columns = direction == HIPSPARSE_DIRECTION_COLUMN;
    job.require(is_by_columns || direction == HIPSPARSE_DIRECTION_ROW);
    job.pointers(descriptor, counts, total);
    return job.run_now([=] {
        *total = 0;
        std::fill_n(counts, is_by_columns ? n : m, 0);
        each_of_dense(dense, is_by_columns, [&](int64_t line, int64_t, Element) {
            ++counts[line];
            ++*total;
        });
    });
}
inline hipsparseStatus_t from_dense(Job& job, int m, int n, const void* descriptor, const void* dense_values, int ld,
                                    const int* counts, void* values, int* offsets, int* indices, bool is_by_columns) {
    const DenseMatrix dense = job.dense(m, n, dense_values, ld);
    job.pointers(descriptor, counts, values, offsets, indices);
    const int base = descriptor == nullptr ? 0 : static_cast<const Kind*>(descriptor)->base;
    return job.run([=] {
        const int lines = is_by_columns ? n : m;
        offsets[0] = base;
        for (int line = 0; line < lines; ++line) offsets[line + 1] = offsets[line] + counts[line];
        std::vector<int> next(offsets, offsets + lines);
        each_of_dense(dense, is_by_columns, [&](int64_t line, int64_t i, Element value) {
            const int at = next[static_cast<size_t>(line)]++ - base;
            indices[at] = static_cast<int>(i) + base;
            set_value(values, dense.type, at, value);
        });
    });
}
inline hipsparseStatus_t dense2csr(Job job, int m, int n, const void* descriptor, const void* dense, int ld,
                                   const int* counts, void* values, int* offsets, int* columns) {
    return from_dense(job, m, n, descriptor, dense, ld, counts, values, offsets, columns, false);
}
inline hipsparseStatus_t dense2csc(Job job, int m, int n, const void* descriptor, const void* dense, int ld,
                                   const int* counts, void* values, int* rows, int* offsets) {
    return from_dense(job, m, n, descriptor, dense, ld, counts, values, offsets, rows, true);
}

// The columns of the blocks that have an entry, for each row of blocks.
inline std::vector<std::set<int64_t>> blocks_of(const Matrix& a, int64_t block) {
    std::vector<std::set<int64_t>> rows(static_cast<size_t>((a.rows + block - 1) / block));
    each_place(a, 0, [&](int64_t row, int64_t column, int64_t) {
        rows[static_cast<size_t>(row / block)].insert(column / block);
    });
    return rows;
}
inline hipsparseStatus_t csr2bsrNnz(Job job, hipsparseDirection_t, int m, int n, const void* descriptor,
                                    const int* offsets, const int* columns, int block, const void* bsr_descriptor,
                                    int* bsr_offsets, int* count) {
    const Matrix a = job.csr(m, n, descriptor, nullptr, offsets, columns);
    const Matrix b = job.csr(m, n, bsr_descriptor, nullptr, bsr_offsets, nullptr);
    job.require(block > 0);
    job.pointers(bsr_offsets);
    return job.run_now([=] {
        const auto rows = blocks_of(a, block);
        int at = 0;
        for (size_t row = 0; row < rows.size(); ++row) {
            bsr_offsets[row] = at + b.base;
            at += static_cast<int>(rows[row].size());
        }
        bsr_offsets[rows.size()] = at + b.base;
        if (count != nullptr) *count = at;
    });
}
inline hipsparseStatus_t csr2bsr(Job job, hipsparseDirection_t direction, int m, int n, const void* descriptor,
                                 const void* values, const int* offsets, const int* columns, int block,
                                 const void* bsr_descriptor, void* bsr_values, int* bsr_offsets, int* bsr_columns) {
    const Matrix a = job.csr(m, n, descriptor, values, offsets, columns);
    const int64_t size = std::max(1, block);
    const Matrix b = job.bsr(direction, (m + size - 1) / size, (n + size - 1) / size, bsr_descriptor, bsr_values,
                             bsr_offsets, bsr_columns, block);
    return job.run([=] {
        const auto rows = blocks_of(a, block);
        std::vector<std::map<int64_t, int64_t>> places(rows.size());
        int at = 0;
        for (size_t row = 0; row < rows.size(); ++row) {
            bsr_offsets[row] = at + b.base;
            for (const int64_t column : rows[row]) {
                places[row][column] = at;
                bsr_columns[at++] = static_cast<int>(column) + b.base;
            }
        }
        bsr_offsets[rows.size()] = at + b.base;
        for (int64_t i = 0; i < at * size * size; ++i) set_value(bsr_values, b.type, i, 0);
        each_entry(a, 0, [&](int64_t row, int64_t column, Element value) {
            const int64_t place = places[static_cast<size_t>(row / size)][column / size], i = row % size;
            const int64_t j = column % size;
            const int64_t inside = direction == HIPSPARSE_DIRECTION_ROW ? i * size + j : i + j * size;
            set_value(bsr_values, b.type, place * size * size + inside, value);
        });
    });
}
inline hipsparseStatus_t bsr2csr(Job job, hipsparseDirection_t direction, int mb, int nb, const void* descriptor,
                                 const void* values, const int* offsets, const int* columns, int block,
                                 const void* csr_descriptor, void* csr_values, int* csr_offsets, int* csr_columns) {
    const Matrix a = job.bsr(direction, mb, nb, descriptor, values, offsets, columns, block);
    const Matrix b = job.csr(a.rows, a.columns, csr_descriptor, csr_values, csr_offsets, csr_columns);
    return job.run([=] {
        std::vector<std::vector<std::pair<int64_t, int64_t>>> rows(static_cast<size_t>(a.rows));
        each_place(a, 0, [&](int64_t row, int64_t column, int64_t place) {
            rows[static_cast<size_t>(row)].emplace_back(column, place);
        });
        int at = 0;
        for (size_t row = 0; row < rows.size(); ++row) {
            csr_offsets[row] = at + b.base;
            for (const auto& [column, place] : rows[row]) {
                csr_columns[at] = static_cast<int>(column) + b.base;
                set_value(csr_values, b.type, at++, value_at(a.values, a.type, place));
            }
        }
        csr_offsets[rows.size()] = at + b.base;
    });
}

// The places of entries in order: of those with the same key the first one first.
template <class Key>
std::vector<int> sorted(int64_t first, int64_t last, Key key) {
    std::vector<int> order(static_cast<size_t>(last - first));
    std::iota(order.begin(), order.end(), static_cast<int>(first));
    std::stable_sort(order.begin(), order.end(), [&](int i, int j) { return key(i) < key(j); });
    return order;
}
// Puts what stands at places from `first` on into an order.
inline void permute(int* values, int64_t first, const std::vector<int>& order) {
    std::vector<int> moved;
    for (const int place : order) moved.push_back(values[place]);
    std::copy(moved.begin(), moved.end(), values + first);
}
inline hipsparseStatus_t coosort(Job& job, int entries, int* rows, int* columns, int* permutation, bool is_by_rows) {
    job.sizes(entries);
    if (entries > 0) job.pointers(rows, columns);
    return job.run([=] {
        const int *const first = is_by_rows ? rows : columns, *const second = is_by_rows ? columns : rows;
        const auto order = sorted(0, entries, [=](int i) { return std::pair(first[i], second[i]); });
        for (int* values : {rows, columns, permutation}) {
            if (values != nullptr) permute(values, 0, order);
        }
    });
}
inline hipsparseStatus_t coosortByRow(Job job, int, int, int entries, int* rows, int* columns, int* permutation) {
    return coosort(job, entries, rows, columns, permutation, true);
}
inline hipsparseStatus_t coosortByColumn(Job job, int, int, int entries, int* rows, int* columns, int* permutation) {
    return coosort(job, entries, rows, columns, permutation, false);
}
// The order of entries in which each line is sorted.
inline std::vector<int> sorted_lines(int lines, const int* offsets, const int* indices, int base) {
    std::vector<int> order;
    for (int line = 0; line < lines; ++line) {
        const auto own = sorted(offsets[line] - base, offsets[line + 1] - base, [=](int i) { return indices[i]; });
        order.insert(order.end(), own.begin(), own.end());
    }
    return order;
}
inline hipsparseStatus_t sort_lines(Job& job, int lines, const void* descriptor, const int* offsets, int* indices,
                                    int* permutation) {
    const Matrix a = job.csr(lines, lines, descriptor, nullptr, offsets, indices);
    return job.run([=] {
        const auto order = sorted_lines(lines, offsets, indices, a.base);
        permute(indices, 0, order);
        if (permutation != nullptr) permute(permutation, 0, order);
    });
}
inline hipsparseStatus_t csrsort(Job job, int m, int, int, const void* descriptor, const int* offsets, int* columns,
                                 int* permutation) {
    return sort_lines(job, m, descriptor, offsets, columns, permutation);
}
inline hipsparseStatus_t cscsort(Job job, int, int n, int, const void* descriptor, const int* offsets, int* rows,
                                 int* permutation) {
    return sort_lines(job, n, descriptor, offsets, rows, permutation);
}
inline hipsparseStatus_t identity(Job job, int n, int* permutation) {
    job.sizes(n);
    if (n > 0) job.pointers(permutation);
    return job.run([=] { std::iota(permutation, permutation + n, 0); });
}

// Sorts columns and values, and back: `info` keeps where each entry was.
inline void permute_entries(const Matrix& a, const std::vector<int>& order) {
    permute(static_cast<int*>(a.indices), 0, order);
    std::vector<Element> moved;
    for (const int place : order) moved.push_back(value_at(a.values, a.type, place));
    for (size_t i = 0; i < moved.size(); ++i) set_value(a.values, a.type, static_cast<int64_t>(i), moved[i]);
}
inline hipsparseStatus_t csru2csr(Job job, int m, int n, int, const void* descriptor, void* values, const int* offsets,
                                  int* columns, csru2csrInfo_t info) {
    const Matrix a = job.csr(m, n, descriptor, values, offsets, columns);
    job.pointers(info);
    return job.run([=] {
        steps(info)->permutation = sorted_lines(m, offsets, columns, a.base);
        permute_entries(a, steps(info)->permutation);
    });
}
inline hipsparseStatus_t csr2csru(Job job, int m, int n, int, const void* descriptor, void* values, const int* offsets,
                                  int* columns, csru2csrInfo_t info) {
    const Matrix a = job.csr(m, n, descriptor, values, offsets, columns);
    job.pointers(info);
    return job.run([=] {
        const std::vector<int>& order = steps(info)->permutation;
        std::vector<int> back(order.size());
        for (size_t i = 0; i < order.size(); ++i) back[static_cast<size_t>(order[i])] = static_cast<int>(i);
        permute_entries(a, back);
    });
}

}  // namespace hipport_cpu::sparse

#endif
