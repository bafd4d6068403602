// What the parts of the check know together.

#ifndef HIPPORT_CPU_CHECK_STATE_H
#define HIPPORT_CPU_CHECK_STATE_H

#include "check.h"
#include "ending.h"

namespace hipport_cpu {

// An access to some bytes of a cell: by which thread of a block, when. An interval is what a block does between two
// barriers; intervals are counted from 1 through the launch. Within one, the clock of a thread counts the wave
// operations that it has taken part in.
struct Access {
    uint32_t interval;
    uint32_t how;  // 26 bits of the place in the module, a mask of 4 bits of the bytes, whether it is atomic, and for its block only
    uint32_t who;  // 10 bits of the thread, 22 of its clock

    static Access make(uint32_t interval, uint64_t place, bool is_atomic, bool of_block, unsigned int thread,
                       uint32_t clock) {
        const uint32_t atomic = static_cast<uint32_t>(is_atomic) << 30 | static_cast<uint32_t>(is_atomic && of_block) << 31;
        return {interval, static_cast<uint32_t>(place & 0x3ffffff) | atomic, thread | clock << 10};
    }
    Access of_bytes(uint32_t mask) const { return {interval, how | mask << 26, who}; }
    Access of_byte() const { return {interval, (how & ~(15u << 26)) | 1u << 26, who}; }
    uint32_t place() const { return how & 0x3ffffff; }
    uint32_t bytes() const { return how >> 26 & 15; }
    bool is_atomic() const { return how >> 30 != 0; }
    bool is_of_block() const { return how >> 31 != 0; }
    unsigned int thread() const { return who & 1023; }
    uint32_t clock() const { return who >> 10; }
};

// What is known of a few bytes: the last write, two reads since by different threads, which of them have been written,
// and the synchronization that goes through them.
struct Cell {
    Access write, read, other_read;
    uint32_t written : 4;
    uint32_t synchronization : 28;
};

// The cells of a memory, none as long as it is not accessed, each of 4 bytes as long as all accesses are of that many or more, else of one.
struct Shadow {
    Cell* cells;
    size_t granule;
    size_t count;
};

struct Memory {
    uintptr_t address;
    size_t bytes;
    const Region* region;
    Shadow* shadow;
    bool is_shared;

    uintptr_t base() const { return address & ~uintptr_t{3}; }
};

// What goes from thread to thread by an atomic variable: blocks that have released their writes to it, and wavefronts
// of one block in an interval.
struct Synchronization {
    uint64_t* blocks;  // a set, null if empty
    uint32_t interval;
    uint32_t waves;
};

// Up to when a block has released what it has done; in that interval one of its threads, or several.
struct Release {
    uint32_t interval;
    uint16_t thread;
    bool several;
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
    uint32_t intervals;
    uint32_t* owners;  // blocks by their intervals
    uint32_t owner_capacity;
    Memory* memories;  // sorted by address; not those of the workers' shared memory
    unsigned int memory_count;
    Synchronization* synchronizations;
    uint32_t synchronization_count, synchronization_capacity;
    Release* releases;        // by block
    uint32_t round_limit[2];  // the first interval after a barrier of the grid, by its round
    uintptr_t module, module_end;
    uintptr_t stack, stack_end;  // of the thread that launches
    bool several_workers;
    bool has_retired;  // threads were ended, so that what they would have done is missing
};

extern Ledger ledger;

// A worker in a launch: its block, and what the threads of that know of each other.
struct Checker {
    Memory* memories;  // those of the launch and the worker's own, sorted by address
    unsigned int memory_count;
    Memory* last;  // that was accessed, and the one before
    Memory* second_last;
    const void* place;
    uint64_t block;
    uint32_t interval;
    uint32_t ordered_before;  // what happened in earlier intervals is ordered by a barrier of the grid
    uint64_t* seen;           // the blocks whose releases this block has seen, null if none
    uint32_t seen_waves[max_waves];
    uint32_t met_waves;  // wavefronts with a wave operation in this interval
    bool fenced[max_threads];
    Request requests[max_threads];
    uint32_t clocks[max_threads];
    uint32_t known[max_waves][64][64];  // clocks of lanes up to which a lane's accesses follow theirs
    bool is_in_doubt, holds_turn;
    bool scoped_to_block;  // what the thread that runs accesses atomically
    Doubt doubt;
};

// --- Memory (check_memory.cpp) ---

// Zeroed, and without a page of it as long as it is not touched; null where there is none.
void* reserve(size_t bytes);
// Adds memory to some that is sorted by address, and takes it away.
bool add_memory(Memory* memories, unsigned int& count, const Region& region, uintptr_t address);
void drop_memory(const Memory& memory);
// Sees to it that there are cells for an access to so many bytes. False where there is no memory.
bool provide_cells(const Memory& memory, size_t bytes);
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

inline bool contains(const Memory* memory, uintptr_t address) {
    return memory != nullptr && address - memory->address < memory->bytes;
}

inline Memory* memory_at(Checker& c, uintptr_t address) {
    if (contains(c.last, address)) return c.last;
    Memory* const found = contains(c.second_last, address) ? c.second_last : memory_before(c, address);
    if (!contains(found, address)) return nullptr;
    c.second_last = c.last;
    return c.last = found;
}

// --- Records (check_records.cpp) ---

// What is found of a thread of this worker's block, which is at `frame`; of the thread that runs.
Record record_of(Worker& w, Found found, unsigned int thread, void** frame, const Fiber& fiber);
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

// --- Order (check_order.cpp) ---

// A new interval of the worker's block.
void begin_interval(Checker& c);
// Lanes of a wavefront meet: what they did before comes before what they do then.
void order_lanes(Checker& c, const Wave& wave, unsigned int number, uint64_t group);
// An atomic access: what was released to the variable is seen by who reads it, and what comes before a fence of the
// thread is released by writing to it.
void synchronize(Worker& w, Cell& cell, unsigned int thread, bool reads, bool writes, bool is_shared);

inline bool is_member(const uint64_t* set, uint64_t i) { return set != nullptr && set[i / 64] >> i % 64 & 1; }

// Whether an earlier access happens before what the thread does now.
inline bool is_ordered(const Worker& w, const Access& access, unsigned int thread, bool is_shared) {
    const Checker& c = *w.checker;
    if (access.interval == c.interval) {
        if (access.thread() == thread) return true;
        const unsigned int wave = thread >> w.wave_shift, other = access.thread() >> w.wave_shift;
        const unsigned int lanes = (1u << w.wave_shift) - 1;
        if (wave == other && c.known[wave][thread & lanes][access.thread() & lanes] >= access.clock()) return true;
        return c.seen_waves[wave] >> other & 1;
    }
    if (is_shared || access.interval < c.ordered_before) return true;
    const uint32_t owner = ledger.owners[access.interval];
    if (owner == c.block) return true;
    if (!is_member(c.seen, owner)) return false;
    const Release& release = ledger.releases[owner];
    return access.interval < release.interval ||
           (access.interval == release.interval && (release.several || release.thread == access.thread()));
}

// --- Turns (check.cpp) ---

// Lets other blocks of a cooperative launch run, for which this one may wait.
void pass_turn(Checker& c);

// --- The thread that runs ---

inline unsigned int thread_number() {
    const Here& here = hipport_cpu_here;
    return here.thread.x + here.block_dim.x * (here.thread.y + here.block_dim.y * here.thread.z);
}

// Keeps the signal that ends a launch out of what must not be left half done.
class Guard {
  public:
    explicit Guard(Worker& w) : w_(w) { count(1); }
    ~Guard() {
        count(-1);
        if (w_.job->stopped.load(std::memory_order_relaxed)) leave(w_);
    }

  private:
    // Signals come to the thread itself: that takes no operation on memory that others see.
    void count(int change) {
        w_.guarded.store(w_.guarded.load(std::memory_order_relaxed) + change, std::memory_order_relaxed);
        std::atomic_signal_fence(std::memory_order_seq_cst);
    }

    Worker& w_;
};

// Whether a thread of a check build runs.
inline bool is_checked(const Worker* w) {
    return w != nullptr && w->checker != nullptr && w->inside.load(std::memory_order_relaxed);
}

}  // namespace hipport_cpu

#endif
