// An allocator of device memory that keeps what is freed for the next request of its size.

#ifndef HIPPORT_CPU_HIPCUB_UTIL_ALLOCATOR_HPP
#define HIPPORT_CPU_HIPCUB_UTIL_ALLOCATOR_HPP

#include <hip/hip_runtime_api.h>
#include <map>
#include <mutex>
#include <utility>

namespace hipcub {

class CachingDeviceAllocator {
  public:
    static constexpr unsigned int INVALID_BIN = static_cast<unsigned int>(-1);
    static constexpr size_t INVALID_SIZE = static_cast<size_t>(-1);
    static constexpr int INVALID_DEVICE_ORDINAL = -1;

    // Sizes are powers of `bin_growth`, from the power `min_bin` on; what is larger than that of `max_bin` is not kept.
    CachingDeviceAllocator(unsigned int bin_growth, unsigned int min_bin = 1, unsigned int max_bin = INVALID_BIN,
                           size_t max_cached_bytes = INVALID_SIZE, bool skip_cleanup = false, bool = false)
        : growth_(bin_growth),
          smallest_(power(bin_growth, min_bin)),
          largest_(max_bin == INVALID_BIN ? INVALID_SIZE : power(bin_growth, max_bin)),
          max_cached_(max_cached_bytes),
          skips_cleanup_(skip_cleanup) {}
    explicit CachingDeviceAllocator(bool skip_cleanup = false, bool = false)
        : CachingDeviceAllocator(8, 3, 7, (size_t{1} << 21) * 3 - 1, skip_cleanup) {}
    CachingDeviceAllocator(const CachingDeviceAllocator&) = delete;
    CachingDeviceAllocator& operator=(const CachingDeviceAllocator&) = delete;
    ~CachingDeviceAllocator() {
        if (!skips_cleanup_) (void)FreeAllCached();
    }

    hipError_t SetMaxCachedBytes(size_t bytes) { return max_cached_ = bytes, hipSuccess; }
    hipError_t DeviceAllocate(int device, void** memory, size_t bytes, hipStream_t stream = nullptr) {
        const std::lock_guard<std::mutex> lock(mutex_);
        const size_t size = rounded(bytes);
        // What was freed on a stream may be used there at once, and elsewhere when it has been done.
        for (auto at = cached_.find({device, size}); at != cached_.end() && at->first == Bin{device, size}; ++at) {
            if (at->second.stream != stream && hipStreamQuery(at->second.stream) != hipSuccess) continue;
            *memory = at->second.memory;
            cached_bytes_ -= size;
            cached_.erase(at);
            live_[*memory] = {{device, size}, stream};
            return hipSuccess;
        }
        const OnDevice scope(device);
        const hipError_t error = hipMalloc(memory, size);
        if (error == hipSuccess) live_[*memory] = {{device, size}, stream};
        return error;
    }
    hipError_t DeviceAllocate(void** memory, size_t bytes, hipStream_t stream = nullptr) {
        return DeviceAllocate(current(), memory, bytes, stream);
    }
    hipError_t DeviceFree(int device, void* memory) {
        const std::lock_guard<std::mutex> lock(mutex_);
        const auto at = live_.find(memory);
        if (at == live_.end()) {
            const OnDevice scope(device);
            return hipFree(memory);
        }
        const Live live = at->second;
        live_.erase(at);
        const size_t size = live.bin.second;
        if (size <= largest_ && cached_bytes_ + size <= max_cached_) {
            cached_bytes_ += size;
            cached_.insert({live.bin, {memory, live.stream}});
            return hipSuccess;
        }
        const OnDevice scope(device);
        return hipFree(memory);
    }
    hipError_t DeviceFree(void* memory) { return DeviceFree(current(), memory); }
    hipError_t FreeAllCached() {
        const std::lock_guard<std::mutex> lock(mutex_);
        hipError_t result = hipSuccess;
        for (const auto& each : cached_) {
            const OnDevice scope(each.first.first);
            if (const hipError_t error = hipFree(each.second.memory)) result = error;
        }
        cached_.clear();
        cached_bytes_ = 0;
        return result;
    }

  private:
    using Bin = std::pair<int, size_t>;  // device and number of bytes
    struct Cached {
        void* memory;
        hipStream_t stream;
    };
    struct Live {
        Bin bin;
        hipStream_t stream;
    };
    static int current() {
        int device = 0;
        (void)hipGetDevice(&device);
        return device;
    }
    // Makes a device the current one for a while.
    struct OnDevice {
        const int before = current();
        explicit OnDevice(int device) {
            if (device != INVALID_DEVICE_ORDINAL && device != before) (void)hipSetDevice(device);
        }
        ~OnDevice() {
            if (current() != before) (void)hipSetDevice(before);
        }
    };
    static size_t power(size_t base, unsigned int exponent) {
        size_t result = 1;
        while (exponent-- > 0) result *= base;
        return result;
    }
    size_t rounded(size_t bytes) const {
        if (bytes > largest_) return bytes;
        size_t size = smallest_;
        while (size < bytes) size *= growth_;
        return size;
    }

    std::mutex mutex_;
    const size_t growth_, smallest_, largest_;
    size_t max_cached_, cached_bytes_ = 0;
    const bool skips_cleanup_;
    std::multimap<Bin, Cached> cached_;
    std::map<void*, Live> live_;
};

}  // namespace hipcub

#endif
