// The kernels with one operating system thread for each thread of a block, which execute all blocks: the plain way to
// emulate a GPU. A library: `launch` runs the kernel of a name to its end.

#include <functional>
#include <map>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "../barriers.hip"
#include "../plain.hip"
#include "../waves.hip"

namespace {

void run(dim3 grid, dim3 block, const std::function<void()>& kernel) {
    gridDim = grid;
    blockDim = block;
    const unsigned count = block.x * block.y;
    pthread_barrier_init(&of_block, nullptr, count);
    for (unsigned wave = 0; wave < count / warpSize; ++wave) {
        pthread_barrier_init(&of_waves[wave], nullptr, warpSize);
    }
    const auto execute = [&](unsigned thread) {
        threadIdx = {thread % block.x, thread / block.x};
        for (unsigned y = 0; y < grid.y; ++y) {
            for (unsigned x = 0; x < grid.x; ++x) {
                blockIdx = {x, y};
                kernel();
                __syncthreads();  // the next block uses the same shared memory
            }
        }
    };
    std::vector<std::thread> all;
    for (unsigned thread = 0; thread < count; ++thread) all.emplace_back(execute, thread);
    for (std::thread& thread : all) thread.join();
}

// Calls a kernel with arguments that are given by their addresses.
using Call = std::function<void(void**)>;

template <class... Parameters, size_t... Index>
Call call(void (*kernel)(Parameters...), std::index_sequence<Index...>) {
    return [kernel](void** arguments) { kernel(*static_cast<Parameters*>(arguments[Index])...); };
}

template <class... Parameters>
Call call(void (*kernel)(Parameters...)) {
    return call(kernel, std::index_sequence_for<Parameters...>());
}

const std::map<std::string, Call> kernels{
    {"saxpy", call(saxpy)},
    {"reduce", call(reduce)},
    {"scan", call(scan)},
    {"softmax", call(softmax)},
    {"matmul", call(matmul)},
    {"stencil", call(stencil)},
    {"histogram", call(histogram)},
    {"count_digits", call(count_digits)},
    {"scan_counts", call(scan_counts)},
    {"scatter_keys", call(scatter_keys)},
    {"wave_reduce", call(wave_reduce)},
    {"wave_scan", call(wave_scan)},
    {"wave_softmax", call(wave_softmax)},
};

}  // namespace

// `extents` are those of the grid and of the block in x and y.
extern "C" void launch(const char* kernel, const unsigned* extents, void** arguments) {
    const Call& called = kernels.at(kernel);
    run({extents[0], extents[1]}, {extents[2], extents[3]}, [&] { called(arguments); });
}
