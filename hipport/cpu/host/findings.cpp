// What is found while a program runs, as lines of JSON in the file that HIPPORT_RUN_REPORT names. docs/run.md has their
// members; `hipport run` reads them. Without that file, findings go to standard error.

#include "events.h"
#include "images.h"

#include <dlfcn.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <mutex>
#include <set>
#include <utility>

namespace hipport_cpu {

namespace {

FILE* opened() {
    const char* const path = getenv("HIPPORT_RUN_REPORT");
    return path != nullptr && *path != '\0' ? fopen(path, "a") : nullptr;
}

FILE* file_of_report() {
    static FILE* const file = opened();
    return file;
}

std::string quoted(const std::string& text) {
    std::string result = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') {
            result += '\\';
            result += c;
        } else if (static_cast<unsigned char>(c) < 0x20) {
            char escaped[8];
            snprintf(escaped, sizeof(escaped), "\\u%04x", c);
            result += escaped;
        } else {
            result += c;
        }
    }
    return result + '"';
}

}  // namespace

Event::Event(const char* name) : text_("{\"event\": " + quoted(name)) {}

Event& Event::json(const char* name, const std::string& value) {
    text_ += ", " + quoted(name) + ": " + value;
    return *this;
}

Event& Event::add(const char* name, const std::string& text) { return json(name, quoted(text)); }

Event& Event::add(const char* name, int64_t number) { return json(name, std::to_string(number)); }

Event& Event::add(const char* name, const unsigned int (&position)[3]) {
    return json(name, "[" + std::to_string(position[0]) + ", " + std::to_string(position[1]) + ", " +
                         std::to_string(position[2]) + "]");
}

Event& Event::place(const char* name, const void* address) {
    Dl_info info;
    if (address == nullptr || dladdr(address, &info) == 0) return json(name, "null");
    const int64_t offset = static_cast<const char*>(address) - static_cast<const char*>(info.dli_fbase);
    return json(name, "[" + quoted(path_of(info)) + ", " + std::to_string(offset) + "]");
}

void Event::write() {
    static std::mutex mutex;
    const std::lock_guard<std::mutex> lock(mutex);
    FILE* const file = file_of_report();
    if (file == nullptr) return;
    text_ += "}\n";
    fwrite(text_.data(), 1, text_.size(), file);
    fflush(file);
}

bool is_reported() { return file_of_report() != nullptr; }

namespace {

bool is_first(const char* kind) {
    static std::mutex mutex;
    static auto& seen = *new std::set<std::pair<std::string, const void*>>;
    const std::lock_guard<std::mutex> lock(mutex);
    return seen.insert({kind, Call::caller()}).second;
}

void report(const char* kind, const Allocation* memory, const char* format, va_list arguments) {
    if (!is_first(kind)) return;
    char text[1024];
    vsnprintf(text, sizeof(text), format, arguments);
    if (!is_reported()) {
        fprintf(stderr, "hipport run: %s [%s]\n", text, kind);
        return;
    }
    Event event("finding");
    event.add("kind", kind).add("text", text).place("place", Call::caller());
    if (memory != nullptr) event.place("allocated", memory->caller).place("freed", memory->freed_by);
    event.write();
}

}  // namespace

void found(const char* kind, const char* format, ...) {
    va_list arguments;
    va_start(arguments, format);
    report(kind, nullptr, format, arguments);
    va_end(arguments);
}

void found(const char* kind, const Allocation& memory, const char* format, ...) {
    va_list arguments;
    va_start(arguments, format);
    report(kind, &memory, format, arguments);
    va_end(arguments);
}

void failed(hipError_t error) {
    const char* const name = hipGetErrorName(error);
    if (is_reported() && is_first(name)) Event("error").add("name", name).place("place", Call::caller()).write();
}

}  // namespace hipport_cpu
