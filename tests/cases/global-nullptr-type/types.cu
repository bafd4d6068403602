#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cstddef>
struct Stream {
    Stream(nullptr_t) {}
//>     Stream(std::nullptr_t) {}  // HP266@12
    Stream &operator=(::nullptr_t) { return *this; }
//>     Stream &operator=(std::nullptr_t) { return *this; }  // HP266@23
    Stream(std::nullptr_t, int) {}
};
template <class T> struct Own { typedef decltype(nullptr) nullptr_t; };
