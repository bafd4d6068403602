// Arrays: how they are made and freed, and what the program can ask of them.

#include "arrays.h"

#include <algorithm>
#include <mutex>
#include <set>

#include "gpus.h"
#include "memory.h"

namespace hipport_cpu {

namespace {

// Handles stay valid when what they are for is freed, so that later uses are seen.
struct Handles {
    std::mutex mutex;
    std::set<const hipArray*> arrays;
    std::set<const hipMipmappedArray*> mipmapped;
};

Handles& handles() {
    static Handles& handles = *new Handles;
    return handles;
}

using Lock = std::lock_guard<std::mutex>;

bool is_known(const hipArray* array) {
    Handles& all = handles();
    const Lock lock(all.mutex);
    return all.arrays.count(array) > 0;
}

bool is_known(const hipMipmappedArray* array) {
    Handles& all = handles();
    const Lock lock(all.mutex);
    return all.mipmapped.count(array) > 0;
}

Levels& levels_of(const hipMipmappedArray& array) { return *static_cast<Levels*>(array.data); }

struct Format {
    hipArray_Format format;
    int bits;
    hipChannelFormatKind kind;
};
constexpr Format formats[] = {
    {HIP_AD_FORMAT_UNSIGNED_INT8, 8, hipChannelFormatKindUnsigned},
    {HIP_AD_FORMAT_UNSIGNED_INT16, 16, hipChannelFormatKindUnsigned},
    {HIP_AD_FORMAT_UNSIGNED_INT32, 32, hipChannelFormatKindUnsigned},
    {HIP_AD_FORMAT_SIGNED_INT8, 8, hipChannelFormatKindSigned},
    {HIP_AD_FORMAT_SIGNED_INT16, 16, hipChannelFormatKindSigned},
    {HIP_AD_FORMAT_SIGNED_INT32, 32, hipChannelFormatKindSigned},
    {HIP_AD_FORMAT_HALF, 16, hipChannelFormatKindFloat},
    {HIP_AD_FORMAT_FLOAT, 32, hipChannelFormatKindFloat},
};

bool is_channel_count(unsigned int count) { return count == 1 || count == 2 || count == 4; }

}  // namespace

bool describe(hipArray& array, const hipChannelFormatDesc& channels) {
    const int bits[] = {channels.x, channels.y, channels.z, channels.w};
    const unsigned int count = static_cast<unsigned int>(std::count_if(bits, bits + 4, [](int each) { return each != 0; }));
    const bool is_even = std::all_of(bits, bits + count, [&](int each) { return each == bits[0]; });
    const auto format = std::find_if(std::begin(formats), std::end(formats), [&](const Format& each) {
        return each.bits == channels.x && each.kind == channels.f;
    });
    if (!is_even || !is_channel_count(count) || format == std::end(formats)) return false;
    array.channels = channels;
    array.format = format->format;
    array.channel_count = count;
    array.element_bytes = count * static_cast<unsigned int>(format->bits) / 8;
    return true;
}

bool describe(hipArray& array, hipArray_Format wanted, unsigned int count) {
    const auto format = std::find_if(std::begin(formats), std::end(formats), [&](const Format& each) {
        return each.format == wanted;
    });
    if (format == std::end(formats) || !is_channel_count(count)) return false;
    const auto bits = [&](unsigned int channel) { return channel < count ? format->bits : 0; };
    return describe(array, {bits(0), bits(1), bits(2), bits(3), format->kind});
}

namespace {

bool has_layers(unsigned int flags) { return (flags & (hipArrayLayered | hipArrayCubemap)) != 0; }

// A cube map is a square with six layers, or with six for each layer.
bool is_shape(const hipExtent& extent, unsigned int flags) {
    constexpr unsigned int known = hipArrayLayered | hipArraySurfaceLoadStore | hipArrayCubemap | hipArrayTextureGather;
    if ((flags & ~known) != 0 || extent.width == 0) return false;
    const bool is_layered = (flags & hipArrayLayered) != 0;
    if ((flags & hipArrayCubemap) != 0) {
        return extent.width == extent.height && extent.depth >= 6 && (is_layered ? extent.depth % 6 == 0 : extent.depth == 6);
    }
    if (is_layered) return extent.depth > 0;
    return extent.depth == 0 || extent.height > 0;
}

hipError_t make(hipArray& array, hipExtent extent, unsigned int flags) {
    if (!is_shape(extent, flags)) return hipErrorInvalidValue;
    array.extent = extent;
    array.flags = flags;
    const Box box = array.box();
    size_t bytes = 0;
    if (__builtin_mul_overflow(box.width, box.height, &bytes) || __builtin_mul_overflow(bytes, box.depth, &bytes)) {
        return hipErrorOutOfMemory;
    }
    void* memory = nullptr;
    if (const hipError_t error = allocate(&memory, bytes, MemoryKind::array, flags)) return error;
    array.data = static_cast<char*>(memory);
    array.is_live = true;
    return hipSuccess;
}

template <class... Elements>
hipError_t make_array(hipArray_t* handle, hipExtent extent, unsigned int flags, Elements... elements) {
    if (handle == nullptr) return hipErrorInvalidValue;
    if (!gpu().has_images) return hipErrorNotSupported;
    hipArray array{};
    if (!describe(array, elements...)) return hipErrorInvalidValue;
    if (const hipError_t error = make(array, extent, flags)) return error;
    Handles& all = handles();
    const Lock lock(all.mutex);
    *handle = new hipArray(array);
    all.arrays.insert(*handle);
    return hipSuccess;
}

// Frees an array, or a level of one with mipmaps.
hipError_t destroy(const char* function, hipArray* array, bool is_level = false) {
    if (array == nullptr) return hipErrorInvalidValue;
    if (!is_known(array)) {
        found("invalid-free", "%s is called with an address that is not an array: %p", function, static_cast<void*>(array));
        return hipErrorContextIsDestroyed;
    }
    if (array->is_level && !is_level) {
        found("invalid-free", "%s is called with a level of an array with mipmaps, which frees its levels itself", function);
        return hipErrorInvalidValue;
    }
    if (const hipError_t failed = finish_device()) return failed;
    if (!array->is_live) {
        bool freed = false;
        const Allocation* const memory = allocation_at(array->data, &freed);
        if (memory != nullptr) {
            found("double-free", *memory, "%s is called with %s, which has been freed", function, described(*memory).c_str());
        }
        return hipErrorContextIsDestroyed;
    }
    array->is_live = false;
    release(array->data);
    return hipSuccess;
}

size_t halved(size_t extent, unsigned int times) { return extent == 0 ? 0 : std::max<size_t>(extent >> times, 1); }

// Levels of half the extents each, of which layers are none.
template <class... Elements>
hipError_t make_levels(hipMipmappedArray_t* handle, hipExtent extent, unsigned int count, unsigned int flags,
                       Elements... elements) {
    const size_t longest = std::max({extent.width, extent.height, has_layers(flags) ? 0 : extent.depth});
    if (handle == nullptr || count == 0 || count > 32 || longest >> (count - 1) == 0) return hipErrorInvalidValue;
    auto levels = std::make_unique<Levels>();
    for (unsigned int i = 0; i < count; ++i) {
        const hipExtent halves = {halved(extent.width, i), halved(extent.height, i),
                                  has_layers(flags) ? extent.depth : halved(extent.depth, i)};
        hipArray* level = nullptr;
        if (const hipError_t error = make_array(&level, halves, flags, elements...)) {
            for (hipArray* const made : *levels) destroy("", made, true);
            return error;
        }
        level->is_level = true;
        levels->push_back(level);
    }
    const hipArray& first = *levels->front();
    Handles& all = handles();
    const Lock lock(all.mutex);
    *handle = new hipMipmappedArray{};
    **handle = {levels.release(), first.channels, 0, static_cast<unsigned int>(extent.width),
                static_cast<unsigned int>(extent.height), static_cast<unsigned int>(extent.depth), 0, count - 1, flags,
                first.format, first.channel_count};
    all.mipmapped.insert(*handle);
    return hipSuccess;
}

hipError_t destroy_levels(const char* function, hipMipmappedArray* array) {
    if (array == nullptr || !is_known(array)) return hipErrorInvalidValue;
    for (hipArray* const level : levels_of(*array)) {
        if (const hipError_t failed = destroy(function, level, true)) return failed;
    }
    return hipSuccess;
}

hipError_t give_level(const char* function, hipArray_t* level, const hipMipmappedArray* array, unsigned int number) {
    const Levels* levels = nullptr;
    if (level == nullptr) return hipErrorInvalidValue;
    if (const hipError_t wrong = check_levels(function, array, levels)) return wrong;
    if (number >= levels->size()) return hipErrorInvalidValue;
    *level = (*levels)[number];
    return hipSuccess;
}

}  // namespace

hipError_t check_array(const char* function, const hipArray* array) {
    if (array == nullptr || !is_known(array)) return hipErrorInvalidValue;
    if (array->is_live) return hipSuccess;
    is_freed(function, array->data);
    return hipErrorInvalidValue;
}

hipError_t check_levels(const char* function, const hipMipmappedArray* array, const Levels*& levels) {
    if (array == nullptr || !is_known(array)) return hipErrorInvalidValue;
    levels = &levels_of(*array);
    return check_array(function, levels->front());
}

hipError_t place_in_array(const char* function, const hipArray* array, size_t x, size_t y, size_t z, const Box& box,
                          Place& place) {
    if (const hipError_t wrong = check_array(function, array)) return wrong;
    const Box all = array->box();
    const auto fits = [](size_t at, size_t count, size_t extent) { return at <= extent && count <= extent - at; };
    if (fits(x, box.width, all.width) && fits(y, box.height, all.height) && fits(z, box.depth, all.depth)) {
        place = array->place().moved(x, y, z);
        return hipSuccess;
    }
    const auto words = [](size_t width, size_t height, size_t depth) {
        return in_words(width) + " bytes x " + in_words(height) + " rows x " + in_words(depth) + " slices";
    };
    if (const Allocation* const memory = allocation_at(array->data)) {
        found("copy-out-of-bounds", *memory, "%s copies %s at byte %s, row %s, slice %s of an array of %s", function,
              words(box.width, box.height, box.depth).c_str(), in_words(x).c_str(), in_words(y).c_str(),
              in_words(z).c_str(), words(all.width, all.height, all.depth).c_str());
    }
    return hipErrorInvalidValue;
}

}  // namespace hipport_cpu

using namespace hipport_cpu;

hipChannelFormatDesc hipCreateChannelDesc(int x, int y, int z, int w, hipChannelFormatKind kind) {
    return {x, y, z, w, kind};
}

hipError_t hipMallocArray(hipArray_t* array, const hipChannelFormatDesc* channels, size_t width, size_t height,
                          unsigned int flags) {
    const Call call{__builtin_return_address(0)};
    if (channels == nullptr) return returned(hipErrorInvalidValue);
    return returned(make_array(array, {width, height, 0}, flags, *channels));
}

hipError_t hipMalloc3DArray(hipArray_t* array, const hipChannelFormatDesc* channels, hipExtent extent,
                            unsigned int flags) {
    const Call call{__builtin_return_address(0)};
    if (channels == nullptr) return returned(hipErrorInvalidValue);
    return returned(make_array(array, extent, flags, *channels));
}

hipError_t hipArrayCreate(hipArray_t* array, const HIP_ARRAY_DESCRIPTOR* wanted) {
    const Call call{__builtin_return_address(0)};
    if (wanted == nullptr) return returned(hipErrorInvalidValue);
    return returned(make_array(array, {wanted->Width, wanted->Height, 0}, 0, wanted->Format, wanted->NumChannels));
}

hipError_t hipArray3DCreate(hipArray_t* array, const HIP_ARRAY3D_DESCRIPTOR* wanted) {
    const Call call{__builtin_return_address(0)};
    if (wanted == nullptr) return returned(hipErrorInvalidValue);
    const hipExtent extent = {wanted->Width, wanted->Height, wanted->Depth};
    return returned(make_array(array, extent, wanted->Flags, wanted->Format, wanted->NumChannels));
}

hipError_t hipFreeArray(hipArray_t array) {
    const Call call{__builtin_return_address(0)};
    return returned(destroy(__func__, array));
}

hipError_t hipArrayDestroy(hipArray_t array) {
    const Call call{__builtin_return_address(0)};
    return returned(destroy(__func__, array));
}

hipError_t hipArrayGetInfo(hipChannelFormatDesc* channels, hipExtent* extent, unsigned int* flags, hipArray_t array) {
    const Call call{__builtin_return_address(0)};
    if (check_array(__func__, array) != hipSuccess) return returned(hipErrorInvalidHandle);
    if (channels != nullptr) *channels = array->channels;
    if (extent != nullptr) *extent = array->extent;
    if (flags != nullptr) *flags = array->flags;
    return returned(hipSuccess);
}

hipError_t hipArrayGetDescriptor(HIP_ARRAY_DESCRIPTOR* is, hipArray_t array) {
    const Call call{__builtin_return_address(0)};
    if (is == nullptr) return returned(hipErrorInvalidValue);
    if (check_array(__func__, array) != hipSuccess) return returned(hipErrorInvalidHandle);
    *is = {array->extent.width, array->extent.height, array->format, array->channel_count};
    return returned(hipSuccess);
}

hipError_t hipArray3DGetDescriptor(HIP_ARRAY3D_DESCRIPTOR* is, hipArray_t array) {
    const Call call{__builtin_return_address(0)};
    if (is == nullptr) return returned(hipErrorInvalidValue);
    if (check_array(__func__, array) != hipSuccess) return returned(hipErrorInvalidHandle);
    const hipExtent& extent = array->extent;
    *is = {extent.width, extent.height, extent.depth, array->format, array->channel_count, array->flags};
    return returned(hipSuccess);
}

hipError_t hipGetChannelDesc(hipChannelFormatDesc* channels, hipArray_const_t array) {
    const Call call{__builtin_return_address(0)};
    if (channels == nullptr || check_array(__func__, array) != hipSuccess) return returned(hipErrorInvalidValue);
    *channels = array->channels;
    return returned(hipSuccess);
}

hipError_t hipMallocMipmappedArray(hipMipmappedArray_t* array, const hipChannelFormatDesc* channels, hipExtent extent,
                                   unsigned int levels, unsigned int flags) {
    const Call call{__builtin_return_address(0)};
    if (channels == nullptr) return returned(hipErrorInvalidValue);
    return returned(make_levels(array, extent, levels, flags, *channels));
}

hipError_t hipMipmappedArrayCreate(hipMipmappedArray_t* array, HIP_ARRAY3D_DESCRIPTOR* wanted, unsigned int levels) {
    const Call call{__builtin_return_address(0)};
    if (wanted == nullptr) return returned(hipErrorInvalidValue);
    const hipExtent extent = {wanted->Width, wanted->Height, wanted->Depth};
    return returned(make_levels(array, extent, levels, wanted->Flags, wanted->Format, wanted->NumChannels));
}

hipError_t hipFreeMipmappedArray(hipMipmappedArray_t array) {
    const Call call{__builtin_return_address(0)};
    return returned(destroy_levels(__func__, array));
}

hipError_t hipMipmappedArrayDestroy(hipMipmappedArray_t array) {
    const Call call{__builtin_return_address(0)};
    return returned(destroy_levels(__func__, array));
}

hipError_t hipGetMipmappedArrayLevel(hipArray_t* level, hipMipmappedArray_const_t array, unsigned int number) {
    const Call call{__builtin_return_address(0)};
    return returned(give_level(__func__, level, array, number));
}

hipError_t hipMipmappedArrayGetLevel(hipArray_t* level, hipMipmappedArray_t array, unsigned int number) {
    const Call call{__builtin_return_address(0)};
    return returned(give_level(__func__, level, array, number));
}
