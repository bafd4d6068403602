#include "images.h"

#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <limits.h>
#include <link.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <map>
#include <memory>
#include <mutex>
#include <set>

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

// Gives each symbol of a file with its name.
template <class Take>
void each_symbol(const std::string& path, const Take& take) {
    const Mapped file(path.c_str());
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
            if (symbols[j].st_name < names.sh_size) take(symbols[j], text + symbols[j].st_name);
        }
    }
}

// What the symbol of a function has in the names of what is declared in it.
std::string encoding_of(const std::string& symbol) {
    return symbol.compare(0, 2, "_Z") == 0 ? symbol.substr(2) : std::to_string(symbol.size()) + symbol;
}

// Where a file is in memory, by an address in it.
struct Loaded {
    const char* address;
    uintptr_t moved_by;
    size_t thread_local_module;
};

Loaded loaded_at(const void* address) {
    Loaded found{static_cast<const char*>(address), 0, 0};
    const auto look = [](dl_phdr_info* file, size_t, void* data) {
        Loaded& wanted = *static_cast<Loaded*>(data);
        for (int i = 0; i < file->dlpi_phnum; ++i) {
            const auto& part = file->dlpi_phdr[i];
            const auto first = reinterpret_cast<const char*>(file->dlpi_addr + part.p_vaddr);
            if (part.p_type != PT_LOAD || wanted.address < first || wanted.address >= first + part.p_memsz) continue;
            wanted.moved_by = file->dlpi_addr;
            wanted.thread_local_module = file->dlpi_tls_modid;
            return 1;
        }
        return 0;
    };
    dl_iterate_phdr(look, &found);
    return found;
}

}  // namespace

char* Image::thread_local_memory() const {
    TlsIndex first{thread_local_module, 0};
    return static_cast<char*>(__tls_get_addr(&first));
}

size_t Image::shared_bytes(const std::string& kernel) const { return shared_bytes_inside(encoding_of(kernel)); }

size_t Image::shared_bytes_inside(const std::string& encoding) const {
    // A variable in a function has the function's name in its own, `_ZZ1kPfE4tile`, and so has one in a lambda of it,
    // `_ZZZ1kPfENKUlvE_clEvE4tile` (Itanium C++ ABI).
    size_t bytes = 0;
    for (const ThreadLocal& variable : thread_locals) {
        const size_t inside = variable.symbol.find_first_not_of('Z', 1);
        if (variable.symbol.compare(inside, encoding.size() + 1, encoding + "E") == 0) bytes += variable.bytes;
    }
    return bytes;
}

std::string Image::symbol_at(const void* address) const {
    const uintptr_t value = reinterpret_cast<uintptr_t>(address) - moved_by;
    std::string found;
    each_symbol(path, [&](const ElfW(Sym) & symbol, const char* name) {
        const unsigned int type = symbol.st_info & 0xf;
        if ((type == STT_FUNC || type == STT_OBJECT) && symbol.st_value == value) found = name;
    });
    return found;
}

std::vector<std::string> Image::kernels() const {
    const std::string first = "_ZTS";  // before the name of a type
    std::set<std::string> encodings;
    each_symbol(path, [&](const ElfW(Sym) &, const char* text) {
        const std::string name(text);
        if (name.compare(0, first.size(), first) != 0) return;
        const std::string kernel = kernel_of(name.substr(first.size()));
        if (!kernel.empty()) encodings.insert(kernel);
    });
    std::vector<std::string> symbols;
    each_symbol(path, [&](const ElfW(Sym) & symbol, const char* name) {
        const bool is_function = (symbol.st_info & 0xf) == STT_FUNC && symbol.st_shndx != SHN_UNDEF;
        if (is_function && encodings.count(encoding_of(name)) != 0) symbols.push_back(name);
    });
    return symbols;
}

void* Image::address_of(const std::string& symbol, size_t* bytes) const {
    void* found = nullptr;
    each_symbol(path, [&](const ElfW(Sym) & one, const char* name) {
        const unsigned int type = one.st_info & 0xf;
        if ((type != STT_FUNC && type != STT_OBJECT) || one.st_shndx == SHN_UNDEF || symbol != name) return;
        found = reinterpret_cast<void*>(moved_by + one.st_value);
        if (bytes != nullptr) *bytes = one.st_size;
    });
    return found;
}

std::string kernel_of(const std::string& body) {
    const std::string last = "EUlvE_";
    const size_t dollar = body.rfind("$_");
    size_t end = std::string::npos;
    if (dollar != std::string::npos) {
        end = body.rfind('E', dollar);
    } else if (body.size() > last.size() && body.compare(body.size() - last.size(), last.size(), last) == 0) {
        end = body.size() - last.size();
    }
    return end == std::string::npos || body[0] != 'Z' ? "" : body.substr(1, end - 1);
}

const char* path_of(const Dl_info& file, char (&path)[PATH_MAX]) {
    Dl_info program;
    const bool is_known = dladdr(reinterpret_cast<const void*>(getauxval(AT_PHDR)), &program) != 0;
    const bool is_program = is_known && file.dli_fbase == program.dli_fbase;
    return realpath(is_program ? "/proc/self/exe" : file.dli_fname, path) != nullptr ? path : file.dli_fname;
}

std::string path_of(const Dl_info& file) {
    char path[PATH_MAX];
    return path_of(file, path);
}

const Image* image_of(const void* code) {
    static std::mutex mutex;
    static auto& images = *new std::map<const void*, std::unique_ptr<Image>>;
    Dl_info info;
    if (dladdr(code, &info) == 0 || info.dli_fname == nullptr) return nullptr;
    const std::lock_guard<std::mutex> lock(mutex);
    auto& image = images[info.dli_fbase];
    if (image == nullptr) {
        image = std::make_unique<Image>();
        image->path = path_of(info);
        const Loaded loaded = loaded_at(code);
        image->moved_by = loaded.moved_by;
        image->thread_local_module = loaded.thread_local_module;
        each_symbol(image->path, [&](const ElfW(Sym) & symbol, const char* name) {
            const bool is_variable = (symbol.st_info & 0xf) == STT_TLS && symbol.st_size > 0;
            if (is_variable) image->thread_locals.push_back({name, symbol.st_value, symbol.st_size});
        });
    }
    return image.get();
}

}  // namespace hipport_cpu
