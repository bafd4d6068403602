#pragma once
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <iostream>

typedef float3 Place;
struct Name {
    char text[8];
};
inline std::istream &operator>>(std::istream &in, float4 &v) { return in >> v.x >> v.y >> v.z >> v.w; }
//~                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP203 warning 'operator>>':
//~   HIP has an operator>> of float4 too: ambiguous for a std::ifstream and other derived streams
//~   remedy: read from a std::istream, static_cast<std::istream &>(file) >> vector
std::istream &operator>>(std::istream &in, Place &v) { return in >> v.x >> v.y >> v.z; }
//~           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP203 warning 'operator>>':
//~   HIP has an operator>> of Place too: ambiguous for a std::ifstream and other derived streams
//~   remedy: read from a std::istream, static_cast<std::istream &>(file) >> vector

// Writing, other types, and a shift.
inline std::ostream &operator<<(std::ostream &out, const float4 &v) { return out << v.x; }
inline std::istream &operator>>(std::istream &in, Name &name) { return in.read(name.text, 8); }
inline int2 operator>>(const int2 &v, int bits) { return make_int2(v.x >> bits, v.y >> bits); }
