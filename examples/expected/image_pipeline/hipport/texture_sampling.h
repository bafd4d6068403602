// How a texture is read, in plain C++: addressing, filtering and conversion of texels that lie in ordinary memory. Comes
// with hipport, belongs to the project that it was copied into.
// hipport: ignore-file
//
// The rules are those of the CUDA C++ programming guide, "Texture Fetching": texel i covers the coordinates from i to
// i + 1; a linear filter weighs with 8 bits of fraction; wrap and mirror are for normalized coordinates, and clamp
// without them.

#ifndef HIPPORT_TEXTURE_SAMPLING_H
#define HIPPORT_TEXTURE_SAMPLING_H

#include <hip/hip_runtime.h>

namespace hipport {

namespace detail {

// The values are those of hipTextureAddressMode and hipChannelFormatKind.
enum Address { address_wrap, address_clamp, address_mirror, address_border };
enum Kind { kind_signed, kind_unsigned, kind_float };

// What a texture or a surface is, for the device.
struct Sampler {
    unsigned char* data;      // null: nothing is bound, and each read gives 0
    long long pitch;          // bytes from one row to the next
    long long slice;          // bytes from one slice or layer to the next
    int size[3];              // texels in x, y, and z or layers, at least 1
    int channels;             // 1, 2 or 4
    int bits;                 // of one channel: 8, 16 or 32
    int kind;                 // of the channels, a Kind
    int address[3];           // an Address for each of x, y and z
    bool is_linear;           // filter: linear, or the nearest texel
    bool has_normalized_coordinates;  // from 0 to 1, not in texels
    bool gives_normalized_floats;     // integers of 8 and 16 bits as floats from 0 or -1 to 1
    float border[4];          // what lies outside, for address_border

    __host__ __device__ bool gives_floats() const {
        return kind == kind_float || (gives_normalized_floats && bits < 32);
    }
};

// Four 32-bit registers, as a read gives them: floats by their bits, integers with their sign extended.
struct Texel {
    unsigned int channel[4];
};

__host__ __device__ inline unsigned int bits_of(float value) {
    unsigned int bits;
    __builtin_memcpy(&bits, &value, sizeof bits);
    return bits;
}

__host__ __device__ inline float float_of(unsigned int bits) {
    float value;
    __builtin_memcpy(&value, &bits, sizeof value);
    return value;
}

// The number whose 16 bits are given in IEEE's half format.
__host__ __device__ inline float from_half(unsigned int bits) {
    const unsigned int sign = (bits & 0x8000u) << 16, exponent = bits >> 10 & 31u, fraction = bits & 0x3ffu;
    if (exponent == 0) return float_of(sign | bits_of(static_cast<float>(fraction) * (1.0f / 16777216.0f)));
    return float_of(sign | (exponent == 31 ? 0xffu : exponent + 112u) << 23 | fraction << 13);
}

// A register from the bytes of one channel.
__host__ __device__ inline unsigned int read_channel(const Sampler& s, const unsigned char* at) {
    if (s.bits == 32) {
        unsigned int word;
        __builtin_memcpy(&word, at, sizeof word);
        return word;
    }
    unsigned short half = *at;
    if (s.bits == 16) __builtin_memcpy(&half, at, sizeof half);
    if (s.kind == kind_float) return bits_of(from_half(half));
    if (s.kind == kind_unsigned) {
        return s.gives_normalized_floats ? bits_of(half / (s.bits == 16 ? 65535.0f : 255.0f)) : half;
    }
    const int number = s.bits == 16 ? static_cast<short>(half) : static_cast<signed char>(half);
    if (!s.gives_normalized_floats) return static_cast<unsigned int>(number);
    const float quotient = number / (s.bits == 16 ? 32767.0f : 127.0f);
    return bits_of(quotient < -1.0f ? -1.0f : quotient);
}

// The texel at a place, each number of which lies in the texture or is -1 for what lies outside. A channel that the
// texture lacks is 0, and the fourth 1.
__host__ __device__ inline Texel read_texel(const Sampler& s, int x, int y, int z) {
    Texel texel = {{0u, 0u, 0u, s.gives_floats() ? bits_of(1.0f) : 1u}};
    if (x < 0 || y < 0 || z < 0) {
        for (int c = 0; c < 4; ++c) {
            texel.channel[c] = s.gives_floats() ? bits_of(s.border[c]) : static_cast<unsigned int>(0);
        }
        return texel;
    }
    const int bytes = s.bits / 8;
    const unsigned char* at = s.data + z * s.slice + y * s.pitch + static_cast<long long>(x) * s.channels * bytes;
    for (int c = 0; c < s.channels; ++c) texel.channel[c] = read_channel(s, at + c * bytes);
    return texel;
}

// The two texels along one axis between which a coordinate lies, and the weight of the second.
struct Between {
    int first, second;
    float weight;
};

// Where the texel with a number lies, along an axis with a number of texels; -1: outside.
__host__ __device__ inline int place(int number, int size, int address) {
    if (address == address_wrap) return (number % size + size) % size;
    if (address == address_mirror) {
        const int in_both = (number % (2 * size) + 2 * size) % (2 * size);
        return in_both < size ? in_both : 2 * size - 1 - in_both;
    }
    if (number >= 0 && number < size) return number;
    return address == address_border ? -1 : number < 0 ? 0 : size - 1;
}

__host__ __device__ inline Between between(const Sampler& s, int axis, float at) {
    const int size = s.size[axis];
    int address = s.address[axis];
    if (!s.has_normalized_coordinates && address != address_border) address = address_clamp;
    // What repeats is reduced to one period first, which keeps the bits of the fraction.
    if (address == address_wrap) at -= __builtin_floorf(at);
    if (address == address_mirror) at -= 2.0f * __builtin_floorf(at * 0.5f);
    if (s.has_normalized_coordinates) at *= static_cast<float>(size);
    if (s.is_linear) at -= 0.5f;
    // Any number fits into an int then; not a number is below.
    const float last = static_cast<float>(address == address_mirror ? 2 * size + 1 : size + 1);
    at = at >= -2.0f ? at : -2.0f;
    at = at <= last ? at : last;
    const float low = __builtin_floorf(at);
    const int number = static_cast<int>(low);
    const float weight = s.is_linear ? __builtin_floorf((at - low) * 256.0f + 0.5f) / 256.0f : 0.0f;
    return {place(number, size, address), place(number + 1, size, address), weight};
}

// The weighted sum of the texels around a place. What has no weight is not read.
__host__ __device__ inline Texel blend(const Sampler& s, const Between& x, const Between& y, const Between& z) {
    if (!s.is_linear) return read_texel(s, x.first, y.first, z.first);
    float sum[4] = {0.0f, 0.0f, 0.0f, 0.0f};
    for (int corner = 0; corner < 8; ++corner) {
        const bool in_x = corner & 1, in_y = corner & 2, in_z = corner & 4;
        const float weight = (in_x ? x.weight : 1.0f - x.weight) * (in_y ? y.weight : 1.0f - y.weight) *
                             (in_z ? z.weight : 1.0f - z.weight);
        if (weight == 0.0f) continue;
        const Texel texel = read_texel(s, in_x ? x.second : x.first, in_y ? y.second : y.first,
                                       in_z ? z.second : z.first);
        for (int c = 0; c < 4; ++c) sum[c] += weight * float_of(texel.channel[c]);
    }
    return {{bits_of(sum[0]), bits_of(sum[1]), bits_of(sum[2]), bits_of(sum[3])}};
}

__host__ __device__ inline Between only(int number) { return {number, number, 0.0f}; }

// A texture of 1 to 3 dimensions at a place.
__host__ __device__ inline Texel sample(const Sampler& s, float x) {
    return s.data ? blend(s, between(s, 0, x), only(0), only(0)) : Texel{{0u, 0u, 0u, 0u}};
}
__host__ __device__ inline Texel sample(const Sampler& s, float x, float y) {
    return s.data ? blend(s, between(s, 0, x), between(s, 1, y), only(0)) : Texel{{0u, 0u, 0u, 0u}};
}
__host__ __device__ inline Texel sample(const Sampler& s, float x, float y, float z) {
    return s.data ? blend(s, between(s, 0, x), between(s, 1, y), between(s, 2, z)) : Texel{{0u, 0u, 0u, 0u}};
}

// A layer of a texture at a place; a layer that is not there is the nearest.
__host__ __device__ inline Texel sample_layer(const Sampler& s, int layer, float x) {
    if (!s.data) return Texel{{0u, 0u, 0u, 0u}};
    return blend(s, between(s, 0, x), only(0), only(place(layer, s.size[2], address_clamp)));
}
__host__ __device__ inline Texel sample_layer(const Sampler& s, int layer, float x, float y) {
    if (!s.data) return Texel{{0u, 0u, 0u, 0u}};
    return blend(s, between(s, 0, x), between(s, 1, y), only(place(layer, s.size[2], address_clamp)));
}

// The texel with a number in linear memory: not filtered, and 0 outside.
__host__ __device__ inline Texel fetch(const Sampler& s, int number) {
    if (!s.data || number < 0 || number >= s.size[0]) return Texel{{0u, 0u, 0u, 0u}};
    return read_texel(s, number, 0, 0);
}

}  // namespace detail

}  // namespace hipport

#endif
