//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/rtc.h"  // HP117@1
#include <nvrtc.h>
//> #include <hip/hiprtc.h>  // HP110@11
#include <string>

nvrtcProgram program(const std::string &text, const std::string &path, const char *const *headers, const char *const *names) {
//> hiprtcProgram program(const std::string &text, const std::string &path, const char *const *headers, const char *const *names) {  // HP101@1
    nvrtcProgram made;
//>     hiprtcProgram made;  // HP101@5
    nvrtcCreateProgram(&made, text.c_str(), path.c_str(), 2, headers, names);
//>     hipport::hiprtcCreateProgram(&made, text.c_str(), path.c_str(), 2, headers, names);  // HP303@5 HP101@5
    if (::nvrtcCreateProgram(&made, text.c_str(), (path + ".cu").c_str(), 0, NULL, NULL)) return nullptr;
//>     if (::hipport::hiprtcCreateProgram(&made, text.c_str(), (path + ".cu").c_str(), 0, NULL, NULL)) return nullptr;  // HP303@11 HP101@11
    // In memory, and named in messages only.
    nvrtcCreateProgram(&made, text.c_str(), "scale.cu", 0, nullptr, nullptr);
//>     hiprtcCreateProgram(&made, text.c_str(), "scale.cu", 0, nullptr, nullptr);  // HP101@5
    nvrtcCreateProgram(&made, text.c_str(), NULL, 0, nullptr, nullptr);
//>     hiprtcCreateProgram(&made, text.c_str(), NULL, 0, nullptr, nullptr);  // HP101@5
    nvrtcCreateProgram(&made, text.c_str(), nullptr, 0, nullptr, nullptr);
//>     hiprtcCreateProgram(&made, text.c_str(), nullptr, 0, nullptr, nullptr);  // HP101@5
    auto create = &nvrtcCreateProgram;
//>     auto create = &hiprtcCreateProgram;  // HP101@20
    return create(&made, text.c_str(), path.c_str(), 0, nullptr, nullptr) ? nullptr : made;
}
