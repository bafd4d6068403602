#include <hip/hip_runtime.h>
#include "../hipport/atomics.h"
#include "nbody.h"

#include <algorithm>


#include "cuda_check.h"
#include "integrator.cuh"

namespace {

// Read by every thread in every step and never written by one: constant memory broadcasts it.
__constant__ Parameters device_parameters;
[[maybe_unused]] static const volatile void *hipport_use_of_device_parameters() { return &device_parameters; }

template <typename T>
__global__ void __launch_bounds__(256)
    integrate(const Vec4<T> *__restrict__ old_positions, Vec4<T> *__restrict__ new_positions,
              Vec4<T> *__restrict__ velocities, unsigned count, T dt) {
    const unsigned body = blockIdx.x * blockDim.x + threadIdx.x;
    const bool active = body < count;

    // Threads past the end still help to load tiles.
    Vec4<T> position = active ? old_positions[body] : Vec4<T>{};
    Vec3<T> acceleration =
        acceleration_at<T>(position, old_positions, count, static_cast<T>(device_parameters.softening_squared));
    if (!active) {
        return;
    }
    const T gravity = static_cast<T>(device_parameters.gravity);
    acceleration.x *= gravity;
    acceleration.y *= gravity;
    acceleration.z *= gravity;

    Vec4<T> velocity = velocities[body];
    kick_and_drift<T>(position, velocity, acceleration, static_cast<T>(device_parameters.damping), dt);
    new_positions[body] = position;
    velocities[body] = velocity;
}

// Tree reduction in shared memory, then one atomic per block.
template <typename T>
__global__ void sum_kinetic_energy(const Vec4<T> *__restrict__ positions, const Vec4<T> *__restrict__ velocities,
                                   unsigned count, double *energy) {
    double *partial = dynamic_shared<double>();
    double sum = 0.0;
    for (unsigned i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += gridDim.x * blockDim.x) {
        const Vec4<T> v = velocities[i];
        const double speed_squared = static_cast<double>(v.x * v.x + v.y * v.y + v.z * v.z);
        sum += 0.5 * static_cast<double>(positions[i].w) * speed_squared;
    }
    partial[threadIdx.x] = sum;
    __syncthreads();
    for (unsigned half = blockDim.x >> 1; half > 0; half >>= 1) {
        if (threadIdx.x < half) {
            partial[threadIdx.x] += partial[threadIdx.x + half];
        }
        __syncthreads();
    }
    if (threadIdx.x == 0) {
        atomicAdd(energy, partial[0]);
    }
}

unsigned blocks_for(std::size_t items, int block_size) {
    return static_cast<unsigned>((items + block_size - 1) / block_size);
}

}  // namespace

template <typename T>
System<T>::System(std::size_t bodies, const Parameters &parameters) : bodies_(bodies) {
    const std::size_t bytes = bodies_ * sizeof(Vec4<T>);
    CUDA_CHECK(hipMalloc(reinterpret_cast<void **>(&positions_[0]), bytes));
    CUDA_CHECK(hipMalloc(reinterpret_cast<void **>(&positions_[1]), bytes));
    CUDA_CHECK(hipMalloc(reinterpret_cast<void **>(&velocities_), bytes));
    CUDA_CHECK(hipMalloc(&energy_, sizeof(double)));
    CUDA_CHECK(hipMemcpyToSymbol(device_parameters, &parameters, sizeof(Parameters)));

    int grid_size = 0;
    int suggested = 0;
    CUDA_CHECK(hipOccupancyMaxPotentialBlockSize(&grid_size, &suggested, sum_kinetic_energy<T>, 0, 256));
    block_size_ = suggested >= 256 ? 256 : 128;
}

template <typename T>
System<T>::~System() {
    // A destructor must not stop the program: errors here were reported by the call that caused them.
    hipFree(positions_[0]);
    hipFree(positions_[1]);
    hipFree(velocities_);
    hipFree(energy_);
}

template <typename T>
void System<T>::upload(const Vec4<T> *positions, const Vec4<T> *velocities) {
    const std::size_t bytes = bodies_ * sizeof(Vec4<T>);
    CUDA_CHECK(hipMemcpy(positions_[current_], positions, bytes, hipMemcpyHostToDevice));
    CUDA_CHECK(hipMemcpy(velocities_, velocities, bytes, hipMemcpyHostToDevice));
}

template <typename T>
void System<T>::download(Vec4<T> *positions, hipStream_t stream) const {
    CUDA_CHECK(hipMemcpyAsync(positions, positions_[current_], bodies_ * sizeof(Vec4<T>), hipMemcpyDeviceToHost,
                               stream));
}

template <typename T>
void System<T>::step(T dt, hipStream_t stream) {
    const dim3 grid(blocks_for(bodies_, block_size_));
    const dim3 block(static_cast<unsigned>(block_size_));
    const std::size_t tile_bytes = block.x * sizeof(Vec4<T>);
    integrate<T><<<grid, block, tile_bytes, stream>>>(positions_[current_], positions_[1 - current_], velocities_,
                                                      static_cast<unsigned>(bodies_), dt);
    CUDA_CHECK_LAUNCH();
    current_ = 1 - current_;
}

template <typename T>
double System<T>::kinetic_energy(hipStream_t stream) const {
    const unsigned grid = std::min(blocks_for(bodies_, block_size_), 64u);
    double result = 0.0;
    CUDA_CHECK(hipMemsetAsync(energy_, 0, sizeof(double), stream));
    sum_kinetic_energy<T><<<grid, block_size_, block_size_ * sizeof(double), stream>>>(
        positions_[current_], velocities_, static_cast<unsigned>(bodies_), energy_);
    CUDA_CHECK_LAUNCH();
    CUDA_CHECK(hipMemcpyAsync(&result, energy_, sizeof(double), hipMemcpyDeviceToHost, stream));
    CUDA_CHECK(hipStreamSynchronize(stream));
    return result;
}

template class System<float>;
template class System<double>;
