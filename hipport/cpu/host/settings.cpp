// How the program is run, from the environment.

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "host.h"

namespace hipport_cpu {

namespace {

const char* text(const char* name, const char* otherwise) {
    const char* const value = getenv(name);
    return value != nullptr && *value != '\0' ? value : otherwise;
}

unsigned int number(const char* name, long otherwise) {
    return static_cast<unsigned int>(strtoul(text(name, ""), nullptr, 10) ?: static_cast<unsigned long>(otherwise));
}

Settings from_environment() {
    Settings settings{};
    settings.wavefront = number("HIPPORT_RUN_WAVEFRONT", 64);
    settings.arch = text("HIPPORT_RUN_ARCH", "gfx90a");
    settings.order = number("HIPPORT_RUN_ORDER", 0);
    settings.workers = number("HIPPORT_RUN_WORKERS", sysconf(_SC_NPROCESSORS_ONLN));
    settings.seconds = strtod(text("HIPPORT_RUN_SECONDS", "600"), nullptr);
    settings.checks = number("HIPPORT_RUN_SANITIZE", 0) != 0;
    settings.delayed = number("HIPPORT_RUN_DELAYED", 0) != 0;
    settings.hashes = number("HIPPORT_RUN_HASHES", 0) != 0;
    settings.devices = number("HIPPORT_RUN_DEVICES", 1);
    return settings;
}

}  // namespace

const Settings& settings() {
    static const Settings settings = from_environment();
    return settings;
}

}  // namespace hipport_cpu
