// Calls are noted, a line each: numbers as they are, pointers to float by what they point to, others by their names.
#pragma once

#include <cstddef>
#include <cstdio>
#include <map>
#include <string>

inline std::map<const void *, std::string> &names() {
    static std::map<const void *, std::string> all;
    return all;
}
// An address with this name, and a number if it is not the first.
inline void *name(const std::string &text) {
    int count = 1;
    for (auto &known : names()) {
        auto rest = known.second.rfind(text, 0) == 0 ? known.second.substr(text.size()) : "no";
        count += rest.find_first_not_of("0123456789") == std::string::npos;
    }
    void *address = reinterpret_cast<void *>(0x1000 * (names().size() + 1));
    names()[address] = count == 1 ? text : text + std::to_string(count);
    return address;
}

template <class Number>
std::string shown(Number number) {
    char text[32];
    std::snprintf(text, sizeof text, "%g", static_cast<double>(number));
    return text;
}
inline std::string shown(const void *p) { return p == nullptr ? "null" : names().count(p) ? names()[p] : "?"; }
inline std::string shown(std::nullptr_t) { return "null"; }
template <class T>
std::string shown(T *p) { return shown(static_cast<const void *>(p)); }
inline std::string shown(const float *p) { return "*" + shown(static_cast<double>(*p)); }
inline std::string shown(float *p) { return shown(static_cast<const float *>(p)); }

template <class... A>
void note(const char *function, A... arguments) {
    std::string list;
    for (const std::string &text : {std::string(shown(arguments))...}) list += (list.empty() ? "" : ", ") + text;
    std::printf("%s(%s)\n", function, list.c_str());
}
