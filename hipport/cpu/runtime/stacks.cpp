#include "stacks.h"

#include <sys/mman.h>
#include <unistd.h>

#include <atomic>

namespace hipport_cpu {

namespace {

constexpr int guard_install = 102;  // MADV_GUARD_INSTALL, which older headers lack

// Each takes two mappings of the 65,530; the host runtime's allocations take 48,000.
constexpr unsigned int most_mapped = 6000;
std::atomic<unsigned int> all_mapped{0};  // of all workers

constexpr size_t least_page_bytes = 4096;

}  // namespace

bool Stacks::reserve(unsigned int count, size_t stack_bytes) {
    if (count <= count_ && stack_bytes == stack_bytes_) return true;
    release();
    const size_t bytes = count * (guard_bytes + stack_bytes);
    void* const memory =
        mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED) return false;
    madvise(memory, bytes, MADV_NOHUGEPAGE);  // a huge page would be memory for many stacks
    begin_ = static_cast<char*>(memory);
    count_ = count;
    stack_bytes_ = stack_bytes;
    return true;
}

void Stacks::release() {
    if (count_ > 0) munmap(begin_, count_ * (guard_bytes + stack_bytes_));
    all_mapped -= mapped_;
    *this = Stacks{};
}

void Stacks::offer() {
    madvise(begin_, used_ * (guard_bytes + stack_bytes_), MADV_FREE);
}

char* Stacks::use(unsigned int number) {
    if (number == used_) {
        ++used_;
        if (guarded_ == number && guard(number)) ++guarded_;
    }
    return guard_of(number) + guard_bytes;
}

bool Stacks::guard(unsigned int number) {
    if (madvise(guard_of(number), guard_bytes, guard_install) == 0) return true;
    // The first stack of a worker always has one: what is below belongs to others.
    if (number > 0 && all_mapped >= most_mapped) return false;
    if (mprotect(guard_of(number), guard_bytes, PROT_NONE) != 0) return false;
    ++all_mapped;
    ++mapped_;
    return true;
}

bool Stacks::has_overflowed() const {
    for (unsigned int number = guarded_; number < used_; ++number) {
        if (is_touched(number)) return true;
    }
    return false;
}

// Nothing but an overflow makes a page of it.
bool Stacks::is_touched(unsigned int number) const {
    unsigned char pages[guard_bytes / least_page_bytes] = {};
    mincore(guard_of(number), guard_bytes, pages);
    for (const unsigned char page : pages) {
        if (page & 1) return true;
    }
    return false;
}

}  // namespace hipport_cpu
