// FFTW, which hipFFT calculates with, loaded when the first plan is made: hipport/cpu/numerical.py finds it. Its
// functions for double have the names below with `fftw_` before them, those for float with `fftwf_`.

#ifndef HIPPORT_CPU_HIPFFT_FFTW_H
#define HIPPORT_CPU_HIPFFT_FFTW_H

#include <dlfcn.h>

#include <mutex>
#include <string>

#include "host.h"

namespace hipport_cpu::fft {

// One dimension of a transform, as FFTW's guru interface has it: its length, and the distances from one element to the
// next in the input and in the output, in elements.
struct Dimension {
    ptrdiff_t length, input, output;
};

// FFTW's plan, and its values for the direction and for how a plan is made.
struct FftwPlan;
constexpr int forward = -1, backward = 1;
constexpr unsigned int unaligned = 1u << 1, estimate = 1u << 6;

class Fftw {
  public:
    static const Fftw& of(bool is_double) {
        static const Fftw both[] = {Fftw("fftwf_", HIPPORT_CPU_FFTWF), Fftw("fftw_", HIPPORT_CPU_FFTW)};
        return both[is_double];
    }

    using Sizes = const Dimension*;
    FftwPlan* (*plan_complex)(int, Sizes, int, Sizes, void*, void*, int, unsigned int);
    FftwPlan* (*plan_from_real)(int, Sizes, int, Sizes, void*, void*, unsigned int);
    FftwPlan* (*plan_to_real)(int, Sizes, int, Sizes, void*, void*, unsigned int);
    void (*execute_complex)(FftwPlan*, void*, void*);
    void (*execute_from_real)(FftwPlan*, void*, void*);
    void (*execute_to_real)(FftwPlan*, void*, void*);
    void (*destroy)(FftwPlan*);

    // What makes or destroys plans is not safe in several threads at once.
    static std::mutex& planning() {
        static std::mutex mutex;
        return mutex;
    }

  private:
    Fftw(const std::string& prefix, const char* path) {
        void* library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
        if (library == nullptr) refuse("FFTW cannot be loaded: %s; pip install 'hipport[run]'", dlerror());
        const auto find = [&](auto& function, const char* name) {
            void* found = dlsym(library, (prefix + name).c_str());
            if (found == nullptr) refuse("%s has no %s%s; pip install 'hipport[run]'", path, prefix.c_str(), name);
            function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(found);
        };
        find(plan_complex, "plan_guru64_dft");
        find(plan_from_real, "plan_guru64_dft_r2c");
        find(plan_to_real, "plan_guru64_dft_c2r");
        find(execute_complex, "execute_dft");
        find(execute_from_real, "execute_dft_r2c");
        find(execute_to_real, "execute_dft_c2r");
        find(destroy, "destroy_plan");
    }
};

}  // namespace hipport_cpu::fft

#endif
