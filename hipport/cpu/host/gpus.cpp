// GPUs, from AMD's data sheets of products, its instruction set documents, and the tables of the ROCm documentation.

#include "gpus.h"

#include <string.h>

#include <string>

#include "host.h"

namespace hipport_cpu {

namespace {

constexpr Gpu gpus[] = {
    {"gfx908", "gfx908:sramecc+:xnack-", "AMD Instinct MI100", {9, 0}, 0x738c, 120, 120, 1,
     1502, 1200, 4096, 32, 8192, 64, 256, true, true},
    {"gfx90a", "gfx90a:sramecc+:xnack-", "AMD Instinct MI210", {9, 0}, 0x740f, 104, 104, 1,
     1700, 1600, 4096, 64, 8192, 64, 512, true, true},
    {"gfx942", "gfx942:sramecc+:xnack-", "AMD Instinct MI300X", {9, 4}, 0x74a1, 304, 304, 8,
     2100, 1300, 8192, 192, 4096, 64, 512, false, true},
    {"gfx950", "gfx950:sramecc+:xnack-", "AMD Instinct MI355X", {9, 5}, 0x75a3, 256, 256, 8,
     2400, 2000, 8192, 288, 4096, 160, 512, false, true},
    {"gfx1030", "gfx1030", "AMD Radeon RX 6900 XT", {10, 3}, 0x73bf, 40, 80, 1,
     2250, 1000, 256, 16, 4096, 64, 256, true, false},
    {"gfx1100", "gfx1100", "AMD Radeon RX 7900 XTX", {11, 0}, 0x744c, 48, 96, 1,
     2500, 1250, 384, 24, 6144, 64, 256, true, false},
    {"gfx1201", "gfx1201", "AMD Radeon RX 9070 XT", {12, 0}, 0x7550, 32, 64, 1,
     2970, 1250, 256, 16, 8192, 64, 256, true, false},
};

}  // namespace

size_t Gpu::local_bytes() const {
    switch (version[0]) {
        case 10: return 262'112;
        case 11: return 262'136;
        case 12: return 512 * 1024;
        default: return 131'056;
    }
}

const Gpu& gpu_of(const char* arch) {
    const std::string base(arch, strcspn(arch, ":"));
    std::string known;
    for (const Gpu& gpu : gpus) {
        if (base == gpu.arch) return gpu;
        known += std::string(known.empty() ? "" : ", ") + gpu.arch;
    }
    refuse("no GPU of architecture %s is known: choose one of %s", arch, known.c_str());
}

const Gpu& gpu() {
    static const Gpu& chosen = gpu_of(settings().arch);
    return chosen;
}

}  // namespace hipport_cpu
