#include <hip/hip_runtime.h>
#include <hipcub/hipcub.hpp>
#include <thrust/iterator/zip_iterator.h>
#include <thrust/sort.h>
#include <thrust/system/hip/execution_policy.h>
#include <thrust/tuple.h>

#include "solver.h"
#include "status.h"

namespace {

// Entries are produced in the order of the stencil, five a point; those outside the grid get the key `rows * rows`.
__global__ void emit_stencil(int side, long long *keys, double *values, int *counts) {
    const int x = blockIdx.x * blockDim.x + threadIdx.x;
    const int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= side || y >= side) {
        return;
    }
    const int dx[5] = {0, -1, 1, 0, 0};
    const int dy[5] = {0, 0, 0, -1, 1};
    const long long rows = static_cast<long long>(side) * side;
    const long long row = static_cast<long long>(y) * side + x;
    int count = 0;
    for (int k = 0; k < 5; ++k) {
        const int nx = x + dx[k];
        const int ny = y + dy[k];
        const bool inside = nx >= 0 && nx < side && ny >= 0 && ny < side;
        const long long column = static_cast<long long>(ny) * side + nx;
        keys[k * rows + row] = inside ? row * rows + column : rows * rows;
        values[k * rows + row] = k == 0 ? 4.0 : -1.0;
        count += inside;
    }
    counts[row] = count;
}

__global__ void keys_to_columns(const long long *keys, int nonzeros, int rows, int *columns) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < nonzeros; i += blockDim.x * gridDim.x) {
        columns[i] = static_cast<int>(keys[i] % rows);
    }
}

}  // namespace

CsrMatrix assemble_poisson(int side, hipStream_t stream) {
    CsrMatrix matrix;
    matrix.rows = side * side;
    matrix.row_offsets.resize(matrix.rows + 1);

    thrust::device_vector<long long> keys(5 * static_cast<size_t>(matrix.rows));
    thrust::device_vector<double> values(keys.size());
    thrust::device_vector<int> counts(matrix.rows);

    const dim3 block(16, 16);
    const dim3 grid((side + block.x - 1) / block.x, (side + block.y - 1) / block.y);
    emit_stencil<<<grid, block, 0, stream>>>(side, thrust::raw_pointer_cast(keys.data()),
                                             thrust::raw_pointer_cast(values.data()),
                                             thrust::raw_pointer_cast(counts.data()));
    CHECK_CUDA(hipGetLastError());

    // Sorted by row, then by column; the entries outside of the grid end up last.
    thrust::sort_by_key(thrust::hip::par.on(stream), keys.begin(), keys.end(), values.begin());

    const int *counts_in = thrust::raw_pointer_cast(counts.data());
    int *offsets_out = thrust::raw_pointer_cast(matrix.row_offsets.data()) + 1;
    size_t temporary_bytes = 0;
    CHECK_CUDA(hipcub::DeviceScan::InclusiveSum(nullptr, temporary_bytes, counts_in, offsets_out, matrix.rows, stream));
    thrust::device_vector<unsigned char> temporary(temporary_bytes);
    CHECK_CUDA(hipcub::DeviceScan::InclusiveSum(thrust::raw_pointer_cast(temporary.data()), temporary_bytes, counts_in,
                                             offsets_out, matrix.rows, stream));
    int nonzeros = 0;
    CHECK_CUDA(hipMemcpyAsync(&nonzeros, offsets_out + matrix.rows - 1, sizeof(int), hipMemcpyDeviceToHost, stream));
    CHECK_CUDA(hipStreamSynchronize(stream));

    values.resize(nonzeros);
    matrix.values = std::move(values);
    matrix.columns.resize(nonzeros);
    keys_to_columns<<<(nonzeros + 255) / 256, 256, 0, stream>>>(thrust::raw_pointer_cast(keys.data()), nonzeros,
                                                                matrix.rows,
                                                                thrust::raw_pointer_cast(matrix.columns.data()));
    CHECK_CUDA(hipGetLastError());
    CHECK_CUDA(hipStreamSynchronize(stream));
    return matrix;
}
