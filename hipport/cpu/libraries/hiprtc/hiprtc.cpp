// Compilation at run time: a program's source becomes a module, a shared library, by the command that HIPPORT_RUN_CXX
// names, `hipport cxx`. Code that is linked, and bitcode, are not there.

#include <hip/hiprtc.h>

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <string>
#include <vector>

#include "host.h"
#include "images.h"

struct _hiprtcProgram {
    struct Header {
        std::string name, text;
    };
    struct Name {
        std::string expression, lowered;
    };

    std::string source, name;
    std::vector<Header> headers;
    std::vector<Name> names;
    std::string log, code;
};

namespace {

// A folder that goes with all that is in it.
class Folder {
  public:
    Folder() {
        std::string path = (std::filesystem::temp_directory_path() / "hiprtc-XXXXXX").string();
        if (mkdtemp(path.data()) != nullptr) path_ = path;
    }
    ~Folder() {
        std::error_code ignored;
        if (!path_.empty()) std::filesystem::remove_all(path_, ignored);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    const std::filesystem::path& path() const { return path_; }

  private:
    std::filesystem::path path_;
};

std::string quoted(const std::string& word) {
    std::string text = "'";
    for (const char c : word) text += c == '\'' ? "'\\''" : std::string(1, c);
    return text + "'";
}

void write(const std::filesystem::path& path, const std::string& text) {
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << text;
}

// The variable by which a module says what an expression names.
std::string address_of_name(size_t number) { return "hipport_rtc_name_" + std::to_string(number); }

// The source, and for each expression what instantiates it.
std::string whole_source(const _hiprtcProgram& program) {
    std::string text = program.source + "\n";
    for (size_t i = 0; i < program.names.size(); ++i) {
        text += "extern \"C\" __attribute__((visibility(\"default\"), used)) const void* const " + address_of_name(i) +
                " = (const void*)(" + program.names[i].expression + ");\n";
    }
    return text;
}

// Runs a command to its end, with what it prints; returns whether it ends with 0.
bool run(const std::string& command, std::string& output) {
    FILE* const pipe = popen((command + " 2>&1").c_str(), "r");
    if (pipe == nullptr) return false;
    char part[4096];
    while (const size_t size = fread(part, 1, sizeof(part), pipe)) output.append(part, size);
    const int status = pclose(pipe);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

// Says which headers NVRTC would find and hiprtc does not: those in the folder of the program's name.
void report_headers_beside(const _hiprtcProgram& program) {
    const std::filesystem::path folder = std::filesystem::path(program.name).parent_path();
    const std::regex include(R"_(#[ \t]*include[ \t]*"([^"\n]+)")_");
    std::string names;
    for (std::sregex_iterator each(program.source.begin(), program.source.end(), include), end; each != end; ++each) {
        const std::string name = (*each)[1];
        bool is_given = false;
        for (const auto& header : program.headers) is_given |= header.name == name;
        std::error_code ignored;
        if (is_given || !std::filesystem::exists(folder / name, ignored)) continue;
        names += (names.empty() ? "" : ", ") + name;
    }
    if (names.empty()) return;
    const std::string where = folder.empty() ? "." : folder.string();
    hipport_cpu::found("rtc-include",
                       "%s does not compile and includes %s: NVRTC looks in the folder of the program's name, hiprtc does "
                       "not; pass -I%s to hiprtcCompileProgram",
                       program.name.c_str(), names.c_str(), where.c_str());
}

// Takes the symbols that a module has for the expressions; false where it lacks one.
bool lower(_hiprtcProgram& program, const std::filesystem::path& module) {
    if (program.names.empty()) return true;
    void* const library = dlopen(module.c_str(), RTLD_NOW | RTLD_LOCAL);
    bool has_all = library != nullptr;
    for (size_t i = 0; has_all && i < program.names.size(); ++i) {
        const auto* const address = static_cast<const void* const*>(dlsym(library, address_of_name(i).c_str()));
        const hipport_cpu::Image* const image = address != nullptr ? hipport_cpu::image_of(*address) : nullptr;
        if (image != nullptr) program.names[i].lowered = image->symbol_at(*address);
        has_all = !program.names[i].lowered.empty();
    }
    return has_all;
}

hiprtcResult compile(_hiprtcProgram& program, const std::vector<std::string>& options) {
    const char* const compiler = getenv("HIPPORT_RUN_CXX");
    if (compiler == nullptr) {
        hipport_cpu::refuse("hiprtcCompileProgram needs a compiler: start the program by hipport run, or set "
                            "HIPPORT_RUN_CXX to the command for hipport cxx");
    }
    const Folder folder;
    if (folder.path().empty()) return HIPRTC_ERROR_INTERNAL_ERROR;
    for (const auto& header : program.headers) write(folder.path() / header.name, header.text);
    const std::string name = std::filesystem::path(program.name).filename().string();
    const std::filesystem::path source = folder.path() / (name.empty() ? "program.hip" : name);
    const std::filesystem::path module = folder.path() / "module.co";
    write(source, whole_source(program));
    // For the same GPU as the program.
    const hipport_cpu::Settings& settings = hipport_cpu::settings();
    std::string command = "HIPPORT_CXX_ARCH=" + quoted(settings.arch);
    command += " HIPPORT_CXX_WAVEFRONT=" + std::to_string(settings.wavefront);
    command += " HIPPORT_CXX_SANITIZE=" + std::to_string(settings.checks) + " " + compiler;
    command += " --genco -x hip -D__HIPCC_RTC__=1 " + quoted(source) + " -o " + quoted(module) + " -I" + quoted(folder.path());
    for (const std::string& option : options) command += " " + quoted(option);
    program.log.clear();
    if (!run(command, program.log)) {
        report_headers_beside(program);
        return HIPRTC_ERROR_COMPILATION;
    }
    std::ifstream file(module, std::ios::binary);
    program.code.assign(std::istreambuf_iterator<char>(file), {});
    return lower(program, module) ? HIPRTC_SUCCESS : HIPRTC_ERROR_NAME_EXPRESSION_NOT_VALID;
}

hiprtcResult give_size(hiprtcProgram program, size_t* size, const std::string _hiprtcProgram::*text, size_t more) {
    if (program == nullptr) return HIPRTC_ERROR_INVALID_PROGRAM;
    if (size == nullptr) return HIPRTC_ERROR_INVALID_INPUT;
    *size = (program->*text).size() + more;
    return HIPRTC_SUCCESS;
}

hiprtcResult give(hiprtcProgram program, char* to, const std::string _hiprtcProgram::*text, size_t more) {
    if (program == nullptr) return HIPRTC_ERROR_INVALID_PROGRAM;
    if (to == nullptr) return HIPRTC_ERROR_INVALID_INPUT;
    memcpy(to, (program->*text).c_str(), (program->*text).size() + more);
    return HIPRTC_SUCCESS;
}

}  // namespace

hiprtcResult hiprtcVersion(int* major, int* minor) {
    if (major == nullptr || minor == nullptr) return HIPRTC_ERROR_INVALID_INPUT;
    *major = 9;
    *minor = 0;
    return HIPRTC_SUCCESS;
}

const char* hiprtcGetErrorString(hiprtcResult result) {
    switch (result) {
        case HIPRTC_SUCCESS: return "HIPRTC_SUCCESS";
        case HIPRTC_ERROR_OUT_OF_MEMORY: return "HIPRTC_ERROR_OUT_OF_MEMORY";
        case HIPRTC_ERROR_PROGRAM_CREATION_FAILURE: return "HIPRTC_ERROR_PROGRAM_CREATION_FAILURE";
        case HIPRTC_ERROR_INVALID_INPUT: return "HIPRTC_ERROR_INVALID_INPUT";
        case HIPRTC_ERROR_INVALID_PROGRAM: return "HIPRTC_ERROR_INVALID_PROGRAM";
        case HIPRTC_ERROR_INVALID_OPTION: return "HIPRTC_ERROR_INVALID_OPTION";
        case HIPRTC_ERROR_COMPILATION: return "HIPRTC_ERROR_COMPILATION";
        case HIPRTC_ERROR_BUILTIN_OPERATION_FAILURE: return "HIPRTC_ERROR_BUILTIN_OPERATION_FAILURE";
        case HIPRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION:
            return "HIPRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION";
        case HIPRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION:
            return "HIPRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION";
        case HIPRTC_ERROR_NAME_EXPRESSION_NOT_VALID: return "HIPRTC_ERROR_NAME_EXPRESSION_NOT_VALID";
        case HIPRTC_ERROR_INTERNAL_ERROR: return "HIPRTC_ERROR_INTERNAL_ERROR";
        case HIPRTC_ERROR_LINKING: return "HIPRTC_ERROR_LINKING";
    }
    return "Invalid HIPRTC error code";
}

hiprtcResult hiprtcCreateProgram(hiprtcProgram* program, const char* source, const char* name, int count,
                                 const char* const* headers, const char* const* names) {
    if (program == nullptr || source == nullptr || count < 0) return HIPRTC_ERROR_INVALID_INPUT;
    if (count > 0 && (headers == nullptr || names == nullptr)) return HIPRTC_ERROR_INVALID_INPUT;
    auto* const made = new _hiprtcProgram{source, name != nullptr ? name : "", {}, {}, {}, {}};
    for (int i = 0; i < count; ++i) made->headers.push_back({names[i], headers[i]});
    *program = made;
    return HIPRTC_SUCCESS;
}

hiprtcResult hiprtcDestroyProgram(hiprtcProgram* program) {
    if (program == nullptr) return HIPRTC_SUCCESS;
    if (*program == nullptr) return HIPRTC_ERROR_INVALID_PROGRAM;
    delete *program;
    *program = nullptr;
    return HIPRTC_SUCCESS;
}

hiprtcResult hiprtcAddNameExpression(hiprtcProgram program, const char* expression) {
    if (program == nullptr) return HIPRTC_ERROR_INVALID_PROGRAM;
    if (expression == nullptr) return HIPRTC_ERROR_INVALID_INPUT;
    if (!program->code.empty()) return HIPRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION;
    program->names.push_back({expression, ""});
    return HIPRTC_SUCCESS;
}

hiprtcResult hiprtcCompileProgram(hiprtcProgram program, int count, const char* const* options) {
    const hipport_cpu::Call call{__builtin_return_address(0)};
    if (program == nullptr) return HIPRTC_ERROR_INVALID_PROGRAM;
    if (count < 0 || (count > 0 && options == nullptr)) return HIPRTC_ERROR_INVALID_INPUT;
    return compile(*program, std::vector<std::string>(options, options + count));
}

hiprtcResult hiprtcGetLoweredName(hiprtcProgram program, const char* expression, const char** lowered) {
    if (program == nullptr) return HIPRTC_ERROR_INVALID_PROGRAM;
    if (expression == nullptr || lowered == nullptr) return HIPRTC_ERROR_INVALID_INPUT;
    if (program->code.empty()) return HIPRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION;
    for (const auto& name : program->names) {
        if (name.expression != expression) continue;
        *lowered = name.lowered.c_str();
        return HIPRTC_SUCCESS;
    }
    return HIPRTC_ERROR_NAME_EXPRESSION_NOT_VALID;
}

// A log ends with a zero, code does not.

hiprtcResult hiprtcGetProgramLogSize(hiprtcProgram program, size_t* size) {
    return give_size(program, size, &_hiprtcProgram::log, 1);
}

hiprtcResult hiprtcGetProgramLog(hiprtcProgram program, char* log) { return give(program, log, &_hiprtcProgram::log, 1); }

hiprtcResult hiprtcGetCodeSize(hiprtcProgram program, size_t* size) {
    return give_size(program, size, &_hiprtcProgram::code, 0);
}

hiprtcResult hiprtcGetCode(hiprtcProgram program, char* code) { return give(program, code, &_hiprtcProgram::code, 0); }
