// Compilation at run time: a template, a header, a variable; a source that does not compile. With an argument: a source of
// that name, which includes what is in its folder.

#include <hip/hip_runtime.h>
#include <hip/hiprtc.h>

#include <string>

#include "expect.h"

static void expect_result(const char* what, hiprtcResult result, hiprtcResult wanted = HIPRTC_SUCCESS) {
    if (result != wanted) printf("%s: %s, not %s\n", what, hiprtcGetErrorString(result), hiprtcGetErrorString(wanted));
}

static const char source[] = R"(
#ifndef __HIPCC_RTC__
#error "this source is for hiprtc"
#endif
#include "factor.h"
__device__ int calls;
template <class T, int offset>
__global__ void scale(const T* in, T* out) {
    out[threadIdx.x] = FACTOR * in[threadIdx.x] + offset + MORE;
    if (threadIdx.x == 0) calls = 7;
}
)";

static void expect_scaled(const std::string& code, const char* kernel, const char* variable) {
    hipModule_t module;
    hipFunction_t function;
    hipDeviceptr_t calls;
    float numbers[] = {1, 2, 3}, *in, *out;
    int called = 0;
    expect({{CALL(hipModuleLoadData(&module, code.data())), hipSuccess},
            {CALL(hipModuleGetFunction(&function, module, kernel)), hipSuccess},
            {CALL(hipModuleGetGlobal(&calls, nullptr, module, variable)), hipSuccess},
            {CALL(hipMalloc(&in, sizeof(numbers))), hipSuccess},
            {CALL(hipMalloc(&out, sizeof(numbers))), hipSuccess},
            {CALL(hipMemcpy(in, numbers, sizeof(numbers), hipMemcpyHostToDevice)), hipSuccess}});
    void* arguments[] = {&in, &out};
    expect({{CALL(hipModuleLaunchKernel(function, 1, 1, 1, 3, 1, 1, 0, nullptr, arguments, nullptr)), hipSuccess},
            {CALL(hipMemcpy(numbers, out, sizeof(numbers), hipMemcpyDeviceToHost)), hipSuccess},
            {CALL(hipMemcpy(&called, calls, sizeof(called), hipMemcpyDeviceToHost)), hipSuccess},
            {CALL(hipFree(in)), hipSuccess},
            {CALL(hipFree(out)), hipSuccess},
            {CALL(hipModuleUnload(module)), hipSuccess}});
    for (int i = 0; i < 3; ++i) expect_same("a number", numbers[i], 2.0f * static_cast<float>(i + 1) + 4 + 0.5f);
    expect_same("the variable", called, 7);
}

static int compile_beside(const std::string& name) {
    const std::string folder = "-I" + name.substr(0, name.rfind('/'));
    const char* const option = folder.c_str();
    for (const int count : {0, 1}) {
        hiprtcProgram program;
        const char* const text = "#include \"beside.h\"\n#include <hip/hip_runtime.h>\n__global__ void k(int* x) { *x = BESIDE; }";
        expect_result("create", hiprtcCreateProgram(&program, text, name.c_str(), 0, nullptr, nullptr));
        expect_result("compile", hiprtcCompileProgram(program, count, &option),
                      count == 0 ? HIPRTC_ERROR_COMPILATION : HIPRTC_SUCCESS);
        expect_result("destroy", hiprtcDestroyProgram(&program));
    }
    return 0;
}

int main(int count, char** arguments) {
    if (count > 1) return compile_beside(arguments[1]);
    const char *headers[] = {"#define FACTOR 2\n"}, *names[] = {"factor.h"}, *options[] = {"-DMORE=0.5f", "-O3"};
    const char *kernel = nullptr, *variable = nullptr;
    hiprtcProgram program, wrong;
    size_t size = 0;
    expect_result("create", hiprtcCreateProgram(&program, source, "scale.hip", 1, headers, names));
    expect_result("add a kernel", hiprtcAddNameExpression(program, "scale<float, 4>"));
    expect_result("add a variable", hiprtcAddNameExpression(program, "&calls"));
    expect_result("too early", hiprtcGetLoweredName(program, "&calls", &variable),
                  HIPRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION);
    expect_result("compile", hiprtcCompileProgram(program, 2, options));
    expect_result("too late", hiprtcAddNameExpression(program, "x"), HIPRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION);
    expect_result("name of the kernel", hiprtcGetLoweredName(program, "scale<float, 4>", &kernel));
    expect_result("name of the variable", hiprtcGetLoweredName(program, "&calls", &variable));
    expect_result("no such name", hiprtcGetLoweredName(program, "y", &kernel), HIPRTC_ERROR_NAME_EXPRESSION_NOT_VALID);
    expect_result("size of the code", hiprtcGetCodeSize(program, &size));
    std::string code(size, '\0');
    expect_result("code", hiprtcGetCode(program, code.data()));
    if (kernel != nullptr && variable != nullptr) expect_scaled(code, kernel, variable);

    expect_result("create", hiprtcCreateProgram(&wrong, "__global__ void k() { oops; }", nullptr, 0, nullptr, nullptr));
    expect_result("compile", hiprtcCompileProgram(wrong, 0, nullptr), HIPRTC_ERROR_COMPILATION);
    expect_result("size of the log", hiprtcGetProgramLogSize(wrong, &size));
    std::string log(size, '\0');
    expect_result("log", hiprtcGetProgramLog(wrong, log.data()));
    expect_same("the log names the error", log.find("oops") != std::string::npos, true);
    expect_result("destroy", hiprtcDestroyProgram(&program));
    expect_result("destroy", hiprtcDestroyProgram(&wrong));
    expect_result("destroy again", hiprtcDestroyProgram(&wrong), HIPRTC_ERROR_INVALID_PROGRAM);
}
