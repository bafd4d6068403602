// Kernels as loops over lanes: what the lanes of a block do.

#ifndef HIPPORT_CPU_LANES_H
#define HIPPORT_CPU_LANES_H

#include <setjmp.h>

#include "hipport_cpu/regions.h"
#include "worker.h"

namespace hipport_cpu {

// Lanes by what they do: they are to go on, wait at a wave operation, wait at a barrier. While they are `together`, all
// that have not ended are in `region`; else `states` has the region of each.
struct Lanes {
    Unit unit;
    uint64_t ready, meeting, at_barrier;
    bool together;
    bool is_row;  // all are in one row of the block
    unsigned int region;
    unsigned int first, count;  // threads of the block
    unsigned int arriving;      // which meeting gets the values of lanes that come; the other one is read
    uint16_t states[max_lanes];
    Meeting meetings[2];
};

// The units of a worker's block.
struct Units {
    Lanes lanes[max_waves];
    unsigned int count;
    const Plan* plan;
    bool singly;      // lanes go one after another, in the launch's order
    bool pauses;      // there are loops in which threads wait for others
    bool only_waits;  // in this round, all threads of the block that have gone on wait in loops of their own again
    bool is_steady;   // where each round does the same until another thread writes
    char* frames;
    size_t frames_bytes;
    char* uniforms;  // what they were and what they become, while lanes go through a region in several calls

    // Of a check build: where waits are, by the regions after them; the lanes that run, and where they go on without the
    // one that has been retired.
    const void** places;
    const Lanes* running;
    jmp_buf without_retired;
};

// In a check build: whether an address is in the variables of a thread of the block that runs, or in what the runtime tells
// it.
inline bool is_of_lane(const Worker& w, uintptr_t address, unsigned int thread) {
    const Units& units = *w.units;
    const Lanes& lanes = *units.running;
    if (address - reinterpret_cast<uintptr_t>(&units) < sizeof(Units)) return true;
    if (units.plan->regions == 1) return false;  // they are on the stack
    const unsigned int lane = thread - lanes.first;
    const uintptr_t frame = reinterpret_cast<uintptr_t>(lanes.unit.frame);
    return address - (frame + units.plan->locals + lane * units.plan->local_bytes) < units.plan->local_bytes;
}

// In a check build: where a thread of the block waits.
inline const void* place_of_wait(const Worker& w, unsigned int thread) {
    const Units& units = *w.units;
    unsigned int i = 0;
    while (thread - units.lanes[i].first >= units.lanes[i].count) ++i;
    const Lanes& lanes = units.lanes[i];
    return units.places[lanes.together ? lanes.region : lanes.states[thread - lanes.first]];
}

}  // namespace hipport_cpu

#endif
