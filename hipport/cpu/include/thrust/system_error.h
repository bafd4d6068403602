// Errors of Thrust: exceptions with HIP's errors.

#ifndef HIPPORT_CPU_THRUST_SYSTEM_ERROR_H
#define HIPPORT_CPU_THRUST_SYSTEM_ERROR_H

#include <hip/hip_runtime_api.h>

#include <string>
#include <system_error>

namespace thrust {

using std::errc;
using std::error_category;
using std::error_code;
using std::error_condition;
using std::generic_category;
using std::make_error_code;
using std::system_category;
using std::system_error;

namespace detail {
class HipCategory : public std::error_category {
  public:
    const char* name() const noexcept override { return "hip"; }
    std::string message(int error) const override {
        const auto code = static_cast<hipError_t>(error);
        return std::string(hipGetErrorName(code)) + ": " + hipGetErrorString(code);
    }
};
}  // namespace detail

inline const error_category& hip_category() {
    static const detail::HipCategory category;
    return category;
}

namespace system {
using thrust::error_category;
using thrust::error_code;
using thrust::hip_category;
using thrust::system_error;
}  // namespace system
namespace hip {
using thrust::hip_category;
}

}  // namespace thrust

#endif
