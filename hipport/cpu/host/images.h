// The files that a program consists of, itself and its shared libraries, as they are loaded: what their symbols say.

#ifndef HIPPORT_CPU_IMAGES_H
#define HIPPORT_CPU_IMAGES_H

#include <dlfcn.h>
#include <limits.h>
#include <stddef.h>
#include <stdint.h>

#include <string>
#include <vector>

#pragma GCC visibility push(default)
namespace hipport_cpu {

// A variable of which each operating system thread has one, shared memory among them; at an offset in the file's
// thread-local memory.
struct ThreadLocal {
    std::string symbol;
    uintptr_t offset;
    size_t bytes;
};

struct Image {
    std::string path;
    uintptr_t moved_by;          // from the addresses that its symbols have
    size_t thread_local_module;  // the number of its thread-local memory, 0 for a file without
    std::vector<ThreadLocal> thread_locals;

    // The file's thread-local memory of the calling thread.
    char* thread_local_memory() const;

    // Bytes of the shared variables that are declared inside of the kernel with this symbol, `_Z1kPf` or `k`, or with what
    // `kernel_of` gives.
    size_t shared_bytes(const std::string& kernel) const;
    size_t shared_bytes_inside(const std::string& encoding) const;

    // The symbol of the function or variable at an address; empty where there is none.
    std::string symbol_at(const void* address) const;
    // The symbols of its kernels, which name the types of what their stubs queue.
    std::vector<std::string> kernels() const;
    // The function or variable with a symbol, and its size; null where there is none.
    void* address_of(const std::string& symbol, size_t* bytes = nullptr) const;
};

// What the symbol of a kernel is in the names of what is declared in it, `1kPf`, by the name of the type of the lambda that
// its stub queues: `Z1kPfEUlvE_`, and to clang `Z1kPfE3$_0` where other files cannot see it. Empty for another type.
std::string kernel_of(const std::string& body);

// The absolute path of a file that is loaded. The loader knows the program itself by the name that it was called by, which
// may be relative to a folder that it has left.
std::string path_of(const Dl_info& file);
// The same without allocating.
const char* path_of(const Dl_info& file, char (&path)[PATH_MAX]);

// The file that has some code; null where there is none, or where its symbols cannot be read.
const Image* image_of(const void* code);

}  // namespace hipport_cpu
#pragma GCC visibility pop

#endif
