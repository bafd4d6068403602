// Input through a texture: the memory that the texture is bound to.

#ifndef HIPPORT_CPU_HIPCUB_ITERATOR_TEX_OBJ_INPUT_ITERATOR_HPP
#define HIPPORT_CPU_HIPCUB_ITERATOR_TEX_OBJ_INPUT_ITERATOR_HPP

#include <hip/hip_runtime_api.h>

#include "hipport_cpu/libraries/iterators.h"
#include "thrust/iterator/iterator_facade.h"
#include "thrust/iterator/iterator_adaptor.h"

namespace hipcub {

template <class T, class Offset = ptrdiff_t>
class TexObjInputIterator : public thrust::iterator_adaptor<TexObjInputIterator<T, Offset>, const T*> {
    using Super = typename TexObjInputIterator::iterator_adaptor_;

  public:
    TexObjInputIterator() : Super(nullptr) {}
    template <class Q>
    hipError_t BindTexture(Q* memory, size_t = static_cast<size_t>(-1), size_t offset = 0) {
        const auto* const bytes = reinterpret_cast<const unsigned char*>(memory) + offset;
        this->base_reference() = reinterpret_cast<const T*>(bytes);
        return hipSuccess;
    }
    hipError_t UnbindTexture() { return hipSuccess; }
};

}  // namespace hipcub

#endif
