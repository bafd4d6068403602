// A macro of the project marks the function, and its text has the name.
//+ #include "hipport/declval.h"  // HP240@1
#include <utility>
#define RESULT_OF(call) __device__ inline decltype(std::declval<T>().call())
template <class T> RESULT_OF(size) size(T &x) { return x.size(); }
