// Objects of the program that end when no graph needs them any more.

#include "graphs.h"

struct hipUserObject {
    void* object;
    hipHostFn_t destroy;
};

namespace hipport_cpu {

namespace {

using References = std::vector<std::shared_ptr<void>>;

// The references that the program itself has.
auto& held = *new std::map<hipUserObject_t, References>;

// Takes references away; they end when the result goes, which is not under the lock.
hipError_t take(std::map<hipUserObject_t, References>& from, hipUserObject_t object, unsigned int count,
                References& taken) {
    const auto found = from.find(object);
    if (count == 0 || found == from.end() || found->second.size() < count) return hipErrorInvalidValue;
    References& references = found->second;
    taken.assign(references.end() - count, references.end());
    references.resize(references.size() - count);
    if (references.empty()) from.erase(found);
    return hipSuccess;
}

}  // namespace

}  // namespace hipport_cpu

using namespace hipport_cpu;

hipError_t hipUserObjectCreate(hipUserObject_t* object, void* data, hipHostFn_t destroy, unsigned int count,
                               unsigned int flags) {
    const Call call{__builtin_return_address(0)};
    if (object == nullptr || destroy == nullptr || count == 0 || flags != hipUserObjectNoDestructorSync) {
        return returned(hipErrorInvalidValue);
    }
    const Lock lock = locked();
    const std::shared_ptr<hipUserObject> shared(new hipUserObject{data, destroy}, [](hipUserObject* last) {
        last->destroy(last->object);
        delete last;
    });
    *object = shared.get();
    held[*object].assign(count, shared);
    return returned(hipSuccess);
}

hipError_t hipUserObjectRetain(hipUserObject_t object, unsigned int count) {
    const Call call{__builtin_return_address(0)};
    const Lock lock = locked();
    const auto found = held.find(object);
    if (count == 0 || found == held.end()) return returned(hipErrorInvalidValue);
    found->second.insert(found->second.end(), count, found->second.front());
    return returned(hipSuccess);
}

hipError_t hipUserObjectRelease(hipUserObject_t object, unsigned int count) {
    const Call call{__builtin_return_address(0)};
    References taken;
    const Lock lock = locked();
    return returned(take(held, object, count, taken));
}

hipError_t hipGraphRetainUserObject(hipGraph_t graph, hipUserObject_t object, unsigned int count, unsigned int flags) {
    const Call call{__builtin_return_address(0)};
    Lock lock = locked();
    const auto found = held.find(object);
    const bool is_right = is_known(lock, graph) && found != held.end() && count > 0 && flags <= hipGraphUserObjectMove;
    if (!is_right) return returned(hipErrorInvalidValue);
    References given(count, found->second.front());
    if (flags == hipGraphUserObjectMove) {
        if (const hipError_t error = take(held, object, count, given)) return returned(error);
    }
    References& references = graph->objects[object];
    references.insert(references.end(), given.begin(), given.end());
    return returned(hipSuccess);
}

hipError_t hipGraphReleaseUserObject(hipGraph_t graph, hipUserObject_t object, unsigned int count) {
    const Call call{__builtin_return_address(0)};
    References taken;
    Lock lock = locked();
    if (!is_known(lock, graph)) return returned(hipErrorInvalidValue);
    return returned(take(graph->objects, object, count, taken));
}
