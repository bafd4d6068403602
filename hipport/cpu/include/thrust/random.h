// Random numbers.

#ifndef HIPPORT_CPU_THRUST_RANDOM_H
#define HIPPORT_CPU_THRUST_RANDOM_H

#include "thrust/random/linear_congruential_engine.h"
#include "thrust/random/normal_distribution.h"
#include "thrust/random/uniform_int_distribution.h"
#include "thrust/random/uniform_real_distribution.h"

namespace thrust {
namespace random {
using default_random_engine = minstd_rand;
}
using random::default_random_engine;
}  // namespace thrust

#endif
