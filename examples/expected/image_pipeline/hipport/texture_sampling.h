// How a texture is read, in plain C++: addressing, filtering and conversion of texels that lie in ordinary memory. Comes
// with hipport, belongs to the project that it was copied into.
// hipport: ignore-file
//
// The rules are those of the CUDA C++ programming guide, "Texture Fetching" and "Texture Memory": texel i covers the
// coordinates from i to i + 1; a linear filter weighs with 8 bits of fraction; wrap and mirror are for normalized
// coordinates, and clamp without them. A level of detail is the logarithm of how many texels of the first level lie
// between two neighbours; gradients are not filtered anisotropically, and cube maps not across their edges.

#ifndef HIPPORT_TEXTURE_SAMPLING_H
#define HIPPORT_TEXTURE_SAMPLING_H

#include <hip/hip_runtime.h>

namespace hipport {

namespace detail {

// The values are those of hipTextureAddressMode and hipChannelFormatKind.
enum Address { address_wrap, address_clamp, address_mirror, address_border };
enum Kind { kind_signed, kind_unsigned, kind_float };

// The texels of one mipmap level; a texture without mipmaps has one.
struct Level {
    unsigned char* data;
    long long pitch;  // bytes from one row to the next
    long long slice;  // bytes from one slice or layer to the next
    int size[3];      // texels in x, y, and z or layers (six for each cube map), at least 1
};

constexpr int most_levels = 16;

// What a texture or a surface is, for the device.
struct Sampler {
    Level levels[most_levels];
    int level_count;          // 0: nothing is bound, and each read gives 0
    int channels;             // 1, 2 or 4
    int bits;                 // of one channel: 8, 16 or 32
    int kind;                 // of the channels, a Kind
    int address[3];           // an Address for each of x, y and z
    bool is_linear;           // filter: linear, or the nearest texel
    bool is_linear_in_levels; // the same between levels
    bool has_normalized_coordinates;  // from 0 to 1, not in texels
    bool gives_normalized_floats;     // integers of 8 and 16 bits as floats from 0 or -1 to 1
    bool is_srgb;             // the first three channels are 8 bits in sRGB's curve
    float border[4];          // what lies outside, for address_border
    float level_bias, first_level, last_level;  // what is added to a level of detail, and its limits then

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

// What a number from 0 to 1 in the curve of sRGB (IEC 61966-2-1) stands for.
__host__ __device__ inline float from_srgb(float number) {
    if (number <= 0.04045f) return number / 12.92f;
    return __builtin_exp2f(2.4f * __builtin_log2f((number + 0.055f) / 1.055f));
}

// A register from the bytes of channel `c`.
__host__ __device__ inline unsigned int read_channel(const Sampler& s, int c, const unsigned char* at) {
    if (s.bits == 32) {
        unsigned int word;
        __builtin_memcpy(&word, at, sizeof word);
        return word;
    }
    unsigned short half = *at;
    if (s.bits == 16) __builtin_memcpy(&half, at, sizeof half);
    if (s.kind == kind_float) return bits_of(from_half(half));
    if (s.kind == kind_unsigned) {
        if (!s.gives_normalized_floats) return half;
        const float number = half / (s.bits == 16 ? 65535.0f : 255.0f);
        return bits_of(s.is_srgb && c < 3 ? from_srgb(number) : number);
    }
    const int number = s.bits == 16 ? static_cast<short>(half) : static_cast<signed char>(half);
    if (!s.gives_normalized_floats) return static_cast<unsigned int>(number);
    const float quotient = number / (s.bits == 16 ? 32767.0f : 127.0f);
    return bits_of(quotient < -1.0f ? -1.0f : quotient);
}

// The texel at a place of a level, each number of which lies in the level or is -1 for what lies outside. A channel
// that the texture lacks is 0, and the fourth 1.
__host__ __device__ inline Texel read_texel(const Sampler& s, const Level& level, int x, int y, int z) {
    Texel texel = {{0u, 0u, 0u, s.gives_floats() ? bits_of(1.0f) : 1u}};
    if (x < 0 || y < 0 || z < 0) {
        for (int c = 0; c < 4; ++c) {
            texel.channel[c] = s.gives_floats() ? bits_of(s.border[c]) : static_cast<unsigned int>(0);
        }
        return texel;
    }
    const int bytes = s.bits / 8;
    const long long in_row = static_cast<long long>(x) * s.channels * bytes;
    const unsigned char* at = level.data + z * level.slice + y * level.pitch + in_row;
    for (int c = 0; c < s.channels; ++c) texel.channel[c] = read_channel(s, c, at + c * bytes);
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

// What a read names: a coordinate for each axis of the texture, and a layer or -1 where it has none.
struct Place {
    int axes;
    float at[3];
    int layer;
    bool is_normalized;
};

// The texels around a coordinate. Where a filter needs both, the coordinate has 8 bits of fraction.
__attribute__((always_inline)) __host__ __device__ inline Between between(const Sampler& s, const Level& level,
                                                                          const Place& p, int axis, bool is_linear) {
    const int size = level.size[axis];
    int address = s.address[axis];
    float at = p.at[axis];
    if (!p.is_normalized && address != address_border) address = address_clamp;
    // What repeats is reduced to one period first, which keeps the bits of the fraction.
    if (address == address_wrap) at -= __builtin_floorf(at);
    if (address == address_mirror) at -= 2.0f * __builtin_floorf(at * 0.5f);
    if (p.is_normalized) at *= static_cast<float>(size);
    if (is_linear) at = __builtin_floorf((at - 0.5f) * 256.0f + 0.5f) / 256.0f;
    // Any number fits into an int then; not a number is below.
    const float last = static_cast<float>(address == address_mirror ? 2 * size + 1 : size + 1);
    at = at >= -2.0f ? at : -2.0f;
    at = at <= last ? at : last;
    const float low = __builtin_floorf(at);
    const int number = static_cast<int>(low);
    return {place(number, size, address), place(number + 1, size, address), is_linear ? at - low : 0.0f};
}

// The weighted sum of the texels around a place. What has no weight is not read.
__host__ __device__ inline Texel blend(const Sampler& s, const Level& level, const Between& x, const Between& y,
                                       const Between& z) {
    if (!s.is_linear) return read_texel(s, level, x.first, y.first, z.first);
    float sum[4] = {0.0f, 0.0f, 0.0f, 0.0f};
    for (int corner = 0; corner < 8; ++corner) {
        const bool in_x = corner & 1, in_y = corner & 2, in_z = corner & 4;
        const float weight = (in_x ? x.weight : 1.0f - x.weight) * (in_y ? y.weight : 1.0f - y.weight) *
                             (in_z ? z.weight : 1.0f - z.weight);
        if (weight == 0.0f) continue;
        const Texel texel = read_texel(s, level, in_x ? x.second : x.first, in_y ? y.second : y.first,
                                       in_z ? z.second : z.first);
        for (int c = 0; c < 4; ++c) sum[c] += weight * float_of(texel.channel[c]);
    }
    return {{bits_of(sum[0]), bits_of(sum[1]), bits_of(sum[2]), bits_of(sum[3])}};
}

__host__ __device__ inline Between only(int number) { return {number, number, 0.0f}; }

// Inline, so that the number of axes is a constant.
__attribute__((always_inline)) __host__ __device__ inline Texel sample_level(const Sampler& s, const Level& level,
                                                                             const Place& p) {
    const Between x = between(s, level, p, 0, s.is_linear);
    const Between y = p.axes > 1 ? between(s, level, p, 1, s.is_linear) : only(0);
    if (p.axes > 2) return blend(s, level, x, y, between(s, level, p, 2, s.is_linear));
    return blend(s, level, x, y, only(p.layer < 0 ? 0 : p.layer));
}

// A texture of 1 to 3 dimensions at a place.
__host__ __device__ inline Place at(const Sampler& s, float x) {
    return {1, {x, 0.0f, 0.0f}, -1, s.has_normalized_coordinates};
}
__host__ __device__ inline Place at(const Sampler& s, float x, float y) {
    return {2, {x, y, 0.0f}, -1, s.has_normalized_coordinates};
}
__host__ __device__ inline Place at(const Sampler& s, float x, float y, float z) {
    return {3, {x, y, z}, -1, s.has_normalized_coordinates};
}

// A layer at a place; a layer that is not there is the nearest.
__host__ __device__ inline Place in_layer(const Sampler& s, int layer, Place p) {
    p.layer = s.level_count ? place(layer, s.levels[0].size[2], address_clamp) : 0;
    return p;
}

// The face of a cube that a direction points to, from 0: +x, -x, +y, -y, +z, -z. Of equal coordinates z counts most.
__host__ __device__ inline int face_of(float x, float y, float z) {
    const float in_x = __builtin_fabsf(x), in_y = __builtin_fabsf(y), in_z = __builtin_fabsf(z);
    if (in_z >= in_x && in_z >= in_y) return z < 0.0f ? 5 : 4;
    if (in_y >= in_x) return y < 0.0f ? 3 : 2;
    return x < 0.0f ? 1 : 0;
}

// A vector as a face sees it: along its columns, its rows, and away from it.
struct OnFace {
    float s, t, m;
};
__host__ __device__ inline OnFace on_face(int face, float x, float y, float z) {
    const float sign = face & 1 ? -1.0f : 1.0f;
    if (face < 2) return {-sign * z, -y, sign * x};
    if (face < 4) return {x, sign * z, sign * y};
    return {sign * x, -y, sign * z};
}

// The place in a layer of a cube map that a direction points to.
__host__ __device__ inline Place on_cube(const Sampler& s, float x, float y, float z, int layer = 0) {
    const int face = face_of(x, y, z);
    const OnFace to = on_face(face, x, y, z);
    const Place p = {2, {(to.s / to.m + 1.0f) * 0.5f, (to.t / to.m + 1.0f) * 0.5f, 0.0f}, 0, true};
    const int cubes = s.level_count ? s.levels[0].size[2] / 6 : 0;
    return in_layer(s, 6 * place(layer, cubes, address_clamp) + face, p);
}

// How the coordinates of a place change from a thread to its neighbour.
struct Gradient {
    float of[3];
};

// Its length in texels of the first level, squared.
__host__ __device__ inline float squared_step(const Sampler& s, const Place& p, const Gradient& gradient) {
    float sum = 0.0f;
    for (int axis = 0; axis < p.axes; ++axis) {
        const float step = gradient.of[axis] * (p.is_normalized ? static_cast<float>(s.levels[0].size[axis]) : 1.0f);
        sum += step * step;
    }
    return sum;
}

// The gradient of the place on a face that a direction points to.
__host__ __device__ inline Gradient on_cube(float x, float y, float z, const Gradient& gradient) {
    const int face = face_of(x, y, z);
    const OnFace to = on_face(face, x, y, z), step = on_face(face, gradient.of[0], gradient.of[1], gradient.of[2]);
    const float scale = 0.5f / (to.m * to.m);
    return {{(step.s * to.m - to.s * step.m) * scale, (step.t * to.m - to.t * step.m) * scale, 0.0f}};
}

// Reads. The first level:
__host__ __device__ inline Texel sample(const Sampler& s, const Place& p) {
    return s.level_count ? sample_level(s, s.levels[0], p) : Texel{{0u, 0u, 0u, 0u}};
}

// The levels around a level of detail:
__host__ __device__ inline Texel sample(const Sampler& s, const Place& p, float detail) {
    if (!s.level_count) return Texel{{0u, 0u, 0u, 0u}};
    const int last = s.level_count - 1;
    const float limit = s.last_level < static_cast<float>(last) ? s.last_level : static_cast<float>(last);
    detail += s.level_bias;
    detail = detail >= s.first_level ? detail : s.first_level;
    detail = detail <= limit ? detail : limit;
    detail = detail >= 0.0f ? detail : 0.0f;
    if (!s.is_linear_in_levels) return sample_level(s, s.levels[static_cast<int>(__builtin_floorf(detail + 0.5f))], p);
    detail = __builtin_floorf(detail * 256.0f + 0.5f) / 256.0f;
    const int low = static_cast<int>(detail);
    const float weight = detail - static_cast<float>(low);
    Texel texel = sample_level(s, s.levels[low], p);
    if (weight == 0.0f) return texel;
    const Texel next = sample_level(s, s.levels[low + 1], p);
    for (int c = 0; c < 4; ++c) {
        const float from = float_of(texel.channel[c]), to = float_of(next.channel[c]);
        texel.channel[c] = bits_of((1.0f - weight) * from + weight * to);
    }
    return texel;
}

// The levels around the level of detail of two gradients:
__host__ __device__ inline Texel sample(const Sampler& s, const Place& p, const Gradient& dx, const Gradient& dy) {
    if (!s.level_count) return Texel{{0u, 0u, 0u, 0u}};
    const float in_x = squared_step(s, p, dx), in_y = squared_step(s, p, dy);
    return sample(s, p, 0.5f * __builtin_log2f(in_x > in_y ? in_x : in_y));
}

// One channel of the four texels that a linear filter weighs, counter-clockwise from the one at the lower left.
__host__ __device__ inline Texel gather(const Sampler& s, const Place& p, int channel) {
    if (!s.level_count) return Texel{{0u, 0u, 0u, 0u}};
    const Level& level = s.levels[0];
    const Between x = between(s, level, p, 0, true), y = between(s, level, p, 1, true);
    const int columns[] = {x.first, x.second, x.second, x.first}, rows[] = {y.second, y.second, y.first, y.first};
    Texel gathered;
    for (int i = 0; i < 4; ++i) {
        gathered.channel[i] = read_texel(s, level, columns[i], rows[i], 0).channel[channel & 3];
    }
    return gathered;
}

// The texel with a number in linear memory: not filtered, and 0 outside.
__host__ __device__ inline Texel fetch(const Sampler& s, int number) {
    if (!s.level_count || number < 0 || number >= s.levels[0].size[0]) return Texel{{0u, 0u, 0u, 0u}};
    return read_texel(s, s.levels[0], number, 0, 0);
}

}  // namespace detail

}  // namespace hipport

#endif
