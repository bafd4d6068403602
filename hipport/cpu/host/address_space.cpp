#include "address_space.h"

#include <sys/mman.h>

#include <algorithm>
#include <chrono>

namespace hipport_cpu {

namespace {

using Clock = std::chrono::steady_clock;
using Seconds = std::chrono::duration<double>;

constexpr size_t most_reserved = size_t{16} << 40, least_reserved = size_t{16} << 30;
// Linux gives a process 65,530 mappings, of which each guarded extent takes two. Those above are not guarded: as one
// follows the other with the same access, they are one mapping.
constexpr size_t most_guarded = 24'000;
// The part of the time that may be spent on hiding and showing, which takes the longer the more memory there is; and
// what may be spent at first.
constexpr double hiding_share = 0.05;
constexpr Seconds hiding_at_first{0.1};
constexpr size_t huge_page_bytes = size_t{2} << 20;
constexpr size_t poisoned_whole = size_t{16} << 20;

char* at(uintptr_t address) { return reinterpret_cast<char*>(address); }

void fill(uintptr_t address, size_t bytes) {
    std::fill_n(reinterpret_cast<uint64_t*>(address), bytes / sizeof(uint64_t), 0x7ffd'7ffd'7ffd'7ffd);
}

// New pages, and no memory any more for those that were there. A new mapping becomes one with its neighbours, which
// one whose access changes does not.
void make_inaccessible(uintptr_t address, size_t bytes) {
    void* const made = mmap(at(address), bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);
    if (made == MAP_FAILED) madvise(at(address), bytes, MADV_DONTNEED);
}

}  // namespace

void poison(uintptr_t address, size_t bytes) {
    const uintptr_t begin = rounded_up(address, sizeof(uint64_t)), end = (address + bytes) / 8 * 8;
    if (end <= begin) return;
    if (end - begin <= poisoned_whole) {
        fill(begin, end - begin);
    } else {
        fill(begin, poisoned_whole / 2);
        fill(end - poisoned_whole / 2, poisoned_whole / 2);
    }
}

bool AddressSpace::reserve() {
    for (size_t bytes = most_reserved; bytes >= least_reserved; bytes /= 2) {
        void* const range = mmap(nullptr, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        if (range == MAP_FAILED) continue;
        begin_ = next_ = reinterpret_cast<uintptr_t>(range);
        end_ = begin_ + bytes;
        return true;
    }
    return false;
}

uintptr_t AddressSpace::find(size_t bytes) {
    if (end_ == 0 && !reserve()) return 0;
    for (int pass = 0; pass < 2; ++pass, next_ = begin_) {
        for (auto extent = taken_.lower_bound(next_);; ++extent) {
            const uintptr_t limit = extent == taken_.end() ? end_ : extent->first;
            if (limit - next_ >= bytes) {
                const uintptr_t found = next_;
                next_ += bytes;
                return found;
            }
            if (extent == taken_.end()) break;
            next_ = extent->first + extent->second.bytes;
        }
    }
    return 0;
}

uintptr_t AddressSpace::take(size_t bytes) {
    const size_t inside = rounded_up(bytes, page_bytes);
    if (inside < bytes) return 0;
    const uintptr_t begin = find(inside + page_bytes);
    if (begin == 0) return 0;
    const bool is_guarded = guarded_ < most_guarded;
    const size_t accessible = is_guarded ? inside : inside + page_bytes;
    if (mprotect(at(begin), accessible, PROT_READ | PROT_WRITE) != 0) return 0;
    if (inside >= 2 * huge_page_bytes) madvise(at(begin), inside, MADV_HUGEPAGE);
    poison(begin, inside);
    if (!is_accessible()) mprotect(at(begin), accessible, PROT_NONE);
    taken_[begin] = {inside + page_bytes, accessible, is_guarded};
    guarded_ += is_guarded;
    return begin + inside - rounded_up(bytes, device_alignment);
}

uintptr_t AddressSpace::take_addresses(size_t bytes, size_t alignment) {
    const size_t slack = alignment > page_bytes ? alignment : 0;
    const uintptr_t begin = find(bytes + slack + page_bytes);
    if (begin == 0) return 0;
    taken_[begin] = {bytes + slack + page_bytes, 0, false};
    return rounded_up(begin, std::max(alignment, page_bytes));
}

void AddressSpace::give_back(uintptr_t address) {
    const auto extent = std::prev(taken_.upper_bound(address));
    make_inaccessible(extent->first, extent->second.bytes);
    guarded_ -= extent->second.is_guarded;
    taken_.erase(extent);
}

void AddressSpace::show() {
    if (!is_accessible()) protect_all(PROT_READ | PROT_WRITE);
    is_shown_ = true;
}

void AddressSpace::hide() {
    static const Clock::time_point begin = Clock::now();
    const Seconds allowed = hiding_at_first + hiding_share * Seconds(Clock::now() - begin);
    if (!is_hidden_ || hiding_ > allowed) return;
    protect_all(PROT_NONE);
    is_shown_ = false;
}

void AddressSpace::protect_all(int protection) {
    const Clock::time_point begin = Clock::now();
    for (const auto& [address, extent] : taken_) {
        if (extent.accessible > 0) mprotect(at(address), extent.accessible, protection);
    }
    hiding_ += Clock::now() - begin;
}

}  // namespace hipport_cpu
