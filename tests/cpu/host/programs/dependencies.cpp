// Random work in random streams with random events: `dependencies FIRST LAST` does that for each seed and prints what went
// wrong. What each task comes after is computed here from HIP's rules, as sets of tasks.

#include <stdio.h>
#include <stdlib.h>

#include <bitset>
#include <random>
#include <vector>

#include "../../../../hipport/cpu/host/host.h"

namespace {

constexpr size_t most_tasks = 64;
using Tasks = std::bitset<most_tasks>;

// The legacy default stream waits for blocking streams, and they for it.
struct Model {
    std::vector<bool> is_blocking;  // of each stream; the first is the default stream
    std::vector<Tasks> submitted;   // to each stream, with what that comes after

    Tasks before(size_t stream) const {
        Tasks tasks = submitted[stream];
        for (size_t other = 0; other < submitted.size(); ++other) {
            const bool waits = stream == 0 ? is_blocking[other] : other == 0 && is_blocking[stream];
            if (waits) tasks |= submitted[other];
        }
        return tasks;
    }
};

Tasks done;
std::vector<Tasks> needed;  // by each task
bool is_wrong;

void run(void* number) {
    const size_t task = reinterpret_cast<size_t>(number);
    is_wrong |= (needed[task] & ~done).any() || done[task];
    done[task] = true;
}

void check(hipError_t error) { is_wrong |= error != hipSuccess; }

bool is_right(unsigned int seed, bool is_delayed) {
    std::mt19937 random(seed);
    const auto below = [&](size_t limit) { return random() % limit; };
    std::vector<hipStream_t> streams{nullptr, hipStreamPerThread};
    Model model{{true, true}, {}};
    for (size_t i = below(4); i > 0; --i) {
        const bool is_blocking = below(2) == 0;
        streams.emplace_back();
        check(hipStreamCreateWithFlags(&streams.back(), is_blocking ? hipStreamDefault : hipStreamNonBlocking));
        model.is_blocking.push_back(is_blocking);
    }
    model.submitted.resize(streams.size());
    std::vector<hipEvent_t> events(3);
    std::vector<Tasks> recorded(events.size());
    for (hipEvent_t& event : events) check(hipEventCreate(&event));

    done.reset();
    needed.clear();
    is_wrong = false;
    Tasks awaited;
    // What has been awaited is done, and nothing else where work is delayed.
    const auto await = [&](const Tasks& tasks) {
        awaited |= tasks;
        is_wrong |= is_delayed ? done != awaited : (awaited & ~done).any();
    };
    while (needed.size() < most_tasks) {
        const size_t stream = below(streams.size()), event = below(events.size());
        switch (below(8)) {
            case 0:
                check(hipEventRecord(events[event], streams[stream]));
                recorded[event] = model.submitted[stream] = model.before(stream);
                break;
            case 1:
                check(hipStreamWaitEvent(streams[stream], events[event], 0));
                model.submitted[stream] = model.before(stream) | recorded[event];
                break;
            case 2:
                if (below(4) != 0) break;
                check(hipStreamSynchronize(streams[stream]));
                await(model.before(stream));
                break;
            case 3:
                if (below(4) != 0) break;
                check(hipEventSynchronize(events[event]));
                await(recorded[event]);
                break;
            default:
                needed.push_back(model.before(stream));
                check(hipLaunchHostFunc(streams[stream], run, reinterpret_cast<void*>(needed.size() - 1)));
                model.submitted[stream] = needed.back();
                model.submitted[stream][needed.size() - 1] = true;
        }
        if (is_delayed) is_wrong |= done != awaited;
    }
    for (size_t stream = 2; stream < streams.size(); ++stream) check(hipStreamDestroy(streams[stream]));
    for (const hipEvent_t event : events) check(hipEventDestroy(event));
    check(hipport_cpu::finish_device());
    return !is_wrong && done.all();
}

}  // namespace

int main(int, char** arguments) {
    for (int seed = atoi(arguments[1]); seed < atoi(arguments[2]); ++seed) {
        if (!is_right(seed, hipport_cpu::settings().delayed)) printf("wrong with seed %d\n", seed);
    }
    return 0;
}
