#include "images.h"

#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <map>
#include <memory>
#include <mutex>

// Of the C library: where thread-local memory is.
struct TlsIndex {
    size_t module, offset;
};
extern "C" void* __tls_get_addr(TlsIndex*);

namespace hipport_cpu {

namespace {

// A file that is mapped as long as it is read.
class Mapped {
  public:
    explicit Mapped(const char* path) {
        const int file = open(path, O_RDONLY | O_CLOEXEC);
        if (file < 0) return;
        struct stat status;
        if (fstat(file, &status) == 0) size_ = static_cast<size_t>(status.st_size);
        void* const memory = size_ > 0 ? mmap(nullptr, size_, PROT_READ, MAP_PRIVATE, file, 0) : MAP_FAILED;
        if (memory != MAP_FAILED) data_ = static_cast<const char*>(memory);
        close(file);
    }
    ~Mapped() {
        if (data_ != nullptr) munmap(const_cast<char*>(data_), size_);
    }
    Mapped(const Mapped&) = delete;
    Mapped& operator=(const Mapped&) = delete;

    // `count` elements at an offset, null where the file is shorter.
    template <class T>
    const T* at(size_t offset, size_t count = 1) const {
        const bool fits = data_ != nullptr && offset <= size_ && count <= (size_ - offset) / sizeof(T);
        return fits ? reinterpret_cast<const T*>(data_ + offset) : nullptr;
    }

  private:
    const char* data_ = nullptr;
    size_t size_ = 0;
};

void read_symbols(Image& image) {
    const Mapped file(image.path.c_str());
    const auto* const header = file.at<ElfW(Ehdr)>(0);
    if (header == nullptr || memcmp(header->e_ident, ELFMAG, SELFMAG) != 0) return;
    const auto* const sections = file.at<ElfW(Shdr)>(header->e_shoff, header->e_shnum);
    for (unsigned int i = 0; sections != nullptr && i < header->e_shnum; ++i) {
        const auto& section = sections[i];
        if (section.sh_type != SHT_SYMTAB || section.sh_link >= header->e_shnum) continue;
        const auto& names = sections[section.sh_link];
        const char* const text = file.at<char>(names.sh_offset, names.sh_size);
        const size_t count = section.sh_size / sizeof(ElfW(Sym));
        const auto* const symbols = file.at<ElfW(Sym)>(section.sh_offset, count);
        if (text == nullptr || symbols == nullptr) continue;
        for (size_t j = 0; j < count; ++j) {
            const auto& symbol = symbols[j];
            const bool is_variable = (symbol.st_info & 0xf) == STT_TLS && symbol.st_size > 0;
            if (!is_variable || symbol.st_name >= names.sh_size) continue;
            image.thread_locals.push_back({text + symbol.st_name, symbol.st_value, symbol.st_size});
        }
    }
}

size_t thread_local_module_at(const void* base) {
    struct Search {
        const void* base;
        size_t module;
    } search{base, 0};
    const auto look = [](dl_phdr_info* file, size_t, void* data) {
        Search& wanted = *static_cast<Search*>(data);
        for (int i = 0; i < file->dlpi_phnum; ++i) {
            const auto& part = file->dlpi_phdr[i];
            const auto first = reinterpret_cast<const char*>(file->dlpi_addr + part.p_vaddr);
            if (part.p_type != PT_LOAD || wanted.base < first || wanted.base >= first + part.p_memsz) continue;
            wanted.module = file->dlpi_tls_modid;
            return 1;
        }
        return 0;
    };
    dl_iterate_phdr(look, &search);
    return search.module;
}

}  // namespace

char* Image::thread_local_memory() const {
    TlsIndex first{thread_local_module, 0};
    return static_cast<char*>(__tls_get_addr(&first));
}

size_t Image::shared_bytes(const std::string& kernel) const {
    // A variable in a function has the function's name in its own, and so has one in a lambda of it (Itanium C++ ABI).
    const std::string encoding =
        kernel.compare(0, 2, "_Z") == 0 ? kernel.substr(2) : std::to_string(kernel.size()) + kernel;
    const std::string inside = "_ZZZ" + encoding + "E";
    size_t bytes = 0;
    for (const ThreadLocal& variable : thread_locals) {
        if (variable.symbol.compare(0, inside.size(), inside) == 0) bytes += variable.bytes;
    }
    return bytes;
}

const Image* image_of(const void* code) {
    static std::mutex mutex;
    static std::map<const void*, std::unique_ptr<Image>> images;
    Dl_info info;
    if (dladdr(code, &info) == 0 || info.dli_fname == nullptr) return nullptr;
    const std::lock_guard<std::mutex> lock(mutex);
    auto& image = images[info.dli_fbase];
    if (image == nullptr) {
        image = std::make_unique<Image>();
        image->path = info.dli_fname;
        image->thread_local_module = thread_local_module_at(code);
        read_symbols(*image);
    }
    return image.get();
}

}  // namespace hipport_cpu
