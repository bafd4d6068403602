// Address space for the memory that the program gets from the runtime.

#ifndef HIPPORT_CPU_ADDRESS_SPACE_H
#define HIPPORT_CPU_ADDRESS_SPACE_H

#include <stddef.h>
#include <stdint.h>

#include <chrono>
#include <map>

namespace hipport_cpu {

constexpr size_t page_bytes = 4096;
// What hipMalloc promises of addresses, and the pitch of rows.
constexpr size_t device_alignment = 256;

constexpr size_t rounded_up(size_t value, size_t multiple) { return (value + multiple - 1) / multiple * multiple; }

// A reserved range of addresses, of which extents of whole pages are taken. After each is a page that nobody may access.
// What is given back stays inaccessible, and is taken again only after all the range has been, which is terabytes.
//
// An object is at the end of its extent, as close to the inaccessible page as its alignment allows: programs run past
// the end of memory far more often than before its begin.
//
// The caller sees to it that one thread at a time calls it.
class AddressSpace {
  public:
    // `is_hidden`: what is taken is not accessible unless it is shown.
    explicit AddressSpace(bool is_hidden) : is_hidden_(is_hidden) {}

    // Accessible memory for `bytes`, filled with poison; 0 where the system has none.
    uintptr_t take(size_t bytes);
    // Addresses without memory, for mappings of the caller, who gives them back unmapped or mapped.
    uintptr_t take_addresses(size_t bytes, size_t alignment);
    void give_back(uintptr_t address);

    // Make all memory that is taken accessible, and inaccessible again: not always, where that takes much of the time.
    // Mappings of the caller stay as they are.
    void show();
    void hide();
    bool is_accessible() const { return !is_hidden_ || is_shown_; }

    bool contains(uintptr_t address) const { return address - begin_ < end_ - begin_; }

  private:
    struct Extent {
        size_t bytes;       // with the page after it
        size_t accessible;  // of them; 0 for addresses only
        bool is_guarded;    // the page after it is inaccessible
    };

    bool reserve();
    uintptr_t find(size_t bytes);
    void protect_all(int protection);

    const bool is_hidden_;
    bool is_shown_ = false;
    uintptr_t begin_ = 0, end_ = 0;
    uintptr_t next_ = 0;  // where the search for the next extent begins; not inside of one
    std::map<uintptr_t, Extent> taken_;
    size_t guarded_ = 0;
    std::chrono::duration<double> hiding_{0};  // the time that show and hide have taken
};

// Fills memory with what no program expects: each 16 bits are 0x7ffd, so that half, bfloat16, float and double are NaN,
// and integers large and odd. Of large memory, only the begin and the end: the rest is zero, and takes no memory.
void poison(uintptr_t address, size_t bytes);

}  // namespace hipport_cpu

#endif
