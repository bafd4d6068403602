// Pools, and allocation in the order of a stream. Memory is there when the function returns, and is freed when the stream
// comes to it. A pool keeps nothing that is freed, so that later uses are seen.

#include <string.h>

#include <algorithm>
#include <map>
#include <mutex>
#include <set>

#include "graph_memory.h"
#include "memory.h"

struct ihipMemPoolHandle_t {
    int device;
    bool is_default;
    size_t most_bytes;                        // 0 without a limit
    std::map<hipMemPoolAttr, int> reuse;      // whether freed memory may be reused, in the ways that HIP names
    uint64_t threshold = 0;                   // bytes to keep, of which there are none
    uint64_t highest = 0;                     // bytes used
    std::map<int, hipMemAccessFlags> access;  // of other devices
};

namespace hipport_cpu {

namespace {

struct Pools {
    std::mutex mutex;
    std::set<hipMemPool_t> live;
    std::map<int, hipMemPool_t> defaults, current;  // of devices
};

Pools& pools() {
    static Pools& pools = *new Pools;
    return pools;
}

using PoolsLock = std::lock_guard<std::mutex>;

// Never deleted: it may own memory after it is destroyed.
hipMemPool_t new_pool(Pools& all, int device, bool is_default, size_t most_bytes) {
    const hipMemPool_t pool = new ihipMemPoolHandle_t{device, is_default, most_bytes, {}, 0, 0, {}};
    for (const hipMemPoolAttr way : {hipMemPoolReuseFollowEventDependencies, hipMemPoolReuseAllowOpportunistic,
                                     hipMemPoolReuseAllowInternalDependencies}) {
        pool->reuse[way] = 1;
    }
    all.live.insert(pool);
    return pool;
}

hipMemPool_t default_pool(Pools& all, int device) {
    hipMemPool_t& pool = all.defaults[device];
    if (pool == nullptr) pool = new_pool(all, device, true, 0);
    return pool;
}

hipMemPool_t current_pool(Pools& all, int device) {
    const auto set = all.current.find(device);
    return set != all.current.end() ? set->second : default_pool(all, device);
}

bool is_live(Pools& all, hipMemPool_t pool) { return all.live.count(pool) > 0; }

bool is_device(int device) { return device >= 0 && device < static_cast<int>(settings().devices); }

hipError_t allocate_from(hipMemPool_t pool, void** pointer, size_t bytes) {
    *pointer = nullptr;
    if (bytes == 0) return hipSuccess;
    if (pool->most_bytes > 0 && owned_bytes(pool) + bytes > pool->most_bytes) return hipErrorOutOfMemory;
    if (const hipError_t error = allocate(pointer, bytes, MemoryKind::device, hipDeviceMallocDefault, pool)) return error;
    pool->highest = std::max<uint64_t>(pool->highest, owned_bytes(pool));
    return hipSuccess;
}

template <class Value>
void give(void* to, Value value) {
    memcpy(to, &value, sizeof(value));
}

}  // namespace

}  // namespace hipport_cpu

using namespace hipport_cpu;

hipError_t hipMallocAsync(void** pointer, size_t bytes, hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    if (pointer == nullptr) return returned(hipErrorInvalidValue);
    if (is_captured(stream)) return returned(capture_allocation(stream, pointer, bytes));
    Pools& all = pools();
    const PoolsLock lock(all.mutex);
    return returned(allocate_from(current_pool(all, current_device()), pointer, bytes));
}

hipError_t hipMallocFromPoolAsync(void** pointer, size_t bytes, hipMemPool_t pool, hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    Pools& all = pools();
    const PoolsLock lock(all.mutex);
    if (pointer == nullptr || !is_live(all, pool)) return returned(hipErrorInvalidValue);
    if (is_captured(stream)) return returned(capture_allocation(stream, pointer, bytes));
    return returned(allocate_from(pool, pointer, bytes));
}

hipError_t hipFreeAsync(void* pointer, hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    if (pointer == nullptr) return returned(hipErrorInvalidValue);
    const bool is_kept = is_of_graph(pointer);
    if (is_captured(stream)) {
        if (is_kept) return returned(capture_free(stream, pointer));
        refuse("hipFreeAsync in a stream that is being captured, of memory that no graph has allocated: a later launch "
               "of the graph would free it again. Allocate it in the capture too, or free it outside");
    }
    const auto check = [pointer] {
        return check_free("hipFreeAsync", pointer, is_of_hip_free, hipErrorInvalidValue);
    };
    if (const hipError_t wrong = check()) return returned(wrong);
    return returned(submit(stream, __func__, [pointer, check, is_kept] {
        if (is_kept) return hipSuccess;
        const hipError_t wrong = check();
        if (wrong == hipSuccess) release(pointer);
        return wrong;
    }));
}

hipError_t hipDeviceGetDefaultMemPool(hipMemPool_t* pool, int device) {
    const Call call{__builtin_return_address(0)};
    if (pool == nullptr) return returned(hipErrorInvalidValue);
    if (!is_device(device)) return returned(hipErrorInvalidDevice);
    Pools& all = pools();
    const PoolsLock lock(all.mutex);
    *pool = default_pool(all, device);
    return returned(hipSuccess);
}

hipError_t hipDeviceGetMemPool(hipMemPool_t* pool, int device) {
    const Call call{__builtin_return_address(0)};
    if (pool == nullptr) return returned(hipErrorInvalidValue);
    if (!is_device(device)) return returned(hipErrorInvalidDevice);
    Pools& all = pools();
    const PoolsLock lock(all.mutex);
    *pool = current_pool(all, device);
    return returned(hipSuccess);
}

hipError_t hipDeviceSetMemPool(int device, hipMemPool_t pool) {
    const Call call{__builtin_return_address(0)};
    if (!is_device(device)) return returned(hipErrorInvalidDevice);
    Pools& all = pools();
    const PoolsLock lock(all.mutex);
    if (!is_live(all, pool) || pool->device != device) return returned(hipErrorInvalidValue);
    all.current[device] = pool;
    return returned(hipSuccess);
}

hipError_t hipMemPoolCreate(hipMemPool_t* pool, const hipMemPoolProps* wanted) {
    const Call call{__builtin_return_address(0)};
    const bool is_valid = pool != nullptr && wanted != nullptr && wanted->allocType == hipMemAllocationTypePinned &&
                          wanted->location.type == hipMemLocationTypeDevice && is_device(wanted->location.id);
    if (!is_valid) return returned(hipErrorInvalidValue);
    if (wanted->handleTypes != hipMemHandleTypeNone) return returned(hipErrorNotSupported);
    Pools& all = pools();
    const PoolsLock lock(all.mutex);
    *pool = new_pool(all, wanted->location.id, false, wanted->maxSize);
    return returned(hipSuccess);
}

hipError_t hipMemPoolDestroy(hipMemPool_t pool) {
    const Call call{__builtin_return_address(0)};
    Pools& all = pools();
    const PoolsLock lock(all.mutex);
    if (!is_live(all, pool) || pool->is_default) return returned(hipErrorInvalidValue);
    if (current_pool(all, pool->device) == pool) all.current.erase(pool->device);
    all.live.erase(pool);
    return returned(hipSuccess);
}

hipError_t hipMemPoolTrimTo(hipMemPool_t pool, size_t) {
    const Call call{__builtin_return_address(0)};
    Pools& all = pools();
    const PoolsLock lock(all.mutex);
    return returned(is_live(all, pool) ? hipSuccess : hipErrorInvalidValue);
}

hipError_t hipMemPoolSetAttribute(hipMemPool_t pool, hipMemPoolAttr attribute, void* value) {
    const Call call{__builtin_return_address(0)};
    Pools& all = pools();
    const PoolsLock lock(all.mutex);
    if (value == nullptr || !is_live(all, pool)) return returned(hipErrorInvalidValue);
    switch (attribute) {
        case hipMemPoolReuseFollowEventDependencies:
        case hipMemPoolReuseAllowOpportunistic:
        case hipMemPoolReuseAllowInternalDependencies:
            memcpy(&pool->reuse[attribute], value, sizeof(int));
            return returned(hipSuccess);
        case hipMemPoolAttrReleaseThreshold:
            memcpy(&pool->threshold, value, sizeof(uint64_t));
            return returned(hipSuccess);
        case hipMemPoolAttrReservedMemHigh:
        case hipMemPoolAttrUsedMemHigh: {
            uint64_t highest = 0;
            memcpy(&highest, value, sizeof(highest));
            if (highest != 0) return returned(hipErrorInvalidValue);  // it can be reset only
            pool->highest = owned_bytes(pool);
            return returned(hipSuccess);
        }
        default: return returned(hipErrorInvalidValue);
    }
}

hipError_t hipMemPoolGetAttribute(hipMemPool_t pool, hipMemPoolAttr attribute, void* value) {
    const Call call{__builtin_return_address(0)};
    Pools& all = pools();
    const PoolsLock lock(all.mutex);
    if (value == nullptr || !is_live(all, pool)) return returned(hipErrorInvalidValue);
    switch (attribute) {
        case hipMemPoolReuseFollowEventDependencies:
        case hipMemPoolReuseAllowOpportunistic:
        case hipMemPoolReuseAllowInternalDependencies: give(value, pool->reuse[attribute]); break;
        case hipMemPoolAttrReleaseThreshold: give(value, pool->threshold); break;
        case hipMemPoolAttrReservedMemCurrent:
        case hipMemPoolAttrUsedMemCurrent: give(value, uint64_t{owned_bytes(pool)}); break;
        case hipMemPoolAttrReservedMemHigh:
        case hipMemPoolAttrUsedMemHigh: give(value, pool->highest); break;
        default: return returned(hipErrorInvalidValue);
    }
    return returned(hipSuccess);
}

hipError_t hipMemPoolSetAccess(hipMemPool_t pool, const hipMemAccessDesc* wanted, size_t count) {
    const Call call{__builtin_return_address(0)};
    Pools& all = pools();
    const PoolsLock lock(all.mutex);
    if (!is_live(all, pool) || (wanted == nullptr && count > 0)) return returned(hipErrorInvalidValue);
    for (const hipMemAccessDesc* each = wanted; each < wanted + count; ++each) {
        if (each->location.type != hipMemLocationTypeDevice) return returned(hipErrorInvalidValue);
        if (!is_device(each->location.id)) return returned(hipErrorInvalidDevice);
        if (each->location.id == pool->device && each->flags == hipMemAccessFlagsProtNone) {
            return returned(hipErrorInvalidDevice);
        }
    }
    for (const hipMemAccessDesc* each = wanted; each < wanted + count; ++each) pool->access[each->location.id] = each->flags;
    return returned(hipSuccess);
}

hipError_t hipMemPoolGetAccess(hipMemAccessFlags* flags, hipMemPool_t pool, hipMemLocation* location) {
    const Call call{__builtin_return_address(0)};
    Pools& all = pools();
    const PoolsLock lock(all.mutex);
    if (flags == nullptr || location == nullptr || !is_live(all, pool)) return returned(hipErrorInvalidValue);
    if (location->type != hipMemLocationTypeDevice || !is_device(location->id)) return returned(hipErrorInvalidValue);
    const auto set = pool->access.find(location->id);
    const bool is_own = location->id == pool->device;
    *flags = set != pool->access.end() ? set->second : is_own ? hipMemAccessFlagsProtReadWrite : hipMemAccessFlagsProtNone;
    return returned(hipSuccess);
}
