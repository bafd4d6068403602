// Functions of several arguments, called with a tuple.

#ifndef HIPPORT_CPU_THRUST_ZIP_FUNCTION_H
#define HIPPORT_CPU_THRUST_ZIP_FUNCTION_H

#include "thrust/tuple.h"

namespace thrust {

template <class Function>
class zip_function {
  public:
    zip_function(Function function) : function_(function) {}
    template <class Tuple>
    decltype(auto) operator()(Tuple&& arguments) const {
        return std::apply(function_, std::forward<Tuple>(arguments));
    }

  private:
    mutable Function function_;
};

template <class Function>
zip_function<std::decay_t<Function>> make_zip_function(Function&& function) {
    return {std::forward<Function>(function)};
}

}  // namespace thrust

#endif
