// The memory of the stacks on which the threads of one worker run.

#ifndef HIPPORT_CPU_STACKS_H
#define HIPPORT_CPU_STACKS_H

#include <stddef.h>

namespace hipport_cpu {

constexpr size_t guard_bytes = 64 * 1024;  // below a stack; kernels touch each page of a large frame

// Stacks of one size in one mapping, each above a guard that no thread may access. Guards are marks of pages where Linux
// has these (6.13). Before, each is a mapping, of which a process may have 65,530: once many stacks have one, further
// stacks are without, and what is below them tells afterwards whether one has overflowed.
class Stacks {
  public:
    // Sees to it that there are as many of this size. False where there is no memory.
    bool reserve(unsigned int count, size_t stack_bytes);
    // Gives all of it back.
    void release();
    // Lets Linux take the memory that is in use for something else, as long as no thread runs.
    void offer();

    // The lowest byte of a stack, whose guard is made when it is used for the first time.
    char* use(unsigned int number);
    size_t stack_bytes() const { return stack_bytes_; }
    // Whether one of the stacks has overflowed into what should be its guard.
    bool has_overflowed() const;

  private:
    char* guard_of(unsigned int number) const { return begin_ + number * (guard_bytes + stack_bytes_); }
    bool guard(unsigned int number);
    bool is_touched(unsigned int number) const;

    char* begin_;
    unsigned int count_;
    size_t stack_bytes_;
    unsigned int used_;
    unsigned int guarded_;  // of those in use, the first
    unsigned int mapped_;   // of these, whose guards are mappings
};

}  // namespace hipport_cpu

#endif
