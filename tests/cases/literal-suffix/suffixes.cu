#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <string>
#include <string_view>
using namespace std::literals;
constexpr size_t operator""_bytes(const char *, size_t size) { return size; }
constexpr size_t operator"" _length(const char *, size_t size) { return size; }
size_t sum() { return "abc"_bytes + "abc"_length + "abc"s.size() + "abc"sv.size() + R"(a"b)"sv.size(); }
