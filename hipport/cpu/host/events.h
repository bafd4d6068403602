// One line of the report of a run.

#ifndef HIPPORT_CPU_EVENTS_H
#define HIPPORT_CPU_EVENTS_H

#include <string>

#include "host.h"

namespace hipport_cpu {

class Event {
  public:
    explicit Event(const char* name);
    Event& add(const char* name, const std::string& text);
    Event& add(const char* name, int64_t number);
    Event& add(const char* name, const unsigned int (&position)[3]);
    // An address in code as its file and its offset there; a return address is after its call.
    Event& place(const char* name, const void* address);
    // A value that is JSON already.
    Event& json(const char* name, const std::string& value);
    // The members so far as a JSON object.
    std::string text() const { return text_ + "}"; }
    // Appends it to the report, where there is one.
    void write();

  private:
    std::string text_;
};

// Whether there is a report that somebody reads.
bool is_reported();

}  // namespace hipport_cpu

#endif
