// hiprtcCreateProgram for sources that include files beside them. Comes with hipport, belongs to the project that it was
// copied into.
// hipport: ignore-file
//
// NVRTC looks for `#include "file"` in the folder of the program's name, or in the current one where the name has none,
// unless the program is given a header of that name. hiprtc compiles in a folder of its own. Here such includes get the
// whole paths of their files; in these files, includes go by their own folders for both. So do includes of hipport's own
// headers.

#ifndef HIPPORT_RTC_H
#define HIPPORT_RTC_H

#include <stdlib.h>
#if defined(_WIN32)
#include <io.h>
#endif

#include <string>

#include <hip/hiprtc.h>

namespace hipport {

// The whole path of a file, empty where there is none.
inline std::string existing_path(const std::string &path) {
#if defined(_WIN32)
    char *const whole = _access(path.c_str(), 0) == 0 ? _fullpath(nullptr, path.c_str(), 0) : nullptr;
#else
    char *const whole = realpath(path.c_str(), nullptr);
#endif
    const std::string found = whole != nullptr ? whole : "";
    free(whole);
    return found;
}

// The whole path of a header of hipport's: a source that is copied elsewhere before it is compiled names it from where the
// source was. They are in one folder, with this one.
inline std::string path_beside_this(const std::string &name) {
    const std::size_t slash = name.find_last_of("/\\");
    const std::size_t begin = slash == std::string::npos ? slash : name.find_last_of("/\\", slash - 1);
    const std::size_t folder = begin == std::string::npos ? 0 : begin + 1;
    if (slash == std::string::npos || slash == 0 || name.substr(folder, slash - folder) != "hipport") return "";
    const std::string here = __FILE__;
    return existing_path(here.substr(0, here.find_last_of("/\\") + 1) + name.substr(slash + 1));
}

// A line of a source, with the path of what it includes if that is a file in a folder and none of some names.
inline std::string line_with_path(const std::string &line, const std::string &folder, int count, const char *const *names) {
    const char *const blank = " \t";
    const std::size_t hash = line.find_first_not_of(blank);
    if (hash == std::string::npos || line[hash] != '#') return line;
    const std::size_t word = line.find_first_not_of(blank, hash + 1);
    if (word == std::string::npos || line.compare(word, 7, "include") != 0) return line;
    const std::size_t open = line.find_first_not_of(blank, word + 7);
    if (open == std::string::npos || line[open] != '"') return line;
    const std::size_t close = line.find('"', open + 1);
    if (close == std::string::npos) return line;
    const std::string name = line.substr(open + 1, close - open - 1);
    for (int i = 0; i < count; ++i) {
        if (name == names[i]) return line;
    }
    std::string path = existing_path(folder + name);
    if (path.empty()) path = path_beside_this(name);
    return path.empty() ? line : line.substr(0, open + 1) + path + line.substr(close);
}

inline hiprtcResult hiprtcCreateProgram(hiprtcProgram *program, const char *source, const char *name, int count,
                                        const char *const *headers, const char *const *names) {
    if (source == nullptr || (count > 0 && names == nullptr)) return HIPRTC_ERROR_INVALID_INPUT;
    const std::string place = name != nullptr ? name : "";
    const std::string folder = place.substr(0, place.find_last_of("/\\") + 1);  // empty where there is no slash
    const std::string lines = source;
    std::string text;
    for (std::size_t begin = 0, end = 0; begin < lines.size(); begin = end) {
        end = lines.find('\n', begin);
        end = end == std::string::npos ? lines.size() : end + 1;
        text += line_with_path(lines.substr(begin, end - begin), folder, count, names);
    }
    // The pointers in both arrays are not const in older versions of ROCm.
    return ::hiprtcCreateProgram(program, text.c_str(), name, count, const_cast<const char **>(headers),
                                 const_cast<const char **>(names));
}

}  // namespace hipport

#endif
