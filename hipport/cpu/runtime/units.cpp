#include "units.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "blocks.h"
#include "check.h"
#include "ending.h"
#include "lanes.h"

namespace hipport_cpu {

namespace {

// How often a thread goes around a loop in which it may wait for others before these go on.
constexpr unsigned int rounds_alone = 256;

constexpr size_t line_bytes = 64, page_bytes = 4096;

uint64_t lowest(unsigned int count) { return count == 64 ? ~uint64_t{0} : (uint64_t{1} << count) - 1; }

bool reserve_frames(Units& units, size_t bytes) {
    if (bytes <= units.frames_bytes) return true;
    if (units.frames_bytes > 0) munmap(units.frames, units.frames_bytes);
    units.frames_bytes = 0;
    bytes += page_bytes;
    void* const memory =
        mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED) return false;
    units.frames = static_cast<char*>(memory);
    units.frames_bytes = bytes;
    return true;
}

// Whether lanes let others go on before a region, in a loop in which they wait for what these do.
bool is_pause(Wait wait) { return wait == Wait::pause || wait == Wait::spin; }

bool has_pauses(const Plan& plan) {
    for (unsigned int i = 0; i < plan.regions; ++i) {
        if (is_pause(plan.waits[i])) return true;
    }
    return false;
}

// Has the kernel say where its waits are.
bool find_places(Units& units, const Plan& plan) {
    const void** const places = static_cast<const void**>(realloc(units.places, plan.regions * sizeof(void*)));
    if (places == nullptr) return false;
    units.places = places;
    Unit unit{};
    plan.step(&unit, Plan::places, 0, 0);
    return true;
}

bool begin_units(Worker& w) {
    if (w.units == nullptr) w.units = static_cast<Units*>(calloc(1, sizeof(Units)));
    if (w.units == nullptr) return false;
    Units& units = *w.units;
    const Plan& plan = *w.job->plan;
    const unsigned int width = plan.meets ? w.job->launch->wavefront : max_lanes;
    units.plan = &plan;
    units.count = (w.thread_count + width - 1) / width;
    units.singly = w.launch_order != forward;
    units.pauses = has_pauses(plan);
    const size_t frame = (plan.frame_bytes + line_bytes - 1) / line_bytes * line_bytes;
    if (!reserve_frames(units, units.count * frame + 2 * plan.uniform_bytes)) return false;
    units.uniforms = units.frames + units.count * frame;
    if (w.checker != nullptr && !find_places(units, plan)) return false;
    for (unsigned int i = 0; i < units.count; ++i) {
        const unsigned int number = ordered(i, units.count, w.launch_order);
        Lanes& lanes = units.lanes[i];
        const unsigned int rest = w.thread_count - number * width;
        lanes.first = number * width;
        lanes.count = rest < width ? rest : width;
        lanes.is_row = w.lanes[lanes.first].thread.x + lanes.count <= hipport_cpu_here.block_dim.x;
        lanes.unit = {units.frames + i * frame, nullptr, nullptr, lanes.states, w.job->kernel, &hipport_cpu_here, 0, 0, 0, 0, 0, 0};
    }
    return true;
}

// --- Execution ---

// Executes lanes of a check build. One that is retired has ended: those after it go through the region again.
__attribute__((noinline)) unsigned int step_checked(Worker& w, const Plan& plan, Lanes& lanes, unsigned int begin,
                                                    unsigned int end) {
    Units& units = *w.units;
    Unit& unit = lanes.unit;
    units.running = &lanes;
    unit.region = lanes.region;
    unit.skipped = unit.ended;
    if (_setjmp(units.without_retired) != 0) {
        const unsigned int retired = begin + hipport_cpu_here.thread.x - unit.x;
        unit.ended |= uint64_t{1} << retired;
        unit.skipped = unit.ended | lowest(retired + 1);
    }
    return plan.step(&unit, unit.region, begin, end);
}

// Executes lanes that follow one another in a row of the block.
HIPPORT_CPU_INLINE unsigned int step(Worker& w, const Plan& plan, Lanes& lanes, unsigned int begin, unsigned int end) {
    const Position& thread = w.lanes[lanes.first + begin].thread;
    lanes.unit.x = thread.x;
    lanes.unit.y = thread.y;
    lanes.unit.z = thread.z;
    hipport_cpu_here.thread = thread;
    if (w.checker != nullptr) return step_checked(w, plan, lanes, begin, end);
    return plan.step(&lanes.unit, lanes.region, begin, end);
}

// The lanes that go through a region in one call, of some: those that follow the first in its row.
uint64_t next_run(const Worker& w, const Lanes& lanes, uint64_t some) {
    const unsigned int begin = __builtin_ctzll(some);
    const uint64_t others = ~(some >> begin);
    const unsigned int length = others == 0 ? 64 : __builtin_ctzll(others);
    const unsigned int row = hipport_cpu_here.block_dim.x - w.lanes[lanes.first + begin].thread.x;
    return lowest(length < row ? length : row) << begin;
}

// Executes any lanes, in the order of the launch. Each call begins with the same uniform values; what calls make of them
// is the same too, where they change them.
__attribute__((noinline)) unsigned int step_some(Worker& w, const Units& units, Lanes& lanes, uint64_t some) {
    const Plan& plan = *units.plan;
    const unsigned int bytes = plan.uniform_bytes;
    char* const uniform = static_cast<char*>(lanes.unit.frame);
    char *const before = units.uniforms, *const after = units.uniforms + bytes;
    memcpy(before, uniform, bytes);
    memcpy(after, uniform, bytes);
    unsigned int came_to = Plan::ended;  // the same for all: what they do not agree on varies within each call
    while (some != 0) {
        const uint64_t run =
            units.singly ? uint64_t{1} << pick(some, w.launch_order) : next_run(w, lanes, some);
        const unsigned int begin = __builtin_ctzll(run);
        const unsigned int end = begin + static_cast<unsigned int>(__builtin_popcountll(run));
        came_to = step(w, plan, lanes, begin, end);
        if ((came_to & 0xffff) != Plan::varies) {
            for (unsigned int lane = begin; lane < end; ++lane) lanes.states[lane] = static_cast<uint16_t>(came_to);
        }
        some &= ~run;
        for (unsigned int i = 0; i < bytes; ++i) {
            if (uniform[i] != before[i]) after[i] = uniform[i];
        }
        memcpy(uniform, some != 0 ? before : after, bytes);
    }
    return came_to;
}

void wait_at(const Plan& plan, Lanes& lanes, uint64_t some, unsigned int state) {
    if (state == Plan::ended) return;
    const Wait wait = plan.waits[state];
    const bool is_of_block = wait == Wait::barrier || wait == Wait::vote;
    (wait == Wait::none ? lanes.ready : is_of_block ? lanes.at_barrier : lanes.meeting) |= some;
}

// Puts values where all lanes find them that go on in a region, as one of them has left them.
void take_uniform(const Plan& plan, Lanes& lanes, unsigned int region, uint64_t some) {
    char* const frame = static_cast<char*>(lanes.unit.frame);
    for (unsigned int i = 0; i < plan.taken_count; ++i) {
        const Plan::Taken& value = plan.taken[i];
        if (value.region != region) continue;
        for (uint64_t rest = some; rest != 0; rest &= rest - 1) {
            const unsigned int lane = __builtin_ctzll(rest);
            if (lanes.states[lane] != value.after) continue;
            memcpy(frame + value.to, frame + value.from + lane * value.bytes, value.bytes);
            break;
        }
    }
}

// Takes up where each of some lanes has come to.
void part(const Plan& plan, Lanes& lanes, uint64_t some) {
    const uint16_t* const states = lanes.states;
    const unsigned int state = states[__builtin_ctzll(some)];
    unsigned int others = 0;
    if (some == lowest(lanes.count)) {
        for (unsigned int i = 0; i < lanes.count; ++i) others |= states[i] ^ state;
    } else {
        for (uint64_t rest = some; rest != 0; rest &= rest - 1) others |= states[__builtin_ctzll(rest)] ^ state;
    }
    if (others == 0) {
        lanes.region = state;
        return wait_at(plan, lanes, some, state);
    }
    for (uint64_t rest = some; rest != 0; rest &= rest - 1) {
        const unsigned int lane = __builtin_ctzll(rest);
        wait_at(plan, lanes, uint64_t{1} << lane, states[lane]);
    }
    lanes.together = false;
}

// Those of some lanes that have come to a region.
uint64_t in_region(const Lanes& lanes, uint64_t some, unsigned int region) {
    uint64_t found = 0;
    for (uint64_t rest = some; rest != 0; rest &= rest - 1) {
        const unsigned int lane = __builtin_ctzll(rest);
        if (lanes.states[lane] == region) found |= uint64_t{1} << lane;
    }
    return found;
}

// The lanes that are to go on in the region of the first of them.
uint64_t ready_in_one_region(const Worker& w, Lanes& lanes) {
    if (lanes.together) return lanes.ready;
    lanes.region = lanes.states[pick(lanes.ready, w.launch_order)];
    const uint64_t found = in_region(lanes, lanes.ready, lanes.region);
    if (found == lanes.ready && (lanes.meeting | lanes.at_barrier) == 0) lanes.together = true;
    return found;
}

void advance(Worker& w, const Units& units, Lanes& lanes) {
    const Plan& plan = *units.plan;
    uint64_t some = ready_in_one_region(w, lanes);
    const bool is_whole = lanes.is_row && !units.singly && some == lowest(lanes.count);
    lanes.unit.values = lanes.meetings[lanes.arriving].values;
    const unsigned int after = is_whole ? step(w, plan, lanes, 0, lanes.count) : step_some(w, units, lanes, some);
    lanes.ready &= ~some;
    some &= ~lanes.unit.ended;
    if (some == 0) return;
    if ((after & 0xffff) == Plan::varies) {
        take_uniform(plan, lanes, after >> 16, some);
        return part(plan, lanes, some);
    }
    lanes.region = after;
    wait_at(plan, lanes, some, after);
}

// --- Waits ---

uint64_t lowest_bits(const uint64_t* values) {
    uint64_t bits = 0;
    for (unsigned int i = 0; i < max_lanes; ++i) bits |= (values[i] & 1) << i;
    return bits;
}

// The earliest region before which lanes wait for each other.
unsigned int earliest_region(const Lanes& lanes) {
    if (lanes.together) return lanes.region;
    unsigned int first = Plan::ended;
    for (uint64_t rest = lanes.meeting; rest != 0; rest &= rest - 1) {
        const unsigned int state = lanes.states[__builtin_ctzll(rest)];
        if (state < first) first = state;
    }
    return first;
}

// The lanes that wait at the earliest wave operation of those where lanes wait. That they are all there are again is
// what brings lanes together.
uint64_t earliest(Lanes& lanes) {
    const unsigned int first = earliest_region(lanes);
    const uint64_t found = in_region(lanes, lanes.meeting, first);
    if (found == lanes.meeting && lanes.at_barrier == 0) {
        lanes.together = true;
        lanes.region = first;
    }
    return found;
}

// A pause orders nothing, what the lanes wait for does; nor does lock step.
void meet(Worker& w, const Units& units, Lanes& lanes) {
    const Wait wait = w.checker != nullptr ? units.plan->waits[earliest_region(lanes)] : Wait::none;
    const uint64_t waiting = lanes.meeting | lanes.at_barrier;
    Meeting& met = lanes.meetings[lanes.arriving];
    lanes.arriving ^= 1;
    met.lanes = lanes.together ? lanes.meeting : earliest(lanes);
    met.votes = lowest_bits(met.values) & met.lanes;
    lanes.meeting &= ~met.lanes;
    lanes.ready |= met.lanes;
    lanes.unit.result = &met;
    // Others wait on, with the values with which they came.
    for (uint64_t rest = lanes.meeting | lanes.at_barrier; rest != 0; rest &= rest - 1) {
        const unsigned int lane = __builtin_ctzll(rest);
        lanes.meetings[lanes.arriving].values[lane] = met.values[lane];
    }
    if (wait == Wait::meeting) check_meeting(w, {lanes.first, met.lanes}, met, waiting);
}

// Whether all threads of the block that have not ended wait at the same barrier.
bool are_at_one_barrier(const Units& units) {
    unsigned int region = Plan::ended;
    for (unsigned int i = 0; i < units.count; ++i) {
        const Lanes& lanes = units.lanes[i];
        if (lanes.at_barrier == 0) continue;
        if (!lanes.together || (region != Plan::ended && lanes.region != region)) return false;
        region = lanes.region;
    }
    return true;
}

void check_barrier_of(Worker& w, const Units& units) {
    Group waiting[max_waves];
    const unsigned int count = are_at_one_barrier(units) ? 0 : units.count;
    for (unsigned int i = 0; i < count; ++i) waiting[i] = {units.lanes[i].first, units.lanes[i].at_barrier};
    check_barrier(w, waiting, count);
}

bool release_barrier(Worker& w, Units& units) {
    unsigned int threads = 0, votes = 0;
    for (unsigned int i = 0; i < units.count; ++i) threads += __builtin_popcountll(units.lanes[i].at_barrier);
    if (threads == 0) return false;
    if (w.grid_barrier) meet_grid(w);
    w.grid_barrier = false;
    if (w.checker != nullptr) check_barrier_of(w, units);
    for (unsigned int i = 0; i < units.count; ++i) {
        Lanes& lanes = units.lanes[i];
        const uint64_t* const values = lanes.meetings[lanes.arriving].values;
        for (uint64_t rest = lanes.at_barrier; rest != 0; rest &= rest - 1) {
            const unsigned int lane = __builtin_ctzll(rest);
            const unsigned int state = lanes.together ? lanes.region : lanes.states[lane];
            if (units.plan->waits[state] != Wait::vote) {
                if (lanes.together) break;
                continue;
            }
            votes += values[lane] & 1;
        }
        lanes.ready |= lanes.at_barrier;
        lanes.at_barrier = 0;
        lanes.unit.result = &w.arrivals;
    }
    w.arrivals = {threads, votes};
    return true;
}

// --- Blocks ---

// Those of some lanes that let others go on before they do, in loops of their own.
uint64_t pausing(const Plan& plan, const Lanes& lanes, uint64_t some) {
    some &= lanes.meeting;
    if (some == 0 || lanes.together) return some != 0 && is_pause(plan.waits[lanes.region]) ? some : 0;
    uint64_t found = 0;
    for (uint64_t rest = some; rest != 0; rest &= rest - 1) {
        const unsigned int lane = __builtin_ctzll(rest);
        if (is_pause(plan.waits[lanes.states[lane]])) found |= uint64_t{1} << lane;
    }
    return found;
}

// Lets the lanes go on that let others do so before, up to where they wait again. Returns whether all let others go on
// again; they are not steady where that is in another loop.
bool resume(Worker& w, Units& units, Lanes& lanes) {
    const unsigned int region = earliest_region(lanes);
    meet(w, units, lanes);
    const uint64_t resumed = lanes.ready;
    advance(w, units, lanes);
    const bool are_all = lanes.together && lanes.region == region;
    const uint64_t again = lanes.together ? (are_all ? lanes.meeting : 0) : in_region(lanes, lanes.meeting, region);
    if (units.plan->waits[region] != Wait::spin || (resumed & ~again) != 0) units.is_steady = false;
    return (resumed & ~pausing(*units.plan, lanes, resumed)) == 0;
}

// Lets lanes go on until all have ended or wait at a barrier, or let others go on. Returns whether some do that.
bool go_on_or_pause(Worker& w, Units& units, Lanes& lanes) {
    const auto may_resume = [&] {
        return lanes.ready == 0 && lanes.meeting != 0 && is_pause(units.plan->waits[earliest_region(lanes)]);
    };
    const bool does_resume = may_resume();
    if (does_resume && resume(w, units, lanes) && may_resume()) return true;
    units.only_waits &= !does_resume && lanes.ready == 0 && lanes.meeting == 0;
    while (lanes.ready != 0 || lanes.meeting != 0) {
        if (may_resume()) return true;
        if (lanes.ready == 0) meet(w, units, lanes);
        advance(w, units, lanes);
    }
    return false;
}

// Lets all lanes go on until those that have not ended wait at a barrier; in loops of their own, they take turns.
__attribute__((noinline)) void take_turns(Worker& w, Units& units) {
    for (bool has_paused = true; has_paused;) {
        const uint64_t since = times_got_on(*w.job);
        has_paused = false;
        units.only_waits = units.is_steady = true;
        for (unsigned int i = 0; i < units.count; ++i) has_paused |= go_on_or_pause(w, units, units.lanes[i]);
        if (has_paused && units.only_waits) {
            wait_for_others(w, since, units.is_steady);
        } else {
            get_on(w);
        }
    }
}

HIPPORT_CPU_INLINE void go_on(Worker& w, Units& units) {
    for (unsigned int i = 0; i < units.count; ++i) {
        Lanes& lanes = units.lanes[i];
        while (lanes.ready != 0 || lanes.meeting != 0) {
            if (lanes.ready == 0) meet(w, units, lanes);
            advance(w, units, lanes);
        }
    }
}

void execute_block(Worker& w) {
    Units& units = *w.units;
    for (unsigned int i = 0; i < units.count; ++i) {
        Lanes& lanes = units.lanes[i];
        lanes.ready = lowest(lanes.count);
        lanes.meeting = lanes.at_barrier = lanes.unit.ended = 0;
        lanes.together = true;
        lanes.region = 0;
    }
    do {
        if (units.pauses) {
            take_turns(w, units);
        } else {
            go_on(w, units);
        }
    } while (release_barrier(w, units));
}

// A kernel that never waits goes through whole rows of its block.
void execute_rows_of_block(Worker& w) {
    Units& units = *w.units;
    Lanes& lanes = units.lanes[0];
    const unsigned int width = hipport_cpu_here.block_dim.x;
    lanes.region = 0;
    for (unsigned int row = 0; row < w.thread_count; row += width) step(w, *units.plan, lanes, row, row + width);
}

HIPPORT_CPU_INLINE void execute_one_block(Worker& w) {
    if (w.job->plan->regions == 1 && !w.units->singly && w.checker == nullptr) {
        execute_rows_of_block(w);
    } else {
        execute_block(w);
    }
}

[[noreturn]] void back_to_main(Worker& w) {
    w.inside.store(false, std::memory_order_relaxed);
    Context* left;
    hipport_cpu_switch(&left, Turn{w.main, nullptr});
    __builtin_unreachable();
}

void execute_blocks() {
    Worker& w = *worker;
    w.inside.store(true, std::memory_order_relaxed);
    while (begin_next_block(w)) {
        execute_one_block(w);
        if (w.job->launch->cooperative) leave_grid(w);
    }
    back_to_main(w);
}

// Executes the block once more that has failed, thread by thread: they have no effect any more that counts. What ends
// one of them tells.
void seek_in_block() {
    Worker& w = *worker;
    w.inside.store(true, std::memory_order_relaxed);
    w.units->singly = true;
    execute_block(w);
    back_to_main(w);
}

void run_on_stack(Worker& w, void (*entry)()) {
    Fiber& fiber = w.fibers[0];
    place(fiber, 0, w.stacks.use(0), w.stacks.stack_bytes());
    prepare(fiber, entry);
    w.running = &fiber;
    hipport_cpu_switch(&w.main, Turn{fiber.context, nullptr});
}

}  // namespace

void execute_units(Worker& w) {
    Job& job = *w.job;
    if (job.plan->local_bytes > job.launch->local_bytes) {
        fail(job, Outcome::stopped_by_signal, SIGSEGV, nullptr, nullptr, stack_overflow);
        return;
    }
    if (!begin_units(w)) {
        fail(job, Outcome::no_memory, 0, nullptr, nullptr, "no memory for the variables of a block's threads");
        return;
    }
    hipport_cpu_here.is_copied = w.checker == nullptr;  // which lane of a loop runs is not known
    run_on_stack(w, execute_blocks);
    if (w.seeks && job.plan != nullptr) {
        w.guarded.store(0);
        run_on_stack(w, seek_in_block);
        w.seeks = false;
    }
}

void retire_lane(Worker& w) {
    w.guarded.store(0, std::memory_order_relaxed);
    _longjmp(w.units->without_retired, 1);
}

}  // namespace hipport_cpu

extern "C" void hipport_cpu_place_of_wait(unsigned int region) {
    hipport_cpu::worker->units->places[region] = __builtin_return_address(0);
}

extern "C" bool hipport_cpu_spins() {
    hipport_cpu::Worker& w = *hipport_cpu::worker;
    w.spinning = __builtin_return_address(0);
    return ++w.spins % hipport_cpu::rounds_alone == 0;
}
