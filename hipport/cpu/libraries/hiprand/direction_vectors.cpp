// Sobol's direction vectors for primitive polynomials over bits, in the order of the polynomials.

#include "direction_vectors.h"

#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include <vector>

#include "host.h"

namespace hipport_cpu {
namespace random {

namespace {

// The first numbers of each dimension after the first, as many as the degree of its polynomial (Joe and Kuo:
// Constructing Sobol sequences with better two-dimensional projections, 2008; their set D(6)).
const std::vector<std::vector<unsigned int>> first_numbers = {
    {1}, {1, 3}, {1, 3, 1}, {1, 1, 1}, {1, 1, 3, 3}, {1, 3, 5, 13},
    {1, 1, 5, 5, 17}, {1, 1, 5, 5, 5}, {1, 1, 7, 11, 19}, {1, 1, 5, 1, 1}, {1, 1, 1, 3, 11}, {1, 3, 5, 5, 31},
    {1, 3, 3, 9, 7, 49}, {1, 1, 1, 15, 21, 21}, {1, 3, 1, 13, 27, 49}, {1, 1, 1, 15, 7, 5}, {1, 3, 1, 15, 13, 25},
    {1, 1, 5, 5, 19, 61}, {1, 3, 7, 11, 23, 15, 103}, {1, 3, 7, 13, 13, 15, 69}, {1, 1, 3, 13, 7, 35, 63},
    {1, 3, 5, 9, 1, 25, 53}, {1, 3, 1, 13, 9, 35, 107}, {1, 3, 1, 5, 27, 61, 31}, {1, 1, 5, 11, 19, 41, 61},
    {1, 3, 5, 3, 3, 13, 69}, {1, 1, 7, 13, 1, 19, 1}, {1, 3, 7, 5, 13, 19, 59}, {1, 1, 3, 9, 25, 29, 41},
    {1, 3, 5, 13, 23, 1, 55}, {1, 3, 7, 3, 13, 59, 17},
};

int degree(unsigned int polynomial) { return 31 - __builtin_clz(polynomial); }

// The least primitive polynomial from this one on: the powers of x modulo it are all polynomials of a lower degree but 0,
// so that the first to be 1 is the last of them. Bit i is the coefficient of x^i.
unsigned int primitive_from(unsigned int polynomial) {
    for (;; ++polynomial) {
        const unsigned int last = (1u << degree(polynomial)) - 1;
        unsigned int power = 1;
        for (unsigned int i = 1; i <= last; ++i) {
            power <<= 1;
            if (power >> degree(polynomial)) power ^= polynomial;
            if (power == 1 && i == last) return polynomial;
            if (power == 1) break;
        }
    }
}

// At the end of pages that are read, before pages that are not, as many as rocRAND's set has.
template <class W>
const W* made() {
    constexpr size_t size = 8 * sizeof(W), bytes = sobol_dimensions * size * sizeof(W);
    const size_t page = static_cast<size_t>(sysconf(_SC_PAGESIZE)), pages = (bytes + page - 1) / page * page;
    void* const memory = mmap(nullptr, pages + (dimensions_of_sets - sobol_dimensions) * size * sizeof(W), PROT_NONE,
                              MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED || mprotect(memory, pages, PROT_READ | PROT_WRITE) != 0)
        refuse("hipRAND has no memory for direction vectors");
    W* const all = reinterpret_cast<W*>(static_cast<char*>(memory) + pages - bytes);
    for (size_t i = 0; i < size; ++i) all[i] = W(1) << (size - 1 - i);
    unsigned int polynomial = 2;
    for (size_t dimension = 1; dimension < sobol_dimensions; ++dimension) {
        polynomial = primitive_from(polynomial + 1);
        const std::vector<unsigned int>& first = first_numbers[dimension - 1];
        W* const vectors = all + dimension * size;
        for (size_t i = 0; i < size; ++i) {
            const size_t s = first.size();
            vectors[i] = i < s ? W(first[i]) << (size - 1 - i) : vectors[i - s] ^ vectors[i - s] >> s;
            for (size_t k = 1; i >= s && k < s; ++k)
                if (polynomial >> (s - k) & 1) vectors[i] ^= vectors[i - k];
        }
    }
    mprotect(memory, pages, PROT_READ);
    return all;
}

}  // namespace

template <class W>
const W* direction_vectors() {
    static const W* const vectors = made<W>();
    return vectors;
}
template const uint32_t* direction_vectors();
template const unsigned long long* direction_vectors();

}  // namespace random
}  // namespace hipport_cpu
