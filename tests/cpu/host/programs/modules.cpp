// Modules that are loaded, right and wrong use of them. Arguments: the file of the module, a folder to write to.

#include <hip/hip_ext.h>
#include <hip/hip_runtime.h>

#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "expect.h"

namespace {

constexpr int count = 6;
float *in, *out;

__global__ void own(float* to, float value) { to[threadIdx.x] = value; }

// How the kernel `scale` is launched, for each way of launching.
struct Way {
    const char* name;
    hipError_t (*launch)(hipFunction_t function, void** arguments, void** extra);
};

const Way ways[] = {
    {"by addresses", [](hipFunction_t function, void** arguments, void**) {
         return hipModuleLaunchKernel(function, 2, 1, 1, 4, 1, 1, 0, nullptr, arguments, nullptr);
     }},
    {"by a buffer", [](hipFunction_t function, void**, void** extra) {
         return hipModuleLaunchKernel(function, 2, 1, 1, 4, 1, 1, 0, nullptr, nullptr, extra);
     }},
    {"cooperatively", [](hipFunction_t function, void** arguments, void**) {
         return hipModuleLaunchCooperativeKernel(function, 2, 1, 1, 4, 1, 1, 0, nullptr, arguments);
     }},
    {"by the number of threads", [](hipFunction_t function, void** arguments, void**) {
         return hipExtModuleLaunchKernel(function, 8, 1, 1, 4, 1, 1, 0, nullptr, arguments, nullptr);
     }},
    {"by a configuration", [](hipFunction_t function, void** arguments, void**) {
         HIP_LAUNCH_CONFIG config = {};
         config.gridDimX = 2, config.blockDimX = 4;
         config.gridDimY = config.gridDimZ = config.blockDimY = config.blockDimZ = 1;
         return hipDrvLaunchKernelEx(&config, function, arguments, nullptr);
     }},
    {"by hipLaunchKernelExC", [](hipFunction_t function, void** arguments, void**) {
         hipLaunchConfig_t config = {};
         config.gridDim = dim3(2), config.blockDim = dim3(4);
         return hipLaunchKernelExC(&config, function, arguments);
     }},
    {"in three calls", [](hipFunction_t function, void**, void** extra) {
         const auto* const buffer = static_cast<const char*>(extra[1]);
         hipError_t error = hipConfigureCall(dim3(2), dim3(4), 0, nullptr);
         if (error == hipSuccess) error = hipSetupArgument(buffer, 16, 0);
         if (error == hipSuccess) error = hipSetupArgument(buffer + 16, 24, 16);
         return error == hipSuccess ? hipLaunchByPtr(function) : error;
     }},
};

void expect_scaled(hipFunction_t function) {
    char sign = '-';
    double factor = 2;
    short some = count - 1;
    void* arguments[] = {&sign, &factor, &in, &some, &out};
    struct {
        char sign;
        double factor;
        const float* in;
        short count;
        float* out;
    } packed = {sign, factor, in, some, out};
    size_t bytes = sizeof(packed), too_few = sizeof(packed) - 1;
    void* extra[] = {HIP_LAUNCH_PARAM_BUFFER_POINTER, &packed, HIP_LAUNCH_PARAM_BUFFER_SIZE, &bytes,
                     HIP_LAUNCH_PARAM_END};
    void* short_extra[] = {HIP_LAUNCH_PARAM_BUFFER_POINTER, &packed, HIP_LAUNCH_PARAM_BUFFER_SIZE, &too_few,
                           HIP_LAUNCH_PARAM_END};
    for (const Way& way : ways) {
        float result[count];
        expect({{"clear", hipMemset(out, 0, sizeof(result)), hipSuccess},
                {way.name, way.launch(function, arguments, extra), hipSuccess},
                {"copy", hipMemcpy(result, out, sizeof(result), hipMemcpyDeviceToHost), hipSuccess}});
        for (int i = 0; i < count; ++i) expect_same(way.name, result[i], i < some ? -2.0f * static_cast<float>(i) : 0.0f);
    }
    expect({
        {"a buffer that is too short", ways[1].launch(function, nullptr, short_extra), hipErrorInvalidValue},
        {"no arguments", ways[0].launch(function, nullptr, nullptr), hipErrorInvalidValue},
        {"no function", ways[0].launch(nullptr, arguments, nullptr), hipErrorInvalidDeviceFunction},
        {"no call that is begun", hipLaunchByPtr(function), hipErrorMissingConfiguration},
        {"partial blocks", hipExtModuleLaunchKernel(function, 7, 1, 1, 4, 1, 1, 0, nullptr, arguments, nullptr),
         hipErrorInvalidConfiguration},
    });
}

// Two loads of a module have each their own variables.
void expect_own_variables(const char* file) {
    std::ifstream stream(file, std::ios::binary);
    const std::string data{std::istreambuf_iterator<char>(stream), {}};
    hipModule_t modules[2];
    expect({{CALL(hipModuleLoad(&modules[0], file)), hipSuccess},
            {CALL(hipModuleLoadData(&modules[1], data.data())), hipSuccess}});
    const int wanted[2][2] = {{5, 6}, {5, 6}};
    int* result;
    if (hipMalloc(&result, sizeof(int)) != hipSuccess) return;
    void* arguments[] = {&result};
    for (int module = 0; module < 2; ++module) {
        hipFunction_t function;
        hipDeviceptr_t variable;
        size_t bytes;
        unsigned int kernels;
        expect({{CALL(hipModuleGetFunction(&function, modules[module], "_Z8count_upPi")), hipSuccess},
                {CALL(hipModuleGetFunctionCount(&kernels, modules[module])), hipSuccess},
                {CALL(hipModuleGetGlobal(&variable, &bytes, modules[module], "counted")), hipSuccess}});
        expect_same("kernels", kernels, 2u);
        expect_same("size of the variable", bytes, sizeof(int));
        for (const int value : wanted[module]) {
            int has = 0, now = 0;
            expect({{"count", hipModuleLaunchKernel(function, 1, 1, 1, 8, 1, 1, 0, nullptr, arguments, nullptr), hipSuccess},
                    {"copy", hipMemcpy(&has, result, sizeof(has), hipMemcpyDeviceToHost), hipSuccess},
                    {"copy of the variable", hipMemcpy(&now, variable, sizeof(now), hipMemcpyDeviceToHost), hipSuccess}});
            expect_same("the variable before", has, value);
            expect_same("the variable after", now, value + 1);
        }
    }
    expect({{CALL(hipModuleUnload(modules[0])), hipSuccess},
            {CALL(hipModuleUnload(modules[0])), hipErrorInvalidHandle},
            {CALL(hipFree(result)), hipSuccess}});
}

void expect_foreign(const std::string& folder) {
    const struct {
        const char* name;
        std::string content;
        hipError_t error;
    } rows[] = {
        {"kernels.ptx", "//\n.version 8.0\n.target sm_80\n", hipErrorInvalidImage},
        {"kernels.hsaco", std::string("\x7f" "ELF\2\1\1") + std::string(11, '\0') + '\xe0' + std::string(64, '\0'),
         hipErrorNoBinaryForGpu},
        {"kernels.bundle", "__CLANG_OFFLOAD_BUNDLE__" + std::string(64, '\0'), hipErrorNoBinaryForGpu},
        {"kernels.txt", "text", hipErrorInvalidImage},
    };
    for (const auto& row : rows) {
        const std::string path = folder + "/" + row.name;
        std::ofstream(path, std::ios::binary) << row.content;
        hipModule_t module;
        expect({{row.name, hipModuleLoad(&module, path.c_str()), row.error},
                {row.name, hipModuleLoadData(&module, row.content.c_str()), row.error}});
    }
}

}  // namespace

int main(int, char** arguments) {
    const char* const file = arguments[1];
    const float numbers[count] = {0, 1, 2, 3, 4, 5};
    if (hipMalloc(&in, sizeof(numbers)) != hipSuccess || hipMalloc(&out, sizeof(numbers)) != hipSuccess) return 1;
    if (hipMemcpy(in, numbers, sizeof(numbers), hipMemcpyHostToDevice) != hipSuccess) return 1;
    hipModule_t module;
    hipFunction_t function, of_program;
    hipDeviceptr_t variable;
    hipLibrary_t library, same;
    hipKernel_t kernel;
    const char* name = nullptr;
    expect({
        {CALL(hipModuleLoad(&module, "/nowhere/module.co")), hipErrorFileNotFound},
        {CALL(hipModuleLoad(&module, file)), hipSuccess},
        {CALL(hipModuleGetFunction(&function, module, "no_such_kernel")), hipErrorNotFound},
        {CALL(hipModuleGetFunction(&function, nullptr, "scale")), hipErrorInvalidHandle},
        {CALL(hipModuleGetFunction(&function, module, "")), hipErrorInvalidValue},
        {CALL(hipModuleGetGlobal(&variable, nullptr, module, "no_such_variable")), hipErrorNotFound},
        {CALL(hipModuleGetFunction(&function, module, "scale")), hipSuccess},
        {CALL(hipGetFuncBySymbol(&of_program, reinterpret_cast<const void*>(own))), hipSuccess},
        {CALL(hipGetFuncBySymbol(&of_program, reinterpret_cast<const void*>(expect_foreign))),
         hipErrorInvalidDeviceFunction},
        {CALL(hipLibraryLoadFromFile(&library, file, nullptr, nullptr, 0, nullptr, nullptr, 0)), hipSuccess},
        {CALL(hipLibraryGetKernel(&kernel, library, "scale")), hipSuccess},
        {CALL(hipKernelGetLibrary(&same, kernel)), hipSuccess},
        {CALL(hipKernelGetName(&name, kernel)), hipSuccess},
    });
    expect_same("library of its kernel", same == library, true);
    expect_same("name of the kernel", std::string(name) == "scale", true);
    expect_scaled(function);
    expect_own_variables(file);
    expect_foreign(arguments[2]);
    expect({{CALL(hipFree(in)), hipSuccess}, {CALL(hipFree(out)), hipSuccess}});
}
