#include <cstring>
#include <string>
#include <vector>

// Options of this program, and those that it hands to a compiler.
void parse(const char *word, std::vector<std::string> &options) {
    if (!std::strcmp(word, "-G") || !std::strcmp(word, "--restrict") || !std::strcmp(word, "--arch")) return;
    options = {"--maxrregcount=64", "-arch=compute_80", "-O3"};
//~            ^~~~~~~~~~~~~~~~~~~ HP522 error:
//~   maxrregcount is an option of NVIDIA's compilers: hiprtc and hipcc do not know it
//~   remedy: leave it out, and write __launch_bounds__ on the kernels
//~                                 ^~~~~~~~~~~~~~~~~~ HP522 error:
//~   arch is an option of NVIDIA's compilers: hiprtc and hipcc do not know it
//~   remedy: leave it out: hiprtc compiles for the current GPU; for another one write --offload-arch=gfx90a
}
