// Modules and libraries: code that a program loads while it runs. Here it is a shared library, compiled from the same
// source for this machine, whose kernels are stubs as in the program itself.
//
// A library stays loaded when the program unloads it: what has been queued may still need its code.

#include <dlfcn.h>
#include <elf.h>
#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "images.h"
#include "host.h"

namespace hipport_cpu {

namespace {

// A shared library that is loaded, as the handles of modules and of libraries.
struct Code {
    const Image* image;
    bool is_loaded;
};

std::mutex mutex;
std::vector<std::unique_ptr<Code>>& all() {
    static auto& all = *new std::vector<std::unique_ptr<Code>>;
    return all;
}

// A handle as what it is for; null for one that is not loaded.
Code* code_of(const void* handle) {
    const std::lock_guard<std::mutex> lock(mutex);
    for (const auto& one : all()) {
        if (one.get() == handle && one->is_loaded) return one.get();
    }
    return nullptr;
}

template <class Handle>
Handle handle_of(Code* code) {
    return reinterpret_cast<Handle>(code);
}

// What code is that is none for this machine; null where it may be.
const char* kind_of_foreign(const char* data, size_t size) {
    const auto begins = [&](const char* with) {
        const size_t length = strlen(with);
        return size >= length && memcmp(data, with, length) == 0;
    };
    if (begins("__CLANG_OFFLOAD_BUNDLE__") || begins("CCOB")) return "a bundle of code objects for GPUs";
    if (begins("\x50\xed\x55\xba") || begins("\xb1\x43\x62\x46")) return "a fat binary of CUDA";
    if (begins("BC\xc0\xde")) return "LLVM's bitcode";
    if (begins("//") || begins(".version")) return "PTX";
    if (size < sizeof(ElfW(Ehdr)) || !begins(ELFMAG)) return "no shared library";
    constexpr unsigned int amd_gpu = 224, cuda = 190;
    const unsigned int machine = reinterpret_cast<const ElfW(Ehdr)*>(data)->e_machine;
    return machine == amd_gpu ? "a code object for a GPU" : machine == cuda ? "a cubin of CUDA" : nullptr;
}

// Sections are described at the end of a library, as linkers write it.
size_t size_of_library(const char* data) {
    const auto* const header = reinterpret_cast<const ElfW(Ehdr)*>(data);
    return header->e_shoff + size_t{header->e_shnum} * header->e_shentsize;
}

// Each load has variables of its own, so that one that is loaded already is loaded as a copy.
void* open_library(const std::string& path) {
    void* const again = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL | RTLD_NOLOAD);
    if (again == nullptr) return dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
    dlclose(again);
    return nullptr;
}

void* open_copy(const char* data, size_t size) {
    const int file = memfd_create("module", 0);
    if (file < 0) return nullptr;
    size_t written = 0;
    while (written < size) {
        const ssize_t more = write(file, data + written, size - written);
        if (more <= 0) break;
        written += static_cast<size_t>(more);
    }
    // The file stays open: its symbols are read from it.
    return written == size ? dlopen(("/proc/self/fd/" + std::to_string(file)).c_str(), RTLD_NOW | RTLD_LOCAL) : nullptr;
}

hipError_t take(void* library, Code** code) {
    if (library == nullptr) {
        const char* const why = dlerror();
        found("module", "the module cannot be loaded: %s", why != nullptr ? why : "it cannot be copied");
        return hipErrorSharedObjectInitFailed;
    }
    link_map* loaded = nullptr;
    if (dlinfo(library, RTLD_DI_LINKMAP, &loaded) != 0) return hipErrorSharedObjectInitFailed;
    const std::lock_guard<std::mutex> lock(mutex);
    all().push_back(std::make_unique<Code>(Code{image_of(loaded->l_ld), true}));
    *code = all().back().get();
    return hipSuccess;
}

hipError_t refuse_foreign(const char* what, const char* kind) {
    found("module", "%s is %s, which cannot be executed here: compile its source with hipport cxx --genco and load that",
          what, kind);
    return strstr(kind, "GPU") != nullptr ? hipErrorNoBinaryForGpu : hipErrorInvalidImage;
}

hipError_t load_data(const void* data, Code** code) {
    if (data == nullptr) return hipErrorInvalidValue;
    const auto* const bytes = static_cast<const char*>(data);
    // Its size is not known before it is known to be a library; what it is shows in its first bytes.
    const bool is_elf = memcmp(bytes, ELFMAG, SELFMAG) == 0;
    const size_t known = is_elf ? sizeof(ElfW(Ehdr)) : strnlen(bytes, 64);
    if (const char* const kind = kind_of_foreign(bytes, known)) return refuse_foreign("the data of the module", kind);
    return take(open_copy(bytes, size_of_library(bytes)), code);
}

hipError_t load_file(const char* name, Code** code) {
    if (name == nullptr) return hipErrorInvalidValue;
    std::ifstream file(name, std::ios::binary);
    if (!file) return hipErrorFileNotFound;
    const std::string data{std::istreambuf_iterator<char>(file), {}};
    if (const char* const kind = kind_of_foreign(data.data(), data.size())) return refuse_foreign(name, kind);
    const std::unique_ptr<char, decltype(&free)> path(realpath(name, nullptr), free);
    void* const library = path != nullptr ? open_library(path.get()) : nullptr;
    return take(library != nullptr ? library : open_copy(data.data(), data.size()), code);
}

template <class Handle>
hipError_t give(Handle* handle, hipError_t (*load)(const char*, Code**), const char* from) {
    Code* code = nullptr;
    if (handle == nullptr) return hipErrorInvalidValue;
    const hipError_t error = load(from, &code);
    if (error == hipSuccess) *handle = handle_of<Handle>(code);
    return error;
}

hipError_t load_bytes(const char* data, Code** code) { return load_data(data, code); }

hipError_t unload(const void* handle) {
    Code* const code = code_of(handle);
    if (code == nullptr) return hipErrorInvalidHandle;
    code->is_loaded = false;
    return hipSuccess;
}

std::vector<std::string> kernels_of(const Code& code) {
    return code.image != nullptr ? code.image->kernels() : std::vector<std::string>();
}

// The stub of the kernel with a symbol.
template <class Function>
hipError_t give_kernel(Function* function, const void* handle, const char* symbol) {
    if (function == nullptr || symbol == nullptr || *symbol == '\0') return hipErrorInvalidValue;
    const Code* const code = code_of(handle);
    if (code == nullptr) return hipErrorInvalidHandle;
    const std::vector<std::string> kernels = kernels_of(*code);
    if (std::find(kernels.begin(), kernels.end(), symbol) == kernels.end()) return hipErrorNotFound;
    *function = static_cast<Function>(code->image->address_of(symbol));
    return hipSuccess;
}

hipError_t give_count(unsigned int* count, const void* handle) {
    if (count == nullptr) return hipErrorInvalidValue;
    const Code* const code = code_of(handle);
    if (code == nullptr) return hipErrorInvalidHandle;
    *count = static_cast<unsigned int>(kernels_of(*code).size());
    return hipSuccess;
}

}  // namespace

}  // namespace hipport_cpu

using namespace hipport_cpu;

// --- Modules ---

hipError_t hipModuleLoad(hipModule_t* module, const char* name) {
    const Call call{__builtin_return_address(0)};
    return returned(give(module, load_file, name));
}

hipError_t hipModuleLoadData(hipModule_t* module, const void* data) {
    const Call call{__builtin_return_address(0)};
    return returned(give(module, load_bytes, static_cast<const char*>(data)));
}

hipError_t hipModuleLoadDataEx(hipModule_t* module, const void* data, unsigned int, hipJitOption*, void**) {
    const Call call{__builtin_return_address(0)};
    return returned(give(module, load_bytes, static_cast<const char*>(data)));
}

hipError_t hipModuleLoadFatBinary(hipModule_t* module, const void* data) {
    const Call call{__builtin_return_address(0)};
    return returned(give(module, load_bytes, static_cast<const char*>(data)));
}

hipError_t hipModuleUnload(hipModule_t module) {
    const Call call{__builtin_return_address(0)};
    return returned(unload(module));
}

hipError_t hipModuleGetFunction(hipFunction_t* function, hipModule_t module, const char* symbol) {
    const Call call{__builtin_return_address(0)};
    return returned(give_kernel(function, module, symbol));
}

hipError_t hipModuleGetFunctionCount(unsigned int* count, hipModule_t module) {
    const Call call{__builtin_return_address(0)};
    return returned(give_count(count, module));
}

hipError_t hipModuleGetGlobal(hipDeviceptr_t* address, size_t* bytes, hipModule_t module, const char* symbol) {
    const Call call{__builtin_return_address(0)};
    if (symbol == nullptr || (address == nullptr && bytes == nullptr)) return returned(hipErrorInvalidValue);
    const Code* const code = code_of(module);
    if (code == nullptr) return returned(hipErrorInvalidHandle);
    size_t size = 0;
    void* const variable = code->image->address_of(symbol, &size);
    if (variable == nullptr || variable_at(variable) == nullptr) return returned(hipErrorNotFound);
    if (address != nullptr) *address = variable;
    if (bytes != nullptr) *bytes = size;
    return returned(hipSuccess);
}

hipError_t hipModuleGetTexRef(textureReference** reference, hipModule_t module, const char* name) {
    const Call call{__builtin_return_address(0)};
    if (reference == nullptr || name == nullptr) return returned(hipErrorInvalidValue);
    const Code* const code = code_of(module);
    if (code == nullptr) return returned(hipErrorInvalidHandle);
    size_t size = 0;
    void* const variable = code->image->address_of(name, &size);
    if (variable == nullptr || size != sizeof(textureReference)) return returned(hipErrorNotFound);
    *reference = static_cast<textureReference*>(variable);
    return returned(hipSuccess);
}

// --- Libraries, which are the same by other names ---

hipError_t hipLibraryLoadFromFile(hipLibrary_t* library, const char* name, hipJitOption*, void**, unsigned int,
                                  hipLibraryOption*, void**, unsigned int) {
    const Call call{__builtin_return_address(0)};
    return returned(give(library, load_file, name));
}

hipError_t hipLibraryLoadData(hipLibrary_t* library, const void* data, hipJitOption*, void**, unsigned int,
                              hipLibraryOption*, void**, unsigned int) {
    const Call call{__builtin_return_address(0)};
    return returned(give(library, load_bytes, static_cast<const char*>(data)));
}

hipError_t hipLibraryUnload(hipLibrary_t library) {
    const Call call{__builtin_return_address(0)};
    return returned(unload(library));
}

hipError_t hipLibraryGetKernel(hipKernel_t* kernel, hipLibrary_t library, const char* symbol) {
    const Call call{__builtin_return_address(0)};
    return returned(give_kernel(kernel, library, symbol));
}

hipError_t hipLibraryGetKernelCount(unsigned int* count, hipLibrary_t library) {
    const Call call{__builtin_return_address(0)};
    return returned(give_count(count, library));
}

hipError_t hipLibraryEnumerateKernels(hipKernel_t* kernels, unsigned int count, hipLibrary_t library) {
    const Call call{__builtin_return_address(0)};
    const Code* const code = code_of(library);
    if (code == nullptr) return returned(hipErrorInvalidHandle);
    if (kernels == nullptr || count == 0) return returned(hipErrorInvalidValue);
    for (const std::string& symbol : kernels_of(*code)) {
        if (count-- == 0) break;
        *kernels++ = static_cast<hipKernel_t>(code->image->address_of(symbol));
    }
    return returned(hipSuccess);
}

hipError_t hipKernelGetLibrary(hipLibrary_t* library, hipKernel_t kernel) {
    const Call call{__builtin_return_address(0)};
    if (library == nullptr) return returned(hipErrorInvalidValue);
    const Image* const image = kernel != nullptr ? image_of(kernel) : nullptr;
    const std::lock_guard<std::mutex> lock(mutex);
    for (const auto& one : all()) {
        if (image == nullptr || one->image != image || !one->is_loaded) continue;
        *library = handle_of<hipLibrary_t>(one.get());
        return returned(hipSuccess);
    }
    return returned(hipErrorInvalidHandle);
}

hipError_t hipKernelGetName(const char** name, hipKernel_t kernel) {
    const Call call{__builtin_return_address(0)};
    if (name == nullptr) return returned(hipErrorInvalidValue);
    const BoundKernel known = described_kernel(kernel);
    if (known.name == nullptr) return returned(hipErrorInvalidHandle);
    *name = known.name;
    return returned(hipSuccess);
}
