#include <hip/hip_runtime.h>
#include <cstdio>
#include <cstdlib>
#include <exception>

#include <thrust/device_vector.h>
#include <thrust/fill.h>

#include "solver.h"
#include "status.h"

namespace {

constexpr int largest_dense_side = 48;

void solve(int side) {
    hipStream_t stream = nullptr;
    CHECK_CUDA(hipStreamCreate(&stream));
    const CsrMatrix matrix = assemble_poisson(side, stream);
    thrust::device_vector<double> b(matrix.rows);
    thrust::fill(b.begin(), b.end(), 1.0 / matrix.rows);

    const Solution iterative = conjugate_gradient(matrix, b, 1.0e-10, 10 * side, stream);
    std::printf("%d rows, %d entries: %d iterations, |r| = %.3e, greatest entry of r %.3e\n", matrix.rows,
                matrix.nonzeros(), iterative.iterations, iterative.residual_norm,
                residual_maximum(matrix, iterative.x, b, stream));
    if (side <= largest_dense_side) {
        const Solution direct = dense_cholesky(matrix, b, stream);
        std::printf("dense Cholesky: greatest entry of r %.3e\n", residual_maximum(matrix, direct.x, b, stream));
    }
    CHECK_CUDA(hipStreamDestroy(stream));
}

}  // namespace

int main(int argc, char **argv) {
    try {
        solve(argc > 1 ? std::atoi(argv[1]) : 32);
    } catch (const std::exception &error) {
        std::fprintf(stderr, "%s\n", error.what());
        return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}
