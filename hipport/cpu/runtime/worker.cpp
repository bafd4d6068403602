#include "worker.h"

#include <time.h>

__thread __attribute__((tls_model("initial-exec"))) hipport_cpu::Here hipport_cpu_here;

namespace hipport_cpu {

__thread __attribute__((tls_model("initial-exec"))) Worker* worker = nullptr;

double now() {
    timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec + 1e-9 * time.tv_nsec;
}

}  // namespace hipport_cpu
