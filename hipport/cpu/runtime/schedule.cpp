#include "schedule.h"

#include <signal.h>

#include "blocks.h"
#include "calls.h"
#include "check.h"
#include "ending.h"
#include "hipport_cpu/regions.h"
#include "units.h"

#define HIPPORT_CPU_RARE __attribute__((noinline))

namespace hipport_cpu {

namespace {

// What a thread's calls and the engine's own need besides its variables, and page by page.
constexpr size_t frame_bytes = 32 * 1024, page_bytes = 64 * 1024;

void reserve_stacks(Worker& w) {
    const size_t bytes = w.job->launch->local_bytes + frame_bytes;
    const unsigned int count = w.job->plan != nullptr ? 1 : w.thread_count;
    if (w.stacks.reserve(count, (bytes + page_bytes - 1) / page_bytes * page_bytes)) return;
    fail(*w.job, Outcome::no_memory, 0, nullptr, nullptr, "no memory for the stacks of a block's threads");
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
    w.lane = nullptr;
    w.caller = nullptr;
    reserve_stacks(w);
    w.grid_barrier = w.has_paused = false;
    w.in_vain_since = ~uint64_t{0};
    w.waits_since = w.looks_since = 0;
    w.shared_bytes = 0;
    hipport_cpu_here.block_dim = position(launch.block[0], launch.block[1], launch.block[2]);
    hipport_cpu_here.grid_dim = position(launch.grid[0], launch.grid[1], launch.grid[2]);
    hipport_cpu_here.wavefront = launch.wavefront;
    unsigned int thread = 0;
    for (unsigned int z = 0; z < launch.block[2]; ++z) {
        for (unsigned int y = 0; y < launch.block[1]; ++y) {
            for (unsigned int x = 0; x < launch.block[0]; ++x) w.lanes[thread++].thread = {x, y, z};
        }
    }
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
        w.waves[i].ready = w.waves[i].meeting = w.waves[i].at_barrier = w.waves[i].pausing = w.waves[i].stepping = 0;
    }
}

// --- Fibers ---

void fiber_entry() {
    Worker& w = *worker;
    w.inside.store(true, std::memory_order_relaxed);
    w.job->run(w.job->kernel);
    __builtin_trap();
}

HIPPORT_CPU_RARE Fiber* fresh_fiber(Worker& w) {
    const unsigned int number = w.fibers_begun++;
    Fiber& fiber = w.fibers[number];
    place(fiber, number, w.stacks.use(number), w.stacks.stack_bytes());
    prepare(fiber, fiber_entry);
    return &fiber;
}

// Stacks lie far apart: what a thread will touch first is fetched while others run.
void prefetch(const Context* context) {
    const char* const stack = reinterpret_cast<const char*>(context);
    __builtin_prefetch(stack);
    __builtin_prefetch(stack + 64);
    __builtin_prefetch(stack + 128);
}

HIPPORT_CPU_INLINE Fiber* take_fiber(Worker& w) {
    Fiber* fiber = w.idle;
    if (fiber == nullptr) return fresh_fiber(w);
    w.idle = fiber->next;
    if (w.idle != nullptr) prefetch(w.idle->context);
    return fiber;
}

// --- Rows ---

// The thread of the block that is the `i`-th to begin.
HIPPORT_CPU_INLINE Lane& lane_to_begin(Worker& w, unsigned int i) {
    return w.lanes[w.launch_order == forward ? i : w.begin_order[i]];
}

// Begins as many threads as may run one after another: up to the end of the row of x, but not beyond the wavefront once
// a thread of the block has waited, as its lanes may have to meet. In another order than forward it is one thread.
HIPPORT_CPU_INLINE void begin_row(Worker& w) {
    Here& here = hipport_cpu_here;
    here.thread = lane_to_begin(w, w.next).thread;
    w.row_begin = here.thread.x;
    w.lane = nullptr;
    const unsigned int end = w.any_waits ? w.current->end : w.thread_count;
    const unsigned int width = here.block_dim.x - w.row_begin;
    const unsigned int length = w.launch_order != forward ? 1 : width < end - w.next ? width : end - w.next;
    here.row_end = w.row_begin + length;
}

// Ends the row that runs, after its threads before `end`.
HIPPORT_CPU_INLINE void end_row(Worker& w, unsigned int end) {
    w.next += end - w.row_begin;
    while (w.next > w.current->end) ++w.current;  // wavefronts whose threads ended without waiting
}

// Ends the row that runs with its thread that runs, which waits.
HIPPORT_CPU_RARE void begin_waiting(Worker& w) {
    end_row(w, hipport_cpu_here.thread.x + 1);
    w.any_waits = true;
    w.lane = &lane_to_begin(w, w.next - 1);
    w.lane->fiber = w.running;
    w.running->outermost = static_cast<void**>(hipport_cpu_here.frame);
}

// The thread that runs as one that waits.
HIPPORT_CPU_INLINE Lane& waiting(Worker& w, Context* context) {
    if (__builtin_expect(w.lane == nullptr, false)) begin_waiting(w);
    w.lane->context = context;
    return *w.lane;
}

// --- Wave operations ---

// Whether a lane waits at an earlier place of the program than another. Lanes at the earliest place go first: from
// inside a loop they come to where those wait that have left it, not the other way round.
bool is_before(const Lane& a, const Lane& b) {
    uintptr_t calls_a[max_depth], calls_b[max_depth];
    int left_a = 0, left_b = 0;
    walk_calls(a, [&](uintptr_t place) { calls_a[left_a++] = place; });
    walk_calls(b, [&](uintptr_t place) { calls_b[left_b++] = place; });
    while (left_a > 0 && left_b > 0) {
        const uintptr_t place_a = calls_a[--left_a], place_b = calls_b[--left_b];
        if (place_a != place_b) return place_a < place_b;
    }
    return left_a < left_b;
}

// The lanes that wait at the earliest place of those where lanes of the wavefront meet.
HIPPORT_CPU_RARE uint64_t earliest_group(const Worker& w, const Wave& wave) {
    const Lane* const lanes = w.lanes + wave.first;
    const uint64_t* const calls = w.calls + wave.first;
    unsigned int earliest = __builtin_ctzll(wave.meeting);
    for (uint64_t rest = wave.meeting; rest != 0; rest &= rest - 1) {
        const unsigned int lane = __builtin_ctzll(rest);
        if (calls[lane] != calls[earliest] && is_before(lanes[lane], lanes[earliest])) earliest = lane;
    }
    uint64_t group = 0;
    for (uint64_t rest = wave.meeting; rest != 0; rest &= rest - 1) {
        const unsigned int lane = __builtin_ctzll(rest);
        if (calls[lane] == calls[earliest]) group |= uint64_t{1} << lane;
    }
    return group;
}

// Lets the lanes meet that wait at the earliest place. They read the meeting when they go on; by the next one of their
// wavefront all have. Returns whether other wavefronts are to go on before.
HIPPORT_CPU_RARE bool meet(Worker& w, Wave& wave) {
    const uint64_t waiting = wave.meeting | wave.at_barrier;
    Meeting& met = wave.meetings[wave.arriving];
    wave.arriving ^= 1;
    met.lanes = wave.together ? wave.meeting : earliest_group(w, wave);
    met.votes = wave.votes & met.lanes;
    wave.meeting &= ~met.lanes;
    wave.ready |= met.lanes;
    wave.result = &met;
    for (uint64_t rest = wave.meeting; rest != 0; rest &= rest - 1) {
        const unsigned int lane = __builtin_ctzll(rest);
        wave.meetings[wave.arriving].values[lane] = met.values[lane];
    }
    const bool is_pause = (wave.pausing & met.lanes) != 0;
    const bool is_step = (wave.stepping & met.lanes) != 0;
    wave.pausing &= ~met.lanes;
    wave.stepping &= ~met.lanes;
    // A pause orders nothing, what the lanes wait for does; nor does lock step.
    if (w.checker != nullptr && !is_pause && !is_step) check_meeting(w, {wave.first, met.lanes}, met, waiting);
    return is_pause;
}

// --- Barriers ---

HIPPORT_CPU_RARE void check_barrier_of(Worker& w) {
    Group waiting[max_waves];
    for (unsigned int i = 0; i < w.wave_count; ++i) waiting[i] = {w.waves[i].first, w.waves[i].at_barrier};
    check_barrier(w, waiting, w.wave_count);
}

// Lets the threads of the block go on that wait at the barrier, which are all that have not ended. False without any.
HIPPORT_CPU_RARE bool release_barrier(Worker& w) {
    unsigned int threads = 0;
    for (unsigned int i = 0; i < w.wave_count; ++i) threads += __builtin_popcountll(w.waves[i].at_barrier);
    if (threads == 0) return false;
    if (w.grid_barrier) meet_grid(w);
    w.grid_barrier = false;
    if (w.checker != nullptr) check_barrier_of(w);
    unsigned int votes = 0;
    for (unsigned int i = 0; i < w.wave_count; ++i) {
        Wave& wave = w.waves[i];
        votes += __builtin_popcountll(wave.votes & wave.at_barrier);
        wave.ready |= wave.at_barrier;
        wave.at_barrier = 0;
        wave.result = &w.arrivals;
    }
    w.arrivals = {threads, votes};
    w.current = w.waves;
    return true;
}

// --- Schedule ---

HIPPORT_CPU_INLINE Turn continue_lane(Worker& w, Wave& wave, unsigned int number) {
    Lane& lane = w.lanes[wave.first + number];
    w.lane = &lane;
    w.running = lane.fiber;
    hipport_cpu_here.thread = lane.thread;
    return {lane.context, wave.result};
}

HIPPORT_CPU_INLINE Turn continue_fiber(Worker& w, Fiber& fiber) {
    w.running = &fiber;
    return {fiber.context, nullptr};
}

Turn back_to_main(Worker& w) {
    w.inside.store(false, std::memory_order_relaxed);
    return {w.main, nullptr};
}

// Which threads of the block let others go on and which wait at barriers, as a hash.
uint64_t waits_of_block(const Worker& w) {
    uint64_t hash = 0;
    const auto add = [&](uint64_t value) { hash = (hash ^ value) * 0x9e3779b97f4a7c15u; };
    for (unsigned int i = 0; i < w.wave_count; ++i) {
        add(w.waves[i].ready);
        add(w.waves[i].meeting);
        add(w.waves[i].at_barrier);
    }
    return hash;
}

// All wavefronts have gone on, and lanes of some have paused. Where the same ones have before, they wait; what else they do
// in their loops is not known, so no wait is steady here.
HIPPORT_CPU_RARE void end_round(Worker& w) {
    const uint64_t waits = waits_of_block(w);
    if (waits == w.waits) {
        wait_for_others(w, times_got_on(*w.job), false);
    } else {
        get_on(w);
    }
    w.waits = waits;
}

// Goes to the next wavefront of the block, after the last one to the first if lanes have paused. False without one.
bool go_to_next_wave(Worker& w) {
    if (w.current + 1 < w.waves + w.wave_count) {
        ++w.current;
        return true;
    }
    if (!w.has_paused) return false;
    w.has_paused = false;
    w.current = w.waves;
    end_round(w);
    return true;
}

// What runs next. `idle` is the running fiber if it has nothing left to do, else null.
Turn next_turn(Worker& w, Fiber* idle) {
    if (w.seeks) return back_to_main(w);
    for (;;) {
        Wave& wave = *w.current;
        if (w.next < wave.end) {
            begin_row(w);
            if (idle == nullptr) idle = take_fiber(w);
            return continue_fiber(w, *idle);
        }
        if (wave.ready != 0) {
            if (idle != nullptr) idle->next = w.idle, w.idle = idle;
            const unsigned int number = pick(wave.ready, w.launch_order);
            wave.ready &= ~(uint64_t{1} << number);
            return continue_lane(w, wave, number);
        }
        if (wave.meeting != 0) {
            if (meet(w, wave)) {
                w.has_paused = true;
                go_to_next_wave(w);
            }
        } else if (!go_to_next_wave(w) && !(w.any_waits && release_barrier(w))) {
            if (w.job->launch->cooperative) leave_grid(w);
            if (!begin_next_block(w)) return back_to_main(w);
        }
    }
}

HIPPORT_CPU_RARE Turn other_turn(Worker& w) { return next_turn(w, nullptr); }

HIPPORT_CPU_INLINE unsigned int number_in(const Worker& w, const Wave& wave, const Lane& lane) {
    return static_cast<unsigned int>(&lane - w.lanes) - wave.first;
}

// What runs while a thread waits. Most often that is the next lane of its wavefront.
HIPPORT_CPU_INLINE Turn turn_of_others(Worker& w, Wave& wave) {
    const uint64_t ready = wave.ready;
    if (ready == 0 || w.launch_order != forward) return other_turn(w);
    wave.ready = ready & (ready - 1);
    const unsigned int number = __builtin_ctzll(ready);
    prefetch(w.lanes[(wave.first + number + 2) % max_threads].context);
    return continue_lane(w, wave, number);
}

// Looks for the thread that failed, by running those of its row one after another on the running fiber's stack; they have
// no effect any more that counts. What ends one of them tells.
void seek(Worker& w) {
    const unsigned int end = hipport_cpu_here.row_end;
    w.guarded.store(0);
    for (unsigned int x = w.row_begin; x < end && w.seeks; ++x) {
        hipport_cpu_here.thread.x = x;
        hipport_cpu_here.row_end = x + 1;
        prepare(*w.running, fiber_entry);
        hipport_cpu_switch(&w.main, Turn{w.running->context, nullptr});
    }
    w.seeks = false;
}

}  // namespace

void execute(Worker& w, Job& job) {
    begin_job(w, job);
    const bool can_be_checked = job.plan == nullptr || job.plan->is_checked;
    if (job.launch->check != nullptr && can_be_checked && !begin_checker(w)) {
        fail(job, Outcome::no_memory, 0, nullptr, nullptr, "no memory for the check");
    }
    if (job.plan != nullptr) {
        execute_units(w);
    } else if (begin_next_block(w)) {
        hipport_cpu_switch(&w.main, next_turn(w, nullptr));
        if (w.seeks) seek(w);
    }
    if (w.stacks.has_overflowed()) {
        fail(job, Outcome::stopped_by_signal, SIGSEGV, nullptr, nullptr, stack_overflow);
        w.stacks.release();
    }
    const bool is_many = job.workers.load() > job.launch->workers;
    if (is_many) w.stacks.offer();  // the next launch may need no more than one worker for each core
    end_checker(w);
    w.job = nullptr;
}

void retire(Worker& w) {
    if (w.job->plan != nullptr) retire_lane(w);
    if (w.lane == nullptr) end_row(w, hipport_cpu_here.thread.x + 1);
    w.guarded.store(0, std::memory_order_relaxed);
    // The fiber begins again when it is needed; what is on its stack is given up.
    Fiber& left = *w.running;
    prepare(left, fiber_entry);
    left.next = w.idle;
    w.idle = &left;
    Context* given_up;
    hipport_cpu_switch(&given_up, next_turn(w, nullptr));
    __builtin_unreachable();
}

}  // namespace hipport_cpu

using namespace hipport_cpu;

extern "C" __attribute__((used)) Turn hipport_cpu_at_end_of_row(uint64_t, Context* context) {
    Worker& w = *worker;
    if (w.lane == nullptr) end_row(w, hipport_cpu_here.row_end);
    w.running->context = context;
    return next_turn(w, w.running);
}

namespace {

// The thread that runs comes to where lanes of its wavefront meet.
HIPPORT_CPU_INLINE Turn come_to_meeting(uint64_t value, Context* context, Wait wait) {
    Worker& w = *worker;
    const Lane& lane = waiting(w, context);
    Wave& wave = *w.current;
    const unsigned int number = number_in(w, wave, lane);
    const uint64_t bit = uint64_t{1} << number;
    if (wait == Wait::pause) wave.pausing |= bit;
    if (wait == Wait::step) wave.stepping |= bit;
    const uint64_t calls = hash_of_calls(lane);
    w.calls[wave.first + number] = calls;
    if (wave.meeting == 0) wave.calls = calls, wave.together = true;
    if (calls != wave.calls) wave.together = false;
    wave.meeting |= bit;
    wave.meetings[wave.arriving].values[number] = value;
    wave.votes = (wave.votes & ~bit) | (value & 1) << number;
    return turn_of_others(w, wave);
}

}  // namespace

extern "C" __attribute__((used)) Turn hipport_cpu_at_meeting(uint64_t value, Context* context) {
    return come_to_meeting(value, context, Wait::meeting);
}

extern "C" __attribute__((used)) Turn hipport_cpu_at_step(uint64_t, Context* context) {
    return come_to_meeting(0, context, Wait::step);
}

extern "C" __attribute__((used)) Turn hipport_cpu_at_pause(uint64_t, Context* context) {
    return come_to_meeting(0, context, Wait::pause);
}

extern "C" __attribute__((used)) Turn hipport_cpu_at_barrier(uint64_t, Context* context) {
    Worker& w = *worker;
    const Lane& lane = waiting(w, context);
    Wave& wave = *w.current;
    wave.at_barrier |= uint64_t{1} << number_in(w, wave, lane);
    return turn_of_others(w, wave);
}

extern "C" __attribute__((used)) Turn hipport_cpu_at_vote(uint64_t predicate, Context* context) {
    Worker& w = *worker;
    const Lane& lane = waiting(w, context);
    Wave& wave = *w.current;
    const unsigned int number = number_in(w, wave, lane);
    const uint64_t bit = uint64_t{1} << number;
    wave.at_barrier |= bit;
    wave.votes = (wave.votes & ~bit) | predicate << number;
    return turn_of_others(w, wave);
}

extern "C" void hipport_cpu_await_grid() {
    Worker& w = *worker;
    if (!w.job->launch->cooperative) {
        hipport_cpu_misuse("the grid is synchronized in a launch that is not cooperative");
    }
    w.grid_barrier = true;
}

HIPPORT_CPU_ENTRY(hipport_cpu_enter_next_row, hipport_cpu_at_end_of_row);
HIPPORT_CPU_ENTRY(hipport_cpu_enter_meet, hipport_cpu_at_meeting);
HIPPORT_CPU_ENTRY(hipport_cpu_enter_step, hipport_cpu_at_step);
HIPPORT_CPU_ENTRY(hipport_cpu_enter_pause, hipport_cpu_at_pause);
HIPPORT_CPU_ENTRY(hipport_cpu_enter_barrier, hipport_cpu_at_barrier);
HIPPORT_CPU_ENTRY(hipport_cpu_enter_vote, hipport_cpu_at_vote);
