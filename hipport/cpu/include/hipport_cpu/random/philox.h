// Philox4x32-10 of Salmon, Moraes, Dror and Shaw (Parallel Random Numbers: As Easy as 1, 2, 3; 2011): blocks of four
// integers, each a function of a key and a counter of 128 bits. A subsequence is 2^64 blocks.

#ifndef HIPPORT_CPU_RANDOM_PHILOX_H
#define HIPPORT_CPU_RANDOM_PHILOX_H

#include "hipport_cpu/random/numbers.h"

namespace hipport_cpu {
namespace random {

struct Philox {
    using Numbers = FromBits;

    uint64_t key, low, high;  // the halves of the counter
    uint32_t block[4];        // that of the counter
    uint32_t used;            // of the block, less than 4
    KeptNormals kept;

    void seed(uint64_t seed, uint64_t subsequence, uint64_t offset) {
        key = seed;
        low = 0;
        high = subsequence;
        used = 0;
        kept = {};
        skip(offset);
    }
    void skip(uint64_t count) {
        const uint64_t position = used + (count & 3), blocks = count / 4 + position / 4;
        used = static_cast<uint32_t>(position & 3);
        low += blocks;
        high += low < blocks;
        compute(key, low, high, block);
    }
    void skip_subsequences(uint64_t count) {
        high += count;
        compute(key, low, high, block);
    }
    uint32_t next() {
        const uint32_t result = block[used];
        if (used == 3) skip(1);
        else ++used;
        return result;
    }

    static void compute(uint64_t key, uint64_t low, uint64_t high, uint32_t (&out)[4]) {
        uint32_t x0 = static_cast<uint32_t>(low), x1 = static_cast<uint32_t>(low >> 32);
        uint32_t x2 = static_cast<uint32_t>(high), x3 = static_cast<uint32_t>(high >> 32);
        uint32_t k0 = static_cast<uint32_t>(key), k1 = static_cast<uint32_t>(key >> 32);
        for (int round = 0; round < 10; ++round) {
            const uint64_t p = uint64_t(0xD2511F53u) * x0, q = uint64_t(0xCD9E8D57u) * x2;
            x0 = static_cast<uint32_t>(q >> 32) ^ x1 ^ k0;
            x1 = static_cast<uint32_t>(q);
            x2 = static_cast<uint32_t>(p >> 32) ^ x3 ^ k1;
            x3 = static_cast<uint32_t>(p);
            k0 += 0x9E3779B9u;
            k1 += 0xBB67AE85u;
        }
        out[0] = x0, out[1] = x1, out[2] = x2, out[3] = x3;
    }
};

}  // namespace random
}  // namespace hipport_cpu

#endif
