// Memory that processes share: a file without a name, which others open by the process that made it.

#ifndef HIPPORT_CPU_HOST_OTHER_PROCESSES_H
#define HIPPORT_CPU_HOST_OTHER_PROCESSES_H

#include <stddef.h>
#include <stdint.h>

#include <atomic>

namespace hipport_cpu {

// A file of memory, as handles have it. The number of its inode tells it from a later one at the same place.
struct SharedFile {
    int process, file;
    uint64_t inode;
};
// A new file; `file` is -1 where the system has none.
SharedFile new_shared_file(size_t bytes);
// This process's own descriptor of a file, which the caller closes; -1 where it is not there any more.
int opened(const SharedFile& file);

// An event that processes share: how often it has been recorded, and up to which of these the work before it is done.
struct SharedEvent {
    std::atomic<uint64_t> recorded, done;
};

// Ends sharing of memory that is freed, where it is shared.
void end_sharing(uintptr_t address);

}  // namespace hipport_cpu

#endif
