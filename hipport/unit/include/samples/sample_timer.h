// The stopwatch of NVIDIA's samples (helper_timer.h), by the clock of C++. Comes with hipport, belongs to the project
// that it was copied into.
// hipport: ignore-file
//
// All times are in milliseconds of the host's clock. What runs on the device has to be waited for before a stop.

#ifndef HIPPORT_SAMPLE_TIMER_H
#define HIPPORT_SAMPLE_TIMER_H

#include <chrono>

class StopWatchInterface {
  public:
    StopWatchInterface() {}
    virtual ~StopWatchInterface() {}

    virtual void start() {
        started = Clock::now();
        running = true;
    }
    virtual void stop() {
        if (!running) return;
        total += since_start();
        ++stops;
        running = false;
    }
    // A watch that runs goes on from zero.
    virtual void reset() {
        total = 0.0f;
        stops = 0;
        started = Clock::now();
    }
    // The time between starts and stops, and that since the last start of a watch that runs.
    virtual float getTime() { return running ? total + since_start() : total; }
    // The time from a start to a stop, on average; 0 before the first stop.
    virtual float getAverageTime() { return stops > 0 ? total / static_cast<float>(stops) : 0.0f; }

  private:
    typedef std::chrono::steady_clock Clock;

    float since_start() const { return std::chrono::duration<float, std::milli>(Clock::now() - started).count(); }

    Clock::time_point started;
    float total = 0.0f;
    int stops = 0;
    bool running = false;
};

inline bool sdkCreateTimer(StopWatchInterface **watch) {
    *watch = new StopWatchInterface();
    return true;
}
inline bool sdkDeleteTimer(StopWatchInterface **watch) {
    delete *watch;
    *watch = nullptr;
    return true;
}
inline bool sdkStartTimer(StopWatchInterface **watch) {
    if (*watch) (*watch)->start();
    return true;
}
inline bool sdkStopTimer(StopWatchInterface **watch) {
    if (*watch) (*watch)->stop();
    return true;
}
inline bool sdkResetTimer(StopWatchInterface **watch) {
    if (*watch) (*watch)->reset();
    return true;
}
inline float sdkGetTimerValue(StopWatchInterface **watch) { return *watch ? (*watch)->getTime() : 0.0f; }
inline float sdkGetAverageTimerValue(StopWatchInterface **watch) { return *watch ? (*watch)->getAverageTime() : 0.0f; }

#endif
