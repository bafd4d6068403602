// What the parts of the check know together.

#ifndef HIPPORT_CPU_CHECK_STATE_H
#define HIPPORT_CPU_CHECK_STATE_H

#include "check.h"
#include "ending.h"
#include "lanes.h"

namespace hipport_cpu {

// An access to a cell in one word, so that most comparisons are one of words: 32 bits of the stamp, 10 of the thread,
// whether it is atomic, and for its block only, whether the read has another beside it, 19 of the place in the module.
//
// Stamps count the periods of threads, which end where a thread meets others: at a barrier one stamp is given to all
// threads of the block, at a wave operation one to the lanes that take part. They go on from launch to launch, so what
// earlier launches have left in cells is older than the first stamp of this one and says nothing.
class Access {
  public:
    static constexpr int stamp_shift = 32, thread_shift = 22;
    static constexpr uint64_t atomic = 1u << 21, of_block = 1u << 20, beside = 1u << 19, places = beside - 1;
    // As that of a write: nobody may access the cell. It is after all others, so that no access is settled by it.
    static constexpr uint64_t nobodys = ~uint64_t{0};

    explicit Access(uint64_t word = 0) : word_(word) {}

    uint64_t word() const { return word_; }
    uint32_t stamp() const { return static_cast<uint32_t>(word_ >> stamp_shift); }
    unsigned int thread() const { return word_ >> thread_shift & 1023; }
    bool is_atomic() const { return word_ & atomic; }
    bool is_of_block() const { return word_ & of_block; }
    bool has_beside() const { return word_ & beside; }
    uint32_t place() const { return word_ & places; }
    bool is_by_same(Access other) const { return (word_ ^ other.word_) >> thread_shift == 0; }

  private:
    uint64_t word_;
};

// A stamp as the word of an access that is before all with this stamp.
inline uint64_t word_of(uint32_t stamp) { return uint64_t{stamp} << Access::stamp_shift; }

// What is known of a few bytes: the last write, and a read since. A second read by a thread that the first is not
// ordered with is beside it, in an array of its own, as few cells need it.
struct Cell {
    Access write, read;
};

// The cells of a memory, none as long as it is not accessed: each of 4 bytes as long as all accesses are to whole such
// cells, else of one. `synchronizations`, null where there are none, are by cell the number of what goes through it.
struct Shadow {
    Cell* cells;
    Access* beside;
    uint32_t* synchronizations;
    unsigned int shift;  // of a distance in bytes
    size_t count;
};

struct Memory {
    uintptr_t address;
    size_t bytes;
    const Region* region;
    Shadow* shadow;
    bool is_shared;

    uintptr_t base() const { return address & ~uintptr_t{3}; }
    bool starts_undefined() const { return is_shared || region->undefined; }
    // Nothing may write to it, so that no two accesses to it are a race.
    bool is_constant() const { return region->read_only && !starts_undefined(); }
};

// What goes from thread to thread by an atomic variable: blocks that have released their writes to it, and wavefronts
// of one block in an interval.
struct Synchronization {
    uint64_t* blocks;  // a set, null if empty
    uint32_t interval;
    uint32_t waves;
};

// Up to when a block has released what it has done: one of its threads, or several, in the interval that begins with
// the one stamp and ends before the other.
struct Release {
    uint32_t interval, end;
    uint16_t thread;
    bool several;
};

// From which stamp on stamps are those of a block.
struct Span {
    uint32_t first, block;
};

// What a thread says before it waits at a wave operation.
struct Request {
    uint64_t mask;
    int source;
    bool has_mask, has_source;
};

// An access of which only what comes next tells whether it is a race: a write to where another thread has written, by
// what it changes; a read of what another has written atomically, by whether the thread goes on with an atomic access
// to the same.
struct Doubt {
    const volatile void* address;
    size_t bytes;
    char before[16];
    Record record;
};

// A launch, for all its workers: only one of them runs at a time.
struct Ledger {
    Check* check;
    uint64_t block_count;
    uint32_t first, stamps;  // of this launch the first stamp; the last one
    Span* spans;             // by stamps
    uint32_t span_count, span_capacity;
    Memory* memories;  // sorted by address; not those of the workers' shared memory
    unsigned int memory_count;
    Synchronization* synchronizations;
    uint32_t synchronization_count, synchronization_capacity;
    Release* releases;        // by block
    uint32_t round_limit[2];  // the first stamp after a barrier of the grid, by its round
    uintptr_t module, module_end;
    unsigned int place_shift;  // so that places in the module fit into an access
    uintptr_t stack, stack_end;  // of the thread that launches
    bool several_workers;
    bool has_retired;  // threads were ended, so that what they would have done is missing
};

extern Ledger ledger;

// What the lanes of a wavefront know of each other: up to which stamps their accesses come before those that a lane
// makes now. Lanes that have met know the same, so they share a row.
struct Knowledge {
    uint32_t rows[64][64];
    uint64_t lanes[64];  // by rows
    uint8_t row_of[64];  // by lanes
};

// A place in a kernel that accesses memory: the one that it accessed last, as cells for all accesses of that place but
// those that begin before it or end after it.
struct alignas(64) Site {
    const void* place;  // null for none
    uintptr_t address;
    size_t cell_count[2];  // from the address on, where accesses may begin: one for cells of four bytes, one for bytes
    Cell* cells;           // null where accesses need no record
    Access* beside;
    uint64_t defined_before;  // words of writes below which something has been written before the launch
    uint32_t how;             // what goes into the word of an access of this place
    bool is_shared;
};

static_assert(sizeof(Site) == 64, "one line of the cache");

constexpr size_t site_count = 4096;

// A worker in a launch: its block, and what the threads of that know of each other.
//
// An interval is what a block does between two barriers. It is named by its first stamp.
struct Checker {
    uint64_t accesses[max_threads];  // of the threads of the block in their periods, as words that lack the place
    uint64_t block_begin, interval_begin, launch_begin;  // the first words of accesses of the block and so on
    uint64_t of_earlier_intervals;                       // how many words are the block's before this interval
    const void* place;
    bool lanes_have_met;  // in this interval, or threads have synchronized by atomic variables, or blocks have
    bool waves_have_seen;  // in this interval by atomic variables what waves did before
    bool fenced[max_threads];
    Site sites[site_count];  // by the bits of their places

    Memory* memories;  // those of the launch and the worker's own, sorted by address
    unsigned int memory_count;
    Memory* last;  // that was accessed, and the one before
    Memory* second_last;
    uint64_t block;
    uint32_t interval;
    uint32_t ordered_before;  // what has an earlier stamp is ordered by a barrier of the grid
    uint64_t* seen;           // the blocks whose releases this block has seen, null if none
    uint32_t seen_waves[max_waves];
    Request requests[max_threads];
    Knowledge known[max_waves];
    unsigned int passes;  // of the turn, that might have been
    bool is_in_doubt, holds_turn;
    bool scoped_to_block;  // what the thread that runs accesses atomically
    Doubt doubt;
};

// That of this operating system thread, where accesses can be checked by what their sites know; else null.
extern __thread __attribute__((tls_model("initial-exec"))) Checker* quick_checker;

// --- Memory (check_memory.cpp) ---

// Zeroed, and without a page of it as long as it is not touched; null where there is none.
void* reserve(size_t bytes);
// Lets the memory of cells serve a new launch; whether stamps begin again, so that no cell may keep one.
bool renew_cells();
// Adds memory to some that is sorted by address, and takes it away.
bool add_memory(Memory* memories, unsigned int& count, const Region& region, uintptr_t address);
void drop_memory(const Memory& memory);
// Sees to it that there are cells for an access. False where there is no memory.
bool provide_cells(const Memory& memory, uintptr_t address, size_t bytes);
bool provide_synchronizations(Shadow& shadow);
void drop_synchronizations(Shadow& shadow);
// The memory of the heap's slab that has an address in a slot that has been used, null without (heap.cpp).
Memory* heap_memory_at(uintptr_t address);
// The memory that begins last at an address or before it, null without.
Memory* memory_before(Checker& c, uintptr_t address);
// The memory that an address outside of all is nearest to.
Memory* nearest(Checker& c, uintptr_t address);
// Whether an address is in a file that is loaded, where constants and variables of the program are.
bool is_in_image(uintptr_t address);
// Where the module is that has some code, and the stack of the thread that launches, which has the kernel's arguments.
void find_module(uintptr_t code);
void find_stack();
// Shared memory is thread-local, as are the compiler's own notes whether it is initialized.
inline bool is_thread_local(const Region& region) { return region.space >= Space::static_shared; }

// What sites know holds as long as cells stay where they are and atomic accesses say nothing of others.
inline void forget_sites(Checker& c) { __builtin_memset(static_cast<void*>(c.sites), 0, sizeof(c.sites)); }

inline Site& site_of(Checker& c, const void* place) {
    return c.sites[reinterpret_cast<uintptr_t>(place) / 4 % site_count];
}

inline bool contains(const Memory* memory, uintptr_t address) {
    return memory != nullptr && address - memory->address < memory->bytes;
}

inline Memory* memory_at(Checker& c, uintptr_t address) {
    if (contains(c.last, address)) return c.last;
    Memory* found = contains(c.second_last, address) ? c.second_last : memory_before(c, address);
    if (!contains(found, address)) found = heap_memory_at(address);
    if (found == nullptr) return nullptr;
    c.second_last = c.last;
    return c.last = found;
}

// --- Records (check_records.cpp) ---

// What is found of a thread of this worker's block; of the thread that runs, which is at `frame`.
Record record_of(const Worker& w, Found found, unsigned int thread);
Record record_here(Worker& w, Found found, void** frame);
void fill_frames(uint64_t (&frames)[max_frames], void** frame, const Fiber& fiber);
void fill_position(unsigned int (&block)[3], unsigned int (&thread)[3], uint64_t block_number, unsigned int number);
void locate(Record& record, const Memory& memory, uintptr_t address, size_t bytes, bool is_write);
// Adds what is found, or counts it where it has been found at this place before.
void add(const Record& record);
// Decides on the access that was in doubt; `atomic` is where the thread's next access is, if it is an atomic one.
void settle(Checker& c, const volatile void* atomic = nullptr);

inline uint64_t offset_in_module(const void* place) {
    const uintptr_t address = reinterpret_cast<uintptr_t>(place);
    return address - ledger.module < ledger.module_end - ledger.module ? address - ledger.module : 0;
}

// A place in the module as accesses have it. Calls take more bytes than are lost, but in modules of many megabytes.
inline uint64_t short_place(const void* place) {
    return offset_in_module(place) >> ledger.place_shift & Access::places;
}
inline uint64_t long_place(uint64_t short_place) { return short_place << ledger.place_shift; }

// --- Order (check_order.cpp) ---

// A new interval of the worker's block.
void begin_interval(Worker& w);
// Lanes of a wavefront, its first thread and its number, meet: what they did before comes before what they do then.
void order_lanes(Checker& c, unsigned int first, unsigned int number, uint64_t group);
// An atomic access to a cell: what was released to the variable is seen by who reads it, and what comes before a fence
// of the thread is released by writing to it.
void synchronize(Worker& w, Shadow& shadow, size_t cell, unsigned int thread, bool reads, bool writes, bool is_shared);

inline bool is_member(const uint64_t* set, uint64_t i) { return set != nullptr && set[i / 64] >> i % 64 & 1; }

// Whether there was an access in this launch.
inline bool has_been(Access access) { return access.stamp() >= ledger.first; }

// The block of a thread that has made an access.
inline uint32_t block_of(Access access) {
    uint32_t low = 0, high = ledger.span_count;
    while (high - low > 1) {
        const uint32_t middle = low + (high - low) / 2;
        if (ledger.spans[middle].first <= access.stamp()) low = middle;
        else high = middle;
    }
    return ledger.spans[low].block;
}

// Whether an access is one of this worker's block: where blocks run one after the other, the stamp tells.
inline bool is_of_block(const Checker& c, Access access) {
    return access.word() >= c.block_begin && (!ledger.several_workers || block_of(access) == c.block);
}

// Whether an earlier access happens before what the thread does now.
inline bool is_ordered(const Worker& w, Access access, unsigned int thread, bool is_shared) {
    const Checker& c = *w.checker;
    if (is_shared || is_of_block(c, access)) {
        if (access.stamp() < c.interval || access.thread() == thread) return true;
        const unsigned int wave = thread >> w.wave_shift, other = access.thread() >> w.wave_shift;
        const unsigned int lanes = (1u << w.wave_shift) - 1;
        const Knowledge& known = c.known[wave];
        const uint32_t* const row = known.rows[known.row_of[thread & lanes]];
        if (wave == other && row[access.thread() & lanes] >= access.stamp()) return true;
        return c.seen_waves[wave] >> other & 1;
    }
    if (access.stamp() < c.ordered_before) return true;
    if (c.seen == nullptr) return false;
    const uint32_t owner = block_of(access);
    if (!is_member(c.seen, owner)) return false;
    const Release& release = ledger.releases[owner];
    return access.stamp() < release.interval ||
           (access.stamp() < release.end && (release.several || release.thread == access.thread()));
}

// --- Turns (check.cpp) ---

// Lets other blocks of a cooperative launch run, for which this one may wait.
void pass_turn(Checker& c);

// --- The thread that runs ---

inline unsigned int thread_number() {
    const Here& here = hipport_cpu_here;
    return here.thread.x + here.block_dim.x * (here.thread.y + here.block_dim.y * here.thread.z);
}

// Whether a thread of a check build runs.
inline bool is_checked(const Worker* w) {
    return w != nullptr && w->checker != nullptr && w->inside.load(std::memory_order_relaxed);
}

// Whether an address is one that a null pointer leads to.
inline bool is_null(uintptr_t address) { return address < 65536; }

// Whether an address is in the thread's own variables, or where the runtime tells it of others.
inline bool is_own(const Worker& w, uintptr_t address) {
    return address - reinterpret_cast<uintptr_t>(&w) < sizeof(Worker) ||
           address - reinterpret_cast<uintptr_t>(&hipport_cpu_here) < sizeof(Here) ||
           address - reinterpret_cast<uintptr_t>(w.running->low) < w.stacks.stack_bytes() ||
           (w.job->plan != nullptr && is_of_lane(w, address, thread_number()));
}

// Whether a thread of a check build accesses what others may too.
inline bool concerns_others(const volatile void* address) {
    return is_checked(worker) && !is_own(*worker, reinterpret_cast<uintptr_t>(address));
}

}  // namespace hipport_cpu

#endif
