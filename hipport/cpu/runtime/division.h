// Integer divisions that the processor traps and a GPU does not.

#ifndef HIPPORT_CPU_DIVISION_H
#define HIPPORT_CPU_DIVISION_H

#include <stdint.h>

namespace hipport_cpu {

// What a division came to that was left: the divisor was 0, or the quotient of the least number by -1 is none.
enum class Division : int { none, by_zero, overflow };

// Steps over the division at which the context of a signal stands. Quotient and remainder become the lowest bits of
// `undefined`; those of a division that overflows are the dividend and 0, as AMD GPUs compute them. `none` where no
// division stands there.
Division leave_division(void* context, uint64_t undefined);

}  // namespace hipport_cpu

#endif
