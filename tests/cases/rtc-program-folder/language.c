#include <nvrtc.h>
//> #include <hip/hiprtc.h>  // HP110@11

nvrtcResult program(nvrtcProgram *made, const char *text, const char *path) {
//> hiprtcResult program(hiprtcProgram *made, const char *text, const char *path) {  // HP101@1 HP101@21
    return nvrtcCreateProgram(made, text, path, 0, 0, 0);
//~        ^~~~~~~~~~~~~~~~~~ HP303 warning:
//~   NVRTC looks for headers in the folder of the program's name, hiprtc does not
//~   remedy: give hiprtcCompileProgram the option -I with this folder
//>     return hiprtcCreateProgram(made, text, path, 0, 0, 0);  // HP101@12
}
