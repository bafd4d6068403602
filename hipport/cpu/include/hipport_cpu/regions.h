// What the loops that hipport makes of a kernel and the runtime that calls them know of each other.

#ifndef HIPPORT_CPU_REGIONS_H
#define HIPPORT_CPU_REGIONS_H

#include "hipport_cpu/runtime.h"

namespace hipport_cpu {

// Lanes that go through a kernel together: those of a wavefront; where no lanes meet, as many threads in their order.
constexpr unsigned int max_lanes = 64;

// What the loops read of their lanes: `frame` is where values are kept between regions, `values` where lanes leave those
// with which they wait, `result` what the last wait gives, `states` where they leave the region in which they go on,
// where it may be one of several. `x`, `y` and `z` are the place in the block of the first lane of those called for.
struct Unit {
    void* frame;
    uint64_t* values;
    const void* result;
    uint16_t* states;
    void* arguments;
    Here* here;
    unsigned int x, y, z;
    // In a check build: the region that lanes go through, and which of them have ended in their kernel by a fault, or do
    // not go through it.
    unsigned int region;
    uint64_t ended, skipped;
};

// How a region's threads have come to it: `none` from its begin, or on another round of a loop. In a `pause` they have let
// others go on; in a `spin` they have gone around a loop that does nothing but look at what others may write. A `step` is
// a meeting before an access to volatile shared memory.
enum class Wait : uint8_t { none, meeting, barrier, vote, pause, spin, step };

// A kernel as loops. Region 0 is the code from its begin on, each other one that after a wait, or a round of a loop that
// all lanes go around; regions have the order of the program. `step` executes a region for the lanes from `begin` up to
// `end`, which are in one row of the block, and others after it as long as all go on without a wait. It returns the
// region in which all lanes go on; or that this `varies` after the region in the bits above.
struct Plan {
    static constexpr unsigned int ended = 0xffff, varies = 0xfffe;
    // The region of a check build that says where waits are.
    static constexpr unsigned int places = 0xfffd;

    // A value that is the same for all lanes which go on from `region` in `after`: where each of them leaves it in the
    // frame, and where one of these is put.
    struct Taken {
        unsigned int region, after, from, to, bytes;
    };

    unsigned int (*step)(Unit* unit, unsigned int region, unsigned int begin, unsigned int end);
    const Wait* waits;  // of each region, the one before it
    const Taken* taken;
    unsigned int taken_count;
    unsigned int regions;
    unsigned int frame_bytes;    // of a unit
    unsigned int uniform_bytes;  // from its begin on: values that are the same for all its lanes
    unsigned int local_bytes;    // of the variables that each thread has in memory
    unsigned int locals;         // where in the frame they are, of one lane after the other
    unsigned int meets;          // whether there are wave operations
    unsigned int is_checked;     // whether it is of a check build, whose loops tell which lane runs
};

}  // namespace hipport_cpu

// Whether a thread that goes around a loop in which it waits for another one lets others go on now.
extern "C" __attribute__((visibility("default"))) bool hipport_cpu_spins();

// In a check build: the wait before a region is where this call is in the source.
extern "C" __attribute__((visibility("default"))) void hipport_cpu_place_of_wait(unsigned int region);

#endif
