// Sparse linear systems, solved by factorizations in the order of the rows: no reordering makes them smaller.

#include <math.h>

#include <map>

#include "../matrix_kind.h"
#include "solver.h"

using namespace hipport_cpu;
using namespace hipport_cpu::solver;

namespace {

// Numbers are calculated with in double.
template <class T>
using Wide = std::conditional_t<is_complex<T>, DoubleComplex, double>;
template <class T>
using Row = std::map<int, Wide<T>>;

// A sparse system in the memory of a program.
template <class T>
struct System {
    int n;
    const T* values;
    const int *offsets, *columns;
    const T* b;
    T* x;
    int base;

    // A row up to a column.
    Row<T> row(int i, int last) const {
        Row<T> found;
        for (int at = offsets[i] - base; at < offsets[i + 1] - base; ++at) {
            const int column = columns[at] - base;
            if (column <= last) found[column] += Wide<T>(values[at]);
        }
        return found;
    }
};

// Solves by L L^T of the lower triangle, row by row; returns the first row whose pivot is not above the tolerance, or -1.
template <class T>
int solve_by_cholesky(const System<T>& system, double tolerance) {
    const auto n = static_cast<size_t>(system.n);
    std::vector<std::vector<std::pair<int, double>>> columns(n);  // of L, below the diagonal
    std::vector<double> pivots(n), solution(n);
    for (int i = 0; i < system.n; ++i) {
        Row<T> row = system.row(i, i);
        double pivot = row[i], right = static_cast<double>(system.b[i]);
        row.erase(i);
        for (auto entry = row.begin(); entry != row.end(); ++entry) {  // what is added stands after the entry
            const auto k = static_cast<size_t>(entry->first);
            const double factor = entry->second / pivots[k];
            for (const auto& [j, value] : columns[k]) row[j] -= factor * value;
            pivot -= factor * factor;
            right -= factor * solution[k];
            columns[k].emplace_back(i, factor);
        }
        if (!(pivot > tolerance * tolerance)) return i;
        pivots[static_cast<size_t>(i)] = sqrt(pivot);
        solution[static_cast<size_t>(i)] = right / sqrt(pivot);
    }
    for (size_t i = n; i-- > 0;) {
        for (const auto& [j, value] : columns[i]) solution[i] -= value * solution[static_cast<size_t>(j)];
        solution[i] /= pivots[i];
    }
    for (size_t i = 0; i < n; ++i) system.x[i] = static_cast<T>(solution[i]);
    return -1;
}

// Solves by Q R: rotations bring the rows of A one after the other to zero below the diagonal. Returns as above.
template <class T>
int solve_by_rotations(const System<T>& system, double tolerance) {
    const auto n = static_cast<size_t>(system.n);
    std::vector<Row<T>> upper(n);
    std::vector<Wide<T>> solution(n);
    for (int i = 0; i < system.n; ++i) {
        Row<T> row = system.row(i, system.n);
        Wide<T> right(system.b[i]);
        while (!row.empty()) {
            const auto k = static_cast<size_t>(row.begin()->first);
            const Wide<T> below = row.begin()->second;
            if (below == Wide<T>(0)) {
                row.erase(row.begin());
                continue;
            }
            if (upper[k].empty()) {
                upper[k] = row;
                solution[k] = right;
                break;
            }
            const Wide<T> above = upper[k].begin()->second;
            const double length = hypot(std::abs(above), std::abs(below));
            const auto rotate = [&](Wide<T>& upper_value, Wide<T>& lower_value) {
                const Wide<T> before = upper_value;
                upper_value = (conjugate(above) * before + conjugate(below) * lower_value) / length;
                lower_value = (above * lower_value - below * before) / length;
            };
            for (const auto& entry : upper[k]) row.try_emplace(entry.first);
            for (auto& [column, value] : row) rotate(upper[k][column], value);
            row.erase(static_cast<int>(k));
            rotate(solution[k], right);
        }
    }
    for (size_t i = 0; i < n; ++i) {
        if (upper[i].empty() || !(std::abs(upper[i].begin()->second) > tolerance)) return static_cast<int>(i);
    }
    for (size_t i = n; i-- > 0;) {
        for (const auto& [j, value] : upper[i]) {
            if (static_cast<size_t>(j) > i) solution[i] -= value * solution[static_cast<size_t>(j)];
        }
        solution[i] /= upper[i].begin()->second;
    }
    for (size_t i = 0; i < n; ++i) system.x[i] = T(solution[i]);
    return -1;
}

// The row where the matrix is singular is known when this returns.
template <class T, class Solve>
hipsolverStatus_t solve(Job job, int n, int entries, hipsparseMatDescr_t descriptor, At<const T> values,
                        const int* offsets, const int* columns, At<const T> b, double tolerance, At<T> x,
                        int* singularity, Solve solve_system) {
    job.sizes(n, entries);
    job.require(descriptor && +values && offsets && columns && +b && +x && singularity);
    if (descriptor == nullptr) return job.run([] {});
    const auto& kind = *static_cast<const hipport_cpu::sparse::Kind*>(descriptor);
    job.require(kind.type == HIPSPARSE_MATRIX_TYPE_GENERAL, HIPSOLVER_STATUS_NOT_SUPPORTED);
    const System<T> system = {n, values, offsets, columns, b, x, kind.base};
    return job.run_now([=] { *singularity = solve_system(system, tolerance); });
}

}  // namespace

hipsolverStatus_t hipsolverSpCreate(hipsolverSpHandle_t* handle) { return hipsolverCreate(handle); }
hipsolverStatus_t hipsolverSpDestroy(hipsolverSpHandle_t handle) { return hipsolverDestroy(handle); }
hipsolverStatus_t hipsolverSpSetStream(hipsolverSpHandle_t handle, hipStream_t stream) {
    return hipsolverSetStream(handle, stream);
}

hipsolverStatus_t hipsolverSpScsrlsvchol(hipsolverSpHandle_t handle, int n, int entries,
                                         const hipsparseMatDescr_t descriptor, const float* values, const int* offsets,
                                         const int* columns, const float* b, float tolerance, int, float* x,
                                         int* singularity) {
    const Call call(__builtin_return_address(0));
    return solve<float>(Job(handle, __func__), n, entries, descriptor, values, offsets, columns, b,
                 static_cast<double>(tolerance), x, singularity, solve_by_cholesky<float>);
}
hipsolverStatus_t hipsolverSpDcsrlsvchol(hipsolverSpHandle_t handle, int n, int entries,
                                         const hipsparseMatDescr_t descriptor, const double* values,
                                         const int* offsets, const int* columns, const double* b, double tolerance,
                                         int, double* x, int* singularity) {
    const Call call(__builtin_return_address(0));
    return solve<double>(Job(handle, __func__), n, entries, descriptor, values, offsets, columns, b, tolerance, x, singularity,
                 solve_by_cholesky<double>);
}
// Those of the host have their operands there.
hipsolverStatus_t hipsolverSpScsrlsvcholHost(hipsolverSpHandle_t handle, int n, int entries,
                                             const hipsparseMatDescr_t descriptor, const float* values,
                                             const int* offsets, const int* columns, const float* b, float tolerance,
                                             int reorder, float* x, int* singularity) {
    return hipsolverSpScsrlsvchol(handle, n, entries, descriptor, values, offsets, columns, b, tolerance, reorder, x,
                                  singularity);
}
hipsolverStatus_t hipsolverSpDcsrlsvcholHost(hipsolverSpHandle_t handle, int n, int entries,
                                             const hipsparseMatDescr_t descriptor, const double* values,
                                             const int* offsets, const int* columns, const double* b,
                                             double tolerance, int reorder, double* x, int* singularity) {
    return hipsolverSpDcsrlsvchol(handle, n, entries, descriptor, values, offsets, columns, b, tolerance, reorder, x,
                                  singularity);
}
hipsolverStatus_t hipsolverSpScsrlsvqr(hipsolverSpHandle_t handle, int n, int entries,
                                       const hipsparseMatDescr_t descriptor, const float* values, const int* offsets,
                                       const int* columns, const float* b, double tolerance, int, float* x,
                                       int* singularity) {
    const Call call(__builtin_return_address(0));
    return solve<float>(Job(handle, __func__), n, entries, descriptor, values, offsets, columns, b, tolerance, x, singularity,
                 solve_by_rotations<float>);
}
hipsolverStatus_t hipsolverSpDcsrlsvqr(hipsolverSpHandle_t handle, int n, int entries,
                                       const hipsparseMatDescr_t descriptor, const double* values, const int* offsets,
                                       const int* columns, const double* b, double tolerance, int, double* x,
                                       int* singularity) {
    const Call call(__builtin_return_address(0));
    return solve<double>(Job(handle, __func__), n, entries, descriptor, values, offsets, columns, b, tolerance, x, singularity,
                 solve_by_rotations<double>);
}
hipsolverStatus_t hipsolverSpCcsrlsvqr(hipsolverSpHandle_t handle, int n, int entries,
                                       const hipsparseMatDescr_t descriptor, const hipComplex* values,
                                       const int* offsets, const int* columns, const hipComplex* b, double tolerance,
                                       int, hipComplex* x, int* singularity) {
    const Call call(__builtin_return_address(0));
    return solve<Complex>(Job(handle, __func__), n, entries, descriptor, values, offsets, columns, b, tolerance, x,
                          singularity, solve_by_rotations<Complex>);
}
hipsolverStatus_t hipsolverSpZcsrlsvqr(hipsolverSpHandle_t handle, int n, int entries,
                                       const hipsparseMatDescr_t descriptor, const hipDoubleComplex* values,
                                       const int* offsets, const int* columns, const hipDoubleComplex* b,
                                       double tolerance, int, hipDoubleComplex* x, int* singularity) {
    const Call call(__builtin_return_address(0));
    return solve<DoubleComplex>(Job(handle, __func__), n, entries, descriptor, values, offsets, columns, b, tolerance,
                                x, singularity, solve_by_rotations<DoubleComplex>);
}
