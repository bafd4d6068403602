#pragma once

#include <cstddef>

#include <hip/hip_runtime_api.h>

#include "vec.h"

// Parameters of one run, copied to constant memory before the first step.
struct Parameters {
    double gravity = 1.0;
    double softening_squared = 1.0e-4;
    double damping = 1.0;
};

// The bodies of one simulation in device memory. Positions carry the mass in w and are double buffered.
template <typename T>
class System {
public:
    System(std::size_t bodies, const Parameters &parameters);
    ~System();
    System(const System &) = delete;
    System &operator=(const System &) = delete;

    void upload(const Vec4<T> *positions, const Vec4<T> *velocities);
    void download(Vec4<T> *positions, hipStream_t stream) const;

    // Enqueues one time step of dt on the stream.
    void step(T dt, hipStream_t stream);

    // Enqueues the sum of the kinetic energy and waits for it.
    double kinetic_energy(hipStream_t stream) const;

    std::size_t size() const { return bodies_; }

private:
    std::size_t bodies_;
    int block_size_ = 256;
    int current_ = 0;
    Vec4<T> *positions_[2] = {nullptr, nullptr};
    Vec4<T> *velocities_ = nullptr;
    double *energy_ = nullptr;
};
