#include "runtime_window.h"

#include <stdexcept>
#include <vector>

#include <hip/hiprtc.h>

namespace {

// Device code as text. The names in it belong to the run-time compiler, not to this file.
const char *const window_source = R"cuda(
#include <hip/hip_fp16.h>

extern "C" __global__ void apply_window(float *values, int count, float factor) {
    // cudaMemcpy has put the samples here
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count) {
        const float t = static_cast<float>(i) / count;
        values[i] *= factor * (WINDOW(t));
    }
}
)cuda";

void require(hiprtcResult result, const char *call) {
    if (result != HIPRTC_SUCCESS) {
        throw std::runtime_error(std::string(call) + ": " + hiprtcGetErrorString(result));
    }
}

class Program {
public:
    explicit Program(const char *source) {
        require(hiprtcCreateProgram(&program_, source, "window.cu", 0, nullptr, nullptr), "nvrtcCreateProgram");
    }
    ~Program() { hiprtcDestroyProgram(&program_); }
    Program(const Program &) = delete;
    Program &operator=(const Program &) = delete;

    hiprtcProgram get() const { return program_; }

private:
    hiprtcProgram program_ = nullptr;
};

std::string log_of(const Program &program) {
    size_t size = 0;
    require(hiprtcGetProgramLogSize(program.get(), &size), "nvrtcGetProgramLogSize");
    std::string log(size, '\0');
    require(hiprtcGetProgramLog(program.get(), &log[0]), "nvrtcGetProgramLog");
    return log;
}

}  // namespace

std::string compile_window(const std::string &expression, const std::string &architecture) {
    const Program program(window_source);
    const std::string target = "--gpu-architecture=" + architecture;
    const std::string window = "-DWINDOW(t)=(" + expression + ")";
    const std::vector<const char *> options = {target.c_str(), window.c_str(), "--std=c++17"};

    const hiprtcResult result =
        hiprtcCompileProgram(program.get(), static_cast<int>(options.size()), options.data());
    if (result == HIPRTC_ERROR_COMPILATION) {
        throw std::runtime_error("nvrtcCompileProgram failed:\n" + log_of(program));
    }
    require(result, "nvrtcCompileProgram");

    size_t size = 0;
    require(hiprtcGetCodeSize(program.get(), &size), "nvrtcGetPTXSize");
    std::string image(size, '\0');
    require(hiprtcGetCode(program.get(), &image[0]), "nvrtcGetPTX");
    return image;
}
