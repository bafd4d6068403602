// The GPUs that a program can be shown: what AMD's documents say of one of each architecture.

#ifndef HIPPORT_CPU_GPUS_H
#define HIPPORT_CPU_GPUS_H

#include <stddef.h>

namespace hipport_cpu {

struct Gpu {
    const char* arch;     // gfx90a
    const char* target;   // as HIP gives it, with the features of its memory: gfx90a:sramecc+:xnack-
    const char* name;     // of the product
    int version[2];       // what HIP gives as compute capability
    int chip;             // PCI device ID
    int multiprocessors;  // as HIP counts them: compute units, but work group processors, which are two, from RDNA on
    int compute_units;
    int xccs;
    int clock_mhz, memory_clock_mhz;
    int memory_bits;  // of the bus
    int memory_gib;
    int l2_kib;  // that one XCC has
    int lds_kib;  // of a block at most, and of a compute unit
    int vgprs;  // of a thread at most
    bool has_images;
    bool has_ecc;

    // Of a thread's variables and calls at most: a wavefront's scratch memory over its lanes, and no more than in CUDA.
    size_t local_bytes() const;
};

// The GPU of an architecture, `gfx90a:xnack+` too; ends the program where none is known.
const Gpu& gpu_of(const char* arch);
// The one that HIPPORT_RUN_ARCH names.
const Gpu& gpu();

}  // namespace hipport_cpu

#endif
