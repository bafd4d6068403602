#include "runtime_window.h"

#include <stdexcept>
#include <vector>

#include <nvrtc.h>

namespace {

// Device code as text. The names in it belong to the run-time compiler, not to this file.
const char *const window_source = R"cuda(
#include <cuda_fp16.h>

extern "C" __global__ void apply_window(float *values, int count, float factor) {
    // cudaMemcpy has put the samples here
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count) {
        const float t = static_cast<float>(i) / count;
        values[i] *= factor * (WINDOW(t));
    }
}
)cuda";

void require(nvrtcResult result, const char *call) {
    if (result != NVRTC_SUCCESS) {
        throw std::runtime_error(std::string(call) + ": " + nvrtcGetErrorString(result));
    }
}

class Program {
public:
    explicit Program(const char *source) {
        require(nvrtcCreateProgram(&program_, source, "window.cu", 0, nullptr, nullptr), "nvrtcCreateProgram");
    }
    ~Program() { nvrtcDestroyProgram(&program_); }
    Program(const Program &) = delete;
    Program &operator=(const Program &) = delete;

    nvrtcProgram get() const { return program_; }

private:
    nvrtcProgram program_ = nullptr;
};

std::string log_of(const Program &program) {
    size_t size = 0;
    require(nvrtcGetProgramLogSize(program.get(), &size), "nvrtcGetProgramLogSize");
    std::string log(size, '\0');
    require(nvrtcGetProgramLog(program.get(), &log[0]), "nvrtcGetProgramLog");
    return log;
}

}  // namespace

std::string compile_window(const std::string &expression, const std::string &architecture) {
    const Program program(window_source);
    const std::string target = "--gpu-architecture=" + architecture;
    const std::string window = "-DWINDOW(t)=(" + expression + ")";
    const std::vector<const char *> options = {target.c_str(), window.c_str(), "--std=c++17"};

    const nvrtcResult result =
        nvrtcCompileProgram(program.get(), static_cast<int>(options.size()), options.data());
    if (result == NVRTC_ERROR_COMPILATION) {
        throw std::runtime_error("nvrtcCompileProgram failed:\n" + log_of(program));
    }
    require(result, "nvrtcCompileProgram");

    size_t size = 0;
    require(nvrtcGetPTXSize(program.get(), &size), "nvrtcGetPTXSize");
    std::string image(size, '\0');
    require(nvrtcGetPTX(program.get(), &image[0]), "nvrtcGetPTX");
    return image;
}
