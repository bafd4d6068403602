// Arguments of the command line and files of data, as the helpers of NVIDIA's samples have them (helper_string.h).
// Comes with hipport, belongs to the project that it was copied into.
// hipport: ignore-file
//
// An argument is a name, of any case and with any number of dashes before it, and its value: -device=1, -device1.

#ifndef HIPPORT_SAMPLE_STRING_H
#define HIPPORT_SAMPLE_STRING_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include <fstream>
#include <string>

#ifndef EXIT_WAIVED
#define EXIT_WAIVED 2
#endif
#ifndef STRCASECMP
#define STRCASECMP strcasecmp
#endif
#ifndef STRNCASECMP
#define STRNCASECMP strncasecmp
#endif
#ifndef STRCPY
#define STRCPY(target, size, text) strcpy(target, text)
#endif
#ifndef FOPEN
#define FOPEN(file, name, mode) ((file) = fopen(name, mode))
#endif
#ifndef FOPEN_FAIL
#define FOPEN_FAIL(file) ((file) == NULL)
#endif
#ifndef SSCANF
#define SSCANF sscanf
#endif
#ifndef SPRINTF
#define SPRINTF sprintf
#endif

namespace hipport {
namespace samples {

// What follows a name in an argument: "" or "=1" or "1"; null where the argument has another name. A name may be given
// with its "=".
inline const char *after_name(const char *argument, const char *name) {
    argument += strspn(argument, "-");
    const size_t length = strcspn(name, "=");
    if (strncasecmp(argument, name, length) != 0) return nullptr;
    const char *const rest = argument + length;
    return *rest == '\0' || strchr("=+-.0123456789", *rest) ? rest : nullptr;
}

// The value of the last argument of this name: "" for one without a value, null without such an argument.
inline const char *value_of(const int argc, const char *const *argv, const char *name) {
    for (int i = argc - 1; i > 0; --i) {
        if (const char *const rest = after_name(argv[i], name)) return *rest == '=' ? rest + 1 : rest;
    }
    return nullptr;
}

}  // namespace samples
}  // namespace hipport

inline bool checkCmdLineFlag(const int argc, const char **argv, const char *name) {
    for (int i = 1; i < argc; ++i) {
        const char *const rest = hipport::samples::after_name(argv[i], name);
        if (rest && (*rest == '\0' || *rest == '=')) return true;
    }
    return false;
}

// 0 without such an argument.
inline int getCmdLineArgumentInt(const int argc, const char **argv, const char *name) {
    const char *const value = hipport::samples::value_of(argc, argv, name);
    return value ? atoi(value) : 0;
}
inline float getCmdLineArgumentFloat(const int argc, const char **argv, const char *name) {
    const char *const value = hipport::samples::value_of(argc, argv, name);
    return value ? static_cast<float>(atof(value)) : 0.0f;
}
// The text stays in argv; it is null without such an argument.
inline bool getCmdLineArgumentString(const int argc, const char **argv, const char *name, char **text) {
    *text = const_cast<char *>(hipport::samples::value_of(argc, argv, name));
    return *text != nullptr;
}

// The path of a file of data, for the caller to free(): in the working folder, that of the program, or up to four
// folders above them, and there also in data/ and folders like it. Null where there is no such file.
inline char *sdkFindFilePath(const char *name, const char *program) {
    const std::string path = program ? program : "";
    const size_t slash = path.rfind('/');
    const std::string folder = slash == std::string::npos ? "" : path.substr(0, slash + 1);
    const std::string own = (slash == std::string::npos ? path : path.substr(slash + 1)) + "/";
    const std::string starts[] = {"", folder};
    const std::string places[] = {"", "data/", own, own + "data/", "common/data/", "Common/data/"};
    for (const std::string &start : starts) {
        std::string above = start;
        for (int levels = 0; levels <= 4; ++levels, above += "../") {
            for (const std::string &place : places) {
                const std::string found = above + place + name;
                if (std::ifstream(found.c_str()).good()) return strdup(found.c_str());
            }
        }
    }
    return nullptr;
}

#endif
