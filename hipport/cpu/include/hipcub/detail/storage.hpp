// Temporary storage of collectives.

#ifndef HIPPORT_CPU_HIPCUB_DETAIL_STORAGE_HPP
#define HIPPORT_CPU_HIPCUB_DETAIL_STORAGE_HPP

#include <hip/hip_runtime.h>
#include <new>

namespace hipcub {

namespace detail {

// Elements that nobody constructs, so that they may lie in shared memory and in unions.
template <class T, int count>
struct Slots {
    alignas(T) unsigned char bytes[count * sizeof(T)];
    T& operator[](int index) { return reinterpret_cast<T*>(bytes)[index]; }
    void put(int index, const T& value) { new (&(*this)[index]) T(value); }
};
struct NoStorage {
    unsigned char unused;
};

// What each collective has: its storage, which is its own where none is given, and the thread's number in the block.
template <class Storage>
class Collective {
  public:
    using TempStorage = Storage;

  protected:
    Collective() : storage_(own()) {}
    explicit Collective(Storage& storage) : storage_(storage) {}
    Storage& storage_;
    const int rank_ = static_cast<int>(hipport_cpu::thread_number());

  private:
    static Storage& own() {
        __shared__ Storage storage;
        return storage;
    }
};

}  // namespace detail

}  // namespace hipcub

#endif
