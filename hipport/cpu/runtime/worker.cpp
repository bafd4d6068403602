#include "worker.h"

#include <sched.h>

#define HIPPORT_CPU_INLINE inline __attribute__((always_inline))

__thread __attribute__((tls_model("initial-exec"))) hipport_cpu::Here hipport_cpu_here;

namespace hipport_cpu {

__thread __attribute__((tls_model("initial-exec"))) Worker* worker = nullptr;

namespace {

constexpr unsigned int forward = 0;
constexpr unsigned int reverse = 1;

unsigned int number(Coordinate coordinate) { return static_cast<unsigned int>(coordinate); }

Position position(unsigned int x, unsigned int y, unsigned int z) {
    return {Coordinate(x), Coordinate(y), Coordinate(z)};
}

unsigned int thread_number() {
    const Here& here = hipport_cpu_here;
    return number(here.thread.x) +
           number(here.block_dim.x) * (number(here.thread.y) + number(here.block_dim.y) * number(here.thread.z));
}

// --- Order ---

// A number below `count` for each below it, each once, by a multiplication without a common divisor.
uint64_t shuffled(uint64_t i, uint64_t count, uint64_t seed) {
    constexpr uint64_t primes[] = {7919, 104729, 15485863, 2147483647};
    for (uint64_t prime : primes) {
        if (count % prime != 0) return (i * (prime % count) + seed) % count;
    }
    return i;
}

uint64_t ordered(uint64_t i, uint64_t count, unsigned int order) {
    if (order == forward) return i;
    return order == reverse ? count - 1 - i : shuffled(i, count, order);
}

unsigned int pick(uint64_t lanes, unsigned int order) {
    if (order == forward) return __builtin_ctzll(lanes);
    if (order == reverse) return 63 - __builtin_clzll(lanes);
    const unsigned int turn = order % 64;
    const uint64_t turned = turn == 0 ? lanes : lanes >> turn | lanes << (64 - turn);
    return (__builtin_ctzll(turned) + turn) % 64;
}

// --- Blocks ---

void begin_block(Worker& w, uint64_t block) {
    const Launch& launch = *w.job->launch;
    const uint64_t i = ordered(block, w.job->block_count, launch.order);
    const uint64_t row = i / launch.grid[0];
    hipport_cpu_here.block = position(i % launch.grid[0], row % launch.grid[1], row / launch.grid[1]);
    w.current = w.next = w.x = w.y = w.z = 0;
    w.any_waits = false;
    for (unsigned int i = 0; i < w.wave_count; ++i) w.waves[i].ready = w.waves[i].meeting = w.waves[i].at_barrier = 0;
}

bool begin_next_block(Worker& w) {
    if (w.job->stopped.load(std::memory_order_relaxed)) return false;
    const uint64_t block = w.job->next_block.fetch_add(1, std::memory_order_relaxed);
    if (block >= w.job->block_count) return false;
    begin_block(w, block);
    return true;
}

void begin_job(Worker& w, Job& job) {
    const Launch& launch = *job.launch;
    w.job = &job;
    w.thread_count = launch.block[0] * launch.block[1] * launch.block[2];
    w.wave_shift = launch.wavefront == 64 ? 6 : 5;
    w.wave_count = (w.thread_count + launch.wavefront - 1) >> w.wave_shift;
    w.launch_order = launch.order;
    w.fibers_begun = 0;
    w.idle = nullptr;
    w.row_open = w.grid_barrier = false;
    hipport_cpu_here.block_dim = position(launch.block[0], launch.block[1], launch.block[2]);
    hipport_cpu_here.grid_dim = position(launch.grid[0], launch.grid[1], launch.grid[2]);
    hipport_cpu_here.wavefront = Coordinate(launch.wavefront);
    // Wavefronts begin in the launch's order too, so `waves[i]` is the i-th to begin; its threads are consecutive.
    unsigned int begun = 0;
    for (unsigned int i = 0; i < w.wave_count; ++i) {
        const unsigned int wave = ordered(i, w.wave_count, launch.order);
        const unsigned int first = wave << w.wave_shift;
        const unsigned int rest = w.thread_count - first;
        const unsigned int lanes = rest < launch.wavefront ? rest : launch.wavefront;
        for (unsigned int k = 0; k < lanes; ++k) w.begin_order[begun + k] = first + ordered(k, lanes, launch.order);
        begun += lanes;
        w.waves[i].first = first;
        w.waves[i].end = begun;
    }
}

// --- Fibers ---

void fiber_entry() {
    Worker& w = *worker;
    w.inside.store(true, std::memory_order_relaxed);
    w.job->run(w.job->kernel);
    __builtin_trap();
}

Fiber* fresh_fiber(Worker& w) {
    Fiber& fiber = w.fibers[w.fibers_begun];
    if (w.fibers_begun == w.fibers_allocated) {
        if (!allocate(fiber, w.fibers_begun)) {
            fail(*w.job, Status::no_memory, 0, nullptr, nullptr, "no memory for the stacks of a block's threads");
            return &w.main;
        }
        ++w.fibers_allocated;
    }
    ++w.fibers_begun;
    prepare(fiber, fiber_entry);
    return &fiber;
}

// Stacks lie far apart: what a fiber will touch first is fetched while another runs.
void prefetch(const Fiber& fiber) {
    const char* const stack = static_cast<const char*>(fiber.context);
    __builtin_prefetch(stack);
    __builtin_prefetch(stack + 64);
    __builtin_prefetch(stack + 128);
    __builtin_prefetch(stack + 192);
}

Fiber* take_fiber(Worker& w) {
    Fiber* fiber = w.idle;
    if (fiber == nullptr) return fresh_fiber(w);
    w.idle = fiber->next;
    if (w.idle != nullptr) prefetch(*w.idle);
    return fiber;
}

HIPPORT_CPU_INLINE void go_on(Worker& w, Fiber* from, Fiber* to) {
    if (to == from) return;
    w.running = to;
    if (to == &w.main) w.inside.store(false, std::memory_order_relaxed);
    hipport_cpu_switch(&from->context, to->context);
}

// --- Rows ---

// Begins as many threads as may run one after another: up to the end of the row of x, but not beyond the wavefront once
// a thread of the block has waited, as its lanes may have to meet.
void begin_row(Worker& w) {
    Here& here = hipport_cpu_here;
    const unsigned int width = number(here.block_dim.x);
    w.row_open = true;
    if (w.launch_order != forward) {
        const unsigned int thread = w.begin_order[w.next];
        const unsigned int row = thread / width;
        here.thread = position(thread % width, row % number(here.block_dim.y), row / number(here.block_dim.y));
        here.row_end = Coordinate(thread % width + 1);
        return;
    }
    const unsigned int end = w.any_waits ? w.waves[w.current].end : w.thread_count;
    const unsigned int length = width - w.x < end - w.next ? width - w.x : end - w.next;
    here.thread = position(w.x, w.y, w.z);
    here.row_end = Coordinate(w.x + length);
}

// Closes the open row, of which `count` threads have begun.
void close_row(Worker& w, unsigned int count) {
    w.row_open = false;
    w.next += count;
    w.x += count;
    if (w.x == number(hipport_cpu_here.block_dim.x)) {
        w.x = 0;
        if (++w.y == number(hipport_cpu_here.block_dim.y)) w.y = 0, ++w.z;
    }
    while (w.next > w.waves[w.current].end) ++w.current;  // wavefronts whose threads ended without waiting
}

// Closes the open row behind its threads before `end`; in another order than forward a row has one thread.
void close_row_at(Worker& w, unsigned int end) { close_row(w, w.launch_order == forward ? end - w.x : 1); }

// --- Wave operations ---

constexpr int max_depth = 64;

// The calls that lead to a wave operation, outermost first, as return addresses. Frame pointers are kept in kernels.
int calls_of(const Lane& lane, uintptr_t (&calls)[max_depth]) {
    uintptr_t inward[max_depth];
    int depth = 0;
    for (void** frame = lane.frame; frame != nullptr && depth < max_depth; frame = static_cast<void**>(*frame)) {
        inward[depth++] = reinterpret_cast<uintptr_t>(frame[1]);
        if (static_cast<char*>(*frame) >= lane.fiber->top || *frame <= static_cast<void*>(frame)) break;
    }
    for (int i = 0; i < depth; ++i) calls[i] = inward[depth - 1 - i];
    return depth;
}

uint64_t hash_of_calls(void** frame, const Fiber& fiber) {
    uint64_t hash = 0;
    for (int depth = 0; depth < max_depth; ++depth) {
        hash = (hash ^ reinterpret_cast<uintptr_t>(frame[1])) * 0x9e3779b97f4a7c15u;
        void** const outer = static_cast<void**>(*frame);
        if (outer <= frame || reinterpret_cast<char*>(outer) >= fiber.top) break;
        frame = outer;
    }
    return hash;
}

// Whether a lane waits at an earlier place of the program than another. Lanes at the earliest place go first: from
// inside a loop they come to where those wait that have left it, not the other way round.
bool is_before(const Lane& a, const Lane& b) {
    uintptr_t calls_a[max_depth], calls_b[max_depth];
    const int depth_a = calls_of(a, calls_a), depth_b = calls_of(b, calls_b);
    for (int i = 0; i < depth_a && i < depth_b; ++i) {
        if (calls_a[i] != calls_b[i]) return calls_a[i] < calls_b[i];
    }
    return depth_a < depth_b;
}

// Lets the lanes meet that wait at the earliest place.
void meet(Worker& w, Wave& wave) {
    const Lane* const lanes = w.lanes + wave.first;
    uint64_t group = wave.meeting;
    unsigned int earliest = __builtin_ctzll(group);
    bool together = true;
    for (uint64_t rest = group; rest != 0; rest &= rest - 1) {
        const unsigned int lane = __builtin_ctzll(rest);
        if (lanes[lane].calls == lanes[earliest].calls) continue;
        together = false;
        if (is_before(lanes[lane], lanes[earliest])) earliest = lane;
    }
    if (!together) {
        group = 0;
        for (uint64_t rest = wave.meeting; rest != 0; rest &= rest - 1) {
            const unsigned int lane = __builtin_ctzll(rest);
            if (lanes[lane].calls == lanes[earliest].calls) group |= uint64_t{1} << lane;
        }
    }
    // The lanes read what is copied here when they go on, before any of them can meet again.
    uint64_t votes = 0;
    for (uint64_t rest = group; rest != 0; rest &= rest - 1) {
        const unsigned int lane = __builtin_ctzll(rest);
        wave.met.values[lane] = wave.incoming[lane];
        votes |= (wave.incoming[lane] & 1) << lane;
    }
    wave.met.lanes = group;
    wave.met.votes = votes;
    wave.meeting &= ~group;
    wave.ready |= group;
}

// --- Barriers ---

// Waits for the other blocks of a cooperative launch; those that have ended are not waited for.
void meet_grid(Worker& w) {
    Job& job = *w.job;
    const unsigned int round = job.grid_round.load();
    job.grid_waiting.fetch_add(1);
    while (job.grid_round.load() == round && !job.stopped.load()) {
        unsigned int live = job.grid_live.load();
        if (job.grid_waiting.load() == live && job.grid_waiting.compare_exchange_strong(live, 0)) {
            job.grid_round.fetch_add(1);
        } else {
            sched_yield();
        }
    }
}

// Lets the threads of the block go on that wait at the barrier, which are all that have not ended. False without any.
bool release_barrier(Worker& w) {
    unsigned int threads = 0;
    for (unsigned int i = 0; i < w.wave_count; ++i) threads += __builtin_popcountll(w.waves[i].at_barrier);
    if (threads == 0) return false;
    if (w.grid_barrier) meet_grid(w);
    w.grid_barrier = false;
    unsigned int votes = 0;
    for (unsigned int i = 0; i < w.wave_count; ++i) {
        Wave& wave = w.waves[i];
        for (uint64_t rest = wave.at_barrier; rest != 0; rest &= rest - 1) {
            votes += wave.incoming[__builtin_ctzll(rest)] & 1;
        }
        wave.ready |= wave.at_barrier;
        wave.at_barrier = 0;
    }
    w.arrivals = {threads, votes};
    w.current = 0;
    return true;
}

// --- Schedule ---

// The fiber that runs next. `idle` is the running one if it has nothing left to do, else null.
Fiber* next_fiber(Worker& w, Fiber* idle) {
    for (;;) {
        Wave& wave = w.waves[w.current];
        if (w.next < wave.end) {
            begin_row(w);
            return idle != nullptr ? idle : take_fiber(w);
        }
        if (wave.ready != 0) {
            const unsigned int lane = pick(wave.ready, w.launch_order);
            wave.ready &= ~(uint64_t{1} << lane);
            if (wave.ready != 0) prefetch(*w.lanes[wave.first + pick(wave.ready, w.launch_order)].fiber);
            if (idle != nullptr) idle->next = w.idle, w.idle = idle;
            return w.lanes[wave.first + lane].fiber;
        }
        if (wave.meeting != 0) {
            meet(w, wave);
        } else if (w.current + 1 < w.wave_count) {
            ++w.current;
        } else if (!(w.any_waits && release_barrier(w))) {
            w.job->grid_live.fetch_sub(1, std::memory_order_relaxed);
            if (!begin_next_block(w)) return &w.main;
        }
    }
}

// Which fiber runs next while a thread waits.
__attribute__((noinline)) Fiber* after_wait(Worker& w) {
    if (w.row_open) close_row_at(w, number(hipport_cpu_here.thread.x) + 1);
    w.any_waits = true;
    return next_fiber(w, nullptr);
}

// Lets others run until this thread goes on. Most often that is the next lane of the wavefront.
HIPPORT_CPU_INLINE void wait(Worker& w, Wave& wave, Lane& lane) {
    const Position self = hipport_cpu_here.thread;
    Fiber* const from = w.running;
    Fiber* to;
    lane.fiber = from;
    if (!w.row_open && wave.ready != 0 && w.launch_order == forward) {
        to = w.lanes[wave.first + __builtin_ctzll(wave.ready)].fiber;
        wave.ready &= wave.ready - 1;
        if (wave.ready != 0) prefetch(*w.lanes[wave.first + __builtin_ctzll(wave.ready)].fiber);
    } else {
        to = after_wait(w);
    }
    go_on(w, from, to);
    hipport_cpu_here.thread = self;
    hipport_cpu_here.row_end = Coordinate(0);
}

// The wavefront of a thread: `waves` is in the order in which they begin.
Wave& wave_of(Worker& w, unsigned int thread) {
    const unsigned int wave = thread >> w.wave_shift;
    if (w.launch_order == forward) return w.waves[wave];
    unsigned int i = w.current;
    while (w.waves[i].first != wave << w.wave_shift) i = i + 1 == w.wave_count ? 0 : i + 1;
    return w.waves[i];
}

}  // namespace

void execute(Worker& w, Job& job) {
    begin_job(w, job);
    if (begin_next_block(w)) {
        begin_row(w);
        go_on(w, &w.main, take_fiber(w));
    }
    w.job = nullptr;
}

void leave(Worker& w) {
    Fiber& left = *w.running;
    w.running = &w.main;
    w.inside.store(false, std::memory_order_relaxed);
    hipport_cpu_switch(&left.context, w.main.context);
    __builtin_unreachable();
}

}  // namespace hipport_cpu

using namespace hipport_cpu;

extern "C" void hipport_cpu_next_row() {
    Worker& w = *worker;
    if (w.row_open) close_row_at(w, number(hipport_cpu_here.row_end));
    Fiber* const self = w.running;
    go_on(w, self, next_fiber(w, self));
}

extern "C" const Meeting* hipport_cpu_meet(uint64_t value) {
    Worker& w = *worker;
    const unsigned int thread = thread_number();
    Wave& wave = wave_of(w, thread);
    const unsigned int bit = thread - wave.first;
    Lane& lane = w.lanes[thread];
    lane.frame = static_cast<void**>(__builtin_frame_address(0));
    lane.calls = hash_of_calls(lane.frame, *w.running);
    wave.incoming[bit] = value;
    wave.meeting |= uint64_t{1} << bit;
    wait(w, wave, lane);
    return &wave.met;
}

extern "C" const Arrivals* hipport_cpu_barrier(bool predicate) {
    Worker& w = *worker;
    const unsigned int thread = thread_number();
    Wave& wave = wave_of(w, thread);
    wave.incoming[thread - wave.first] = predicate;
    wave.at_barrier |= uint64_t{1} << (thread - wave.first);
    wait(w, wave, w.lanes[thread]);
    return &w.arrivals;
}

extern "C" void hipport_cpu_grid_barrier() {
    Worker& w = *worker;
    if (!w.job->launch->cooperative) {
        hipport_cpu_misuse("the grid is synchronized in a launch that is not cooperative");
    }
    w.grid_barrier = true;
    hipport_cpu_barrier(false);
}
