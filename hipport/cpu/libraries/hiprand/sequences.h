// The order in which a generator of the host gives out its numbers. rocRAND's kernels decide it: by their number of
// threads, by which generator a thread takes, and by where an array begins relative to the vectors that threads store.
// A sequence gives out work that fills an array, and goes on from there, whether the work has been done or not.

#ifndef HIPPORT_CPU_HIPRAND_SEQUENCES_H
#define HIPPORT_CPU_HIPRAND_SEQUENCES_H

#include <algorithm>
#include <functional>
#include <memory>
#include <random>
#include <utility>
#include <vector>

#include "direction_vectors.h"
#include "distributions.h"
#include "hipport_cpu/random/mrg32k3a.h"
#include "hipport_cpu/random/philox.h"
#include "hipport_cpu/random/sobol.h"
#include "hipport_cpu/random/xorwow.h"

namespace hipport_cpu {
namespace random {

using Work = std::function<void()>;

// The next `n` numbers of a generator; what the last application of a distribution gives beyond them is lost.
template <class G, class T, class D>
void fill(G& generator, T* out, size_t n, const D& distribution) {
    decltype(generator.next()) in[D::inputs];
    T numbers[D::outputs];
    for (size_t done = 0; done < n; done += D::outputs) {
        for (auto& integer : in) integer = generator.next();
        distribution(in, numbers);
        std::copy_n(numbers, std::min<size_t>(D::outputs, n - done), out + done);
    }
}

// An array in vectors of `width`: what stands before the first whole one, their number, what stands after the last.
struct Vectors {
    size_t head, count, tail;

    template <class T>
    Vectors(const T* out, size_t n, size_t width) {
        const size_t past = reinterpret_cast<uintptr_t>(out) / sizeof(T) % width;
        head = std::min(n, (width - past) % width);
        count = (n - head) / width;
        tail = (n - head) % width;
    }
};

template <class D>
constexpr size_t applications(size_t n) {
    return (n + D::outputs - 1) / D::outputs;
}

// One Philox sequence; a vector is what four integers give.
class PhiloxSequence {
  public:
    using Numbers = FromBits;

    PhiloxSequence(uint64_t seed, uint64_t offset) { next_.seed(seed, 0, offset); }

    template <class T, class D>
    Work filling(T* out, size_t n, const D& distribution) {
        const Philox begin = next_;
        next_.skip(applications<D>(n) * D::inputs);
        return [=] { fill_vectors(begin, out, n, distribution); };
    }

  private:
    static constexpr size_t threads = 256 * 1024;

    // The first thread takes the head and goes on where that leaves it. The other threads pass over as many integers as
    // the head has numbers, which is not the same unless each number takes one integer.
    template <class T, class D>
    static void fill_vectors(const Philox& begin, T* out, size_t n, const D& distribution) {
        constexpr size_t width = 4 / D::inputs * D::outputs;
        const Vectors vectors(out, n, width);
        Philox first = begin, other = begin;
        fill(first, out, vectors.head, distribution);
        other.skip(vectors.head);
        for (size_t i = 0; i <= vectors.count; ++i) {
            const bool is_first = i % threads == 0;
            if (is_first && i > 0) first.skip(4 * (threads - 1));
            fill(is_first ? first : other, out + vectors.head + i * width, i < vectors.count ? width : vectors.tail,
                 distribution);
            if (is_first) other.skip(4);
        }
    }

    Philox next_;
};

// As many generators as threads, each of a subsequence of its own, that take turns; a vector is what a distribution
// gives at once.
template <class G>
class TurnsSequence {
  public:
    using Numbers = typename G::Numbers;

    TurnsSequence(uint64_t seed, uint64_t offset)
        : generators_(std::make_shared<Generators>(seed, offset)), turn_(offset % threads) {}

    template <class T, class D>
    Work filling(T* out, size_t n, const D& distribution) {
        const size_t turn = turn_;
        turn_ = (turn_ + applications<D>(n)) % threads;
        return [=, generators = generators_] { fill_vectors(*generators, turn, out, n, distribution); };
    }

  private:
    static constexpr size_t threads = 256 * 512;

    // Made when their turn comes: most arrays are shorter than the number of threads.
    class Generators {
      public:
        Generators(uint64_t seed, uint64_t offset) : ahead_(offset % threads) {
            following_.seed(seed, 0, offset / threads);
        }
        G& operator[](size_t i) {
            while (made_.size() <= i) {
                made_.push_back(following_);
                if (made_.size() <= ahead_) made_.back().skip(1);
                following_.skip_subsequence();
            }
            return made_[i];
        }

      private:
        std::vector<G> made_;
        G following_;
        size_t ahead_;  // so many have had one turn more than the others at the offset
    };

    // The generator whose turn would be next fills the head and the tail.
    template <class T, class D>
    static void fill_vectors(Generators& generators, size_t turn, T* out, size_t n, const D& distribution) {
        const Vectors vectors(out, n, D::outputs);
        for (size_t i = 0; i < vectors.count; ++i)
            fill(generators[(turn + i) % threads], out + vectors.head + i * D::outputs, D::outputs, distribution);
        G& last = generators[(turn + vectors.count) % threads];
        fill(last, out, vectors.head, distribution);
        fill(last, out + n - vectors.tail, vectors.tail, distribution);
    }

    std::shared_ptr<Generators> generators_;
    size_t turn_;
};

// All of the first dimension, all of the second, and so on.
template <class W>
class SobolSequence {
  public:
    using Numbers = FromSobol<W>;

    SobolSequence(unsigned int dimensions, uint64_t offset)
        : dimensions_(dimensions), offset_(static_cast<uint32_t>(offset)) {}

    // `n` is a multiple of the number of dimensions.
    template <class T, class D>
    Work filling(T* out, size_t n, const D& distribution) {
        const size_t each = n / dimensions_;
        const uint32_t offset = std::exchange(offset_, static_cast<uint32_t>(offset_ + each));
        return [=, dimensions = dimensions_] {
            Sobol<W> generator;
            for (unsigned int i = 0; i < dimensions; ++i) {
                generator.begin(direction_vectors<W>() + i * Sobol<W>::size, offset);
                fill(generator, out + i * each, each, distribution);
            }
        };
    }

  private:
    unsigned int dimensions_;
    uint32_t offset_;
};

// The Mersenne Twister of the C++ library in its own order: neither rocRAND's order nor MTGP32's parameters.
class TwisterSequence {
  public:
    using Numbers = FromBits;

    explicit TwisterSequence(uint64_t seed) {
        std::seed_seq words{static_cast<uint32_t>(seed), static_cast<uint32_t>(seed >> 32)};
        twister_->engine.seed(words);
    }

    template <class T, class D>
    Work filling(T* out, size_t n, const D& distribution) {
        return [=, twister = twister_] { fill(*twister, out, n, distribution); };
    }

  private:
    struct Twister {
        std::mt19937 engine;
        uint32_t next() { return static_cast<uint32_t>(engine()); }
    };
    std::shared_ptr<Twister> twister_ = std::make_shared<Twister>();
};

}  // namespace random
}  // namespace hipport_cpu

#endif
