// The files that a program consists of, itself and its shared libraries, as they are loaded: what their symbols say.

#ifndef HIPPORT_CPU_IMAGES_H
#define HIPPORT_CPU_IMAGES_H

#include <stddef.h>
#include <stdint.h>

#include <string>
#include <vector>

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
    size_t thread_local_module;  // the number of its thread-local memory, 0 for a file without
    std::vector<ThreadLocal> thread_locals;

    // The file's thread-local memory of the calling thread.
    char* thread_local_memory() const;

    // Bytes of the shared variables that are declared inside of the kernel with this symbol.
    size_t shared_bytes(const std::string& kernel) const;
};

// The file that has some code; null where there is none, or where its symbols cannot be read.
const Image* image_of(const void* code);

}  // namespace hipport_cpu

#endif
