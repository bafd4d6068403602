// Calls of the program: where in its code a function of the interface was called.

#include "host.h"

namespace hipport_cpu {

namespace {

thread_local const void* current = nullptr;

}  // namespace

Call::Call(const void* caller) : is_outermost_(current == nullptr) {
    if (is_outermost_) current = caller;
}

Call::~Call() {
    if (is_outermost_) current = nullptr;
}

const void* Call::caller() { return current; }

Call::Resumed::Resumed(const void* caller) : before_(current) { current = caller; }

Call::Resumed::~Resumed() { current = before_; }

}  // namespace hipport_cpu
