#include <memory>
#include <nvrtc.h>
//> #include <hip/hiprtc.h>  // HP110@11
struct Destroy {
    void operator()(nvrtcProgram program) const { nvrtcDestroyProgram(&program); }
//>     void operator()(hiprtcProgram program) const { hiprtcDestroyProgram(&program); }  // HP101@21 HP101@51
};
std::unique_ptr<_nvrtcProgram, Destroy> program;
//> std::unique_ptr<_hiprtcProgram, Destroy> program;  // HP101@17
struct _nvrtcProgram *raw() { return program.get(); }
//> struct _hiprtcProgram *raw() { return program.get(); }  // HP101@8
