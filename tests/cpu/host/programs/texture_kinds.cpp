// Cube maps, layers, mipmaps, gathers, sRGB and views: what kernels read of them, by tables.

#include <hip/hip_runtime.h>

#include <vector>

#include "expect.h"

namespace {

float* out;  // managed, 8 floats

template <class... Parameters, class... Arguments>
const float* run(const char* what, void (*kernel)(Parameters...), Arguments... arguments) {
    kernel<<<1, 1>>>(arguments..., out);
    expect({{what, hipDeviceSynchronize(), hipSuccess}});
    return out;
}

hipResourceDesc resource_of(hipArray_t array) {
    hipResourceDesc resource = {};
    resource.resType = hipResourceTypeArray;
    resource.res.array.array = array;
    return resource;
}

hipResourceDesc resource_of(hipMipmappedArray_t array) {
    hipResourceDesc resource = {};
    resource.resType = hipResourceTypeMipmappedArray;
    resource.res.mipmap.mipmap = array;
    return resource;
}

template <class Array>
hipTextureObject_t texture_of(Array array, const hipTextureDesc& how, const hipResourceViewDesc* view = nullptr) {
    const hipResourceDesc resource = resource_of(array);
    hipTextureObject_t texture = nullptr;
    expect({{CALL(hipCreateTextureObject(&texture, &resource, &how, view)), hipSuccess}});
    return texture;
}

hipTextureDesc clamped(hipTextureFilterMode filter = hipFilterModePoint) {
    hipTextureDesc how = {};
    for (auto& mode : how.addressMode) mode = hipAddressModeClamp;
    how.filterMode = filter;
    return how;
}

// Copies `extent.width * height * depth` elements to a place of an array.
template <class T>
void fill(hipArray_t array, const std::vector<T>& from, hipExtent extent, hipPos to = {0, 0, 0}) {
    hipMemcpy3DParms copy = {};
    copy.srcPtr = make_hipPitchedPtr(const_cast<T*>(from.data()), extent.width * sizeof(T), extent.width, extent.height);
    copy.dstArray = array;
    copy.dstPos = to;
    copy.extent = extent;
    copy.kind = hipMemcpyHostToDevice;
    expect({{CALL(hipMemcpy3D(&copy)), hipSuccess}});
}

// --- Cube maps ---

constexpr int side = 4, cubes = 2;

// The number in row y and column x of a face of a cube.
constexpr float texel(int cube, int face, int y, int x) { return static_cast<float>(1000 * cube + 100 * face + 10 * y + x); }

struct Direction {
    float x, y, z;
    int cube;
    float wanted;
};

// The places that the table "Cubemap Fetch" of the CUDA C++ programming guide has; 3 is the middle of the last texel.
const Direction directions[] = {
    {4, 1, 3, 0, texel(0, 0, 1, 0)},    {-4, 1, 3, 0, texel(0, 1, 1, 3)},  {3, 4, 1, 0, texel(0, 2, 2, 3)},
    {3, -4, 1, 0, texel(0, 3, 1, 3)},   {3, 1, 4, 0, texel(0, 4, 1, 3)},   {3, 1, -4, 0, texel(0, 5, 1, 0)},
    {-1, -1, -1, 0, texel(0, 5, 3, 3)}, {4, 1, 3, 1, texel(1, 0, 1, 0)},   {3, 1, -4, 1, texel(1, 5, 1, 0)},
    {4, 1, 3, 7, texel(1, 0, 1, 0)},    {4, 1, 3, -7, texel(0, 0, 1, 0)},
};

__global__ void read_cube(hipTextureObject_t cube, hipTextureObject_t layers, Direction at, float* to) {
    to[0] = texCubemap<float>(cube, at.x, at.y, at.z);
    texCubemapLayered(&to[1], layers, at.x, at.y, at.z, at.cube);
    to[2] = texCubemapLod<float>(cube, at.x, at.y, at.z, 1.0f);
    to[3] = texCubemapLayeredLod<float>(layers, at.x, at.y, at.z, at.cube, 1.0f);
}

texture<float, hipTextureTypeCubemap> cube_reference;
texture<float, hipTextureTypeCubemapLayered> cubes_reference;

__global__ void read_cube_references(Direction at, float* to) {
    to[0] = texCubemap(cube_reference, at.x, at.y, at.z);
    to[1] = texCubemapLayered(cubes_reference, at.x, at.y, at.z, at.cube);
}

// Gives each element of a face as a surface, and doubles it.
__global__ void double_face(hipSurfaceObject_t surface, int face, float* to) {
    float value, layered;
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            surfCubemapread(&value, surface, x * 4, y, face);
            surfCubemapLayeredread(&layered, surface, x * 4, y, face % 6, face / 6);
            if (value != layered) *to = -1;
            surfCubemapwrite(2 * value, surface, x * 4, y, face);
        }
    }
    surfCubemapread(&value, surface, side * 4, 0, face);
    *to += value;
}

void expect_cubes() {
    const hipChannelFormatDesc format = hipCreateChannelDesc<float>();
    std::vector<float> texels;
    for (int i = 0; i < cubes * 6 * side * side; ++i) {
        texels.push_back(texel(i / (6 * side * side), i / (side * side) % 6, i / side % side, i % side));
    }
    hipArray_t cube, layers, none;
    constexpr unsigned int layered = hipArrayCubemap | hipArrayLayered;
    expect({{CALL(hipMalloc3DArray(&cube, &format, make_hipExtent(side, side, 6), hipArrayCubemap)), hipSuccess},
            {CALL(hipMalloc3DArray(&layers, &format, make_hipExtent(side, side, 12), layered)), hipSuccess},
            {CALL(hipMalloc3DArray(&none, &format, make_hipExtent(side, side, 12), hipArrayCubemap)), hipErrorInvalidValue},
            {CALL(hipMalloc3DArray(&none, &format, make_hipExtent(side, side, 7), layered)), hipErrorInvalidValue},
            {CALL(hipMalloc3DArray(&none, &format, make_hipExtent(side, 3, 6), hipArrayCubemap)), hipErrorInvalidValue},
            {CALL(hipMalloc3DArray(&none, &format, make_hipExtent(side, side, 0), layered)), hipErrorInvalidValue}});
    fill(cube, texels, make_hipExtent(side, side, 6));
    // One face after the other.
    for (int face = 0; face < 12; ++face) {
        const auto first = texels.begin() + face * side * side;
        fill(layers, std::vector<float>(first, first + side * side), make_hipExtent(side, side, 1), {0, 0, size_t(face)});
    }
    const hipTextureObject_t textures[] = {texture_of(cube, clamped()), texture_of(layers, clamped())};
    expect({{CALL(hipBindTextureToArray(cube_reference, cube)), hipSuccess},
            {CALL(hipBindTextureToArray(cubes_reference, layers)), hipSuccess}});
    for (const Direction& at : directions) {
        const float in_first = at.wanted >= 1000 ? at.wanted - 1000 : at.wanted;
        const float* read = run("cube", read_cube, textures[0], textures[1], at);
        expect_same("cube map", read[0], in_first);
        expect_same("layer of cube maps", read[1], at.wanted);
        expect_same("level of a cube map", read[2], in_first);
        expect_same("level of a layer of cube maps", read[3], at.wanted);
        run("references", read_cube_references, at);
        expect_same("reference to a cube map", read[0], in_first);
        expect_same("reference to a layer of cube maps", read[1], at.wanted);
    }
    hipSurfaceObject_t surface;
    const hipResourceDesc resource = resource_of(layers);
    std::vector<float> back(texels.size());
    hipMemcpy3DParms copy = {};
    copy.srcArray = layers;
    copy.dstPtr = make_hipPitchedPtr(back.data(), side * 4, side, side);
    copy.extent = make_hipExtent(side, side, 12);
    copy.kind = hipMemcpyDeviceToHost;
    *out = 0;
    expect({{CALL(hipCreateSurfaceObject(&surface, &resource)), hipSuccess}});
    expect_same("outside of a face", *run("surface", double_face, surface, 9), 0.0f);
    expect({{CALL(hipMemcpy3D(&copy)), hipSuccess}, {CALL(hipDestroySurfaceObject(surface)), hipSuccess}});
    for (size_t i = 0; i < back.size(); ++i) {
        expect_same("an element of a face", back[i], i / 16 == 9 ? 2 * texels[i] : texels[i]);
    }
    expect({{CALL(hipUnbindTexture(cube_reference)), hipSuccess},
            {CALL(hipUnbindTexture(cubes_reference)), hipSuccess},
            {CALL(hipDestroyTextureObject(textures[0])), hipSuccess},
            {CALL(hipDestroyTextureObject(textures[1])), hipSuccess},
            {CALL(hipFreeArray(cube)), hipSuccess},
            {CALL(hipFreeArray(layers)), hipSuccess}});
}

// --- Mipmaps: level n of 8 x 4 texels is 10 n, and 1 more in its right half ---

struct Level {
    const char* what;
    float x, detail;
    hipTextureFilterMode filter, between;
    float bias, least, most;
    float wanted;
};

constexpr auto point = hipFilterModePoint, linear = hipFilterModeLinear;
const Level levels[] = {
    {"the first level", 0.25f, 0, point, point, 0, 0, 9, 0},
    {"a level by its number", 0.75f, 2, point, point, 0, 0, 9, 21},
    {"the nearest level below", 0.25f, 1.49f, point, point, 0, 0, 9, 10},
    {"the nearest level above", 0.25f, 1.5f, point, point, 0, 0, 9, 20},
    {"no level above the last", 0.25f, 7, point, point, 0, 0, 9, 30},
    {"no level below the first", 0.25f, -7, point, point, 0, 0, 9, 0},
    {"between two levels", 0.25f, 1.25f, point, linear, 0, 0, 9, 12.5f},
    {"a weight of 8 bits", 0.25f, 1 + 1.2f / 256, point, linear, 0, 0, 9, 10 + 10.0f / 256},
    {"between levels and texels", 0.5f, 1.5f, linear, linear, 0, 0, 9, 15.5f},
    {"a bias", 0.25f, 1, point, point, 1.25f, 0, 9, 20},
    {"a lower limit", 0.25f, 0, point, linear, 0, 0.75f, 9, 7.5f},
    {"an upper limit after the bias", 0.25f, 1, point, linear, 2, 0, 1.5f, 15},
    {"no level but the first where the limit is 0", 0.25f, 3, point, linear, 0, 0, 0, 0},
};

__global__ void read_level(hipTextureObject_t texture, float x, float detail, float* to) {
    const float step = exp2f(detail);
    to[0] = tex2DLod<float>(texture, x, 0.5f, detail);
    to[1] = tex2DGrad<float>(texture, x, 0.5f, make_float2(step / 8, 0), make_float2(0, step / 16));
    tex2DGrad(&to[2], texture, x, 0.5f, make_float2(step / 16, 0), make_float2(0, step / 4));
    to[3] = tex2D<float>(texture, x, 0.5f);
}

texture<float, hipTextureType2D> level_reference(1);

__global__ void read_level_reference(float* to) { *to = tex2DLod(level_reference, 0.75f, 0.5f, 1.25f); }

hipMipmappedArray_t levels_of(const hipChannelFormatDesc& format) {
    hipMipmappedArray_t array;
    expect({{CALL(hipMallocMipmappedArray(&array, &format, make_hipExtent(8, 4, 0), 4, 0)), hipSuccess}});
    for (unsigned int n = 0; n < 4; ++n) {
        hipArray_t level;
        hipExtent extent;
        expect({{CALL(hipGetMipmappedArrayLevel(&level, array, n)), hipSuccess},
                {CALL(hipArrayGetInfo(nullptr, &extent, nullptr, level)), hipSuccess}});
        std::vector<float> texels;
        for (size_t i = 0; i < extent.width * extent.height; ++i) {
            texels.push_back(10.0f * static_cast<float>(n) + (2 * (i % extent.width) >= extent.width && n < 3));
        }
        fill(level, texels, make_hipExtent(extent.width, extent.height, 1));
    }
    return array;
}

void expect_levels() {
    const hipMipmappedArray_t array = levels_of(hipCreateChannelDesc<float>());
    for (const Level& level : levels) {
        hipTextureDesc how = clamped(level.filter);
        how.normalizedCoords = 1;
        how.mipmapFilterMode = level.between;
        how.mipmapLevelBias = level.bias;
        how.minMipmapLevelClamp = level.least;
        how.maxMipmapLevelClamp = level.most;
        const hipTextureObject_t texture = texture_of(array, how);
        const float* read = run(level.what, read_level, texture, level.x, level.detail);
        for (int i = 0; i < 3; ++i) expect_same(level.what, read[i], level.wanted);
        expect_same("a read without a level", read[3], level.x == 0.5f ? 0.5f : level.x > 0.5f ? 1.0f : 0.0f);
        expect({{level.what, hipDestroyTextureObject(texture), hipSuccess}});
    }
    level_reference.mipmapFilterMode = hipFilterModeLinear;
    level_reference.maxMipmapLevelClamp = 3;
    expect({{CALL(hipBindTextureToMipmappedArray(level_reference, array)), hipSuccess}});
    expect_same("levels of a reference", *run("reference", read_level_reference), 13.5f);

    hipTextureDesc how = clamped();
    const hipResourceDesc resource = resource_of(array);
    hipTextureObject_t texture;
    expect({{CALL(hipCreateTextureObject(&texture, &resource, &how, nullptr)), hipErrorInvalidValue}});  // not normalized
    how.normalizedCoords = 1;
    how.maxMipmapLevelClamp = 9;

    // Two levels, relative to the first of them.
    hipResourceViewDesc view = {hipResViewFormatNone, 8, 4, 0, 1, 2, 0, 0}, given;
    texture = texture_of(array, how, &view);
    const float* read = run("levels of a view", read_level, texture, 0.25f, 0.0f);
    expect_same("first level of a view", read[0], 10.0f);
    run("levels of a view", read_level, texture, 0.25f, 5.0f);
    expect_same("last level of a view", read[0], 20.0f);
    expect({{CALL(hipGetTextureObjectResourceViewDesc(&given, texture)), hipSuccess}});
    expect_same("a view that is asked for", given.lastMipmapLevel, 2u);
    expect({{CALL(hipDestroyTextureObject(texture)), hipSuccess},
            {CALL(hipUnbindTexture(level_reference)), hipSuccess},
            {CALL(hipFreeMipmappedArray(array)), hipSuccess}});
}

// --- Layers of 1 and 2 dimensions, with the forms that HIP 7.2 has ---

__global__ void read_layers(hipTextureObject_t lines, hipTextureObject_t planes, float* to) {
    to[0] = tex1DLayered<float>(lines, 1.0f, 2);
    to[1] = tex1DLayeredGrad<float>(lines, 1.0f, 2, 1.0f, 1.0f);
    to[2] = tex2DLayered<float>(planes, 1.5f, 0.5f, 1);
    to[3] = tex2DLayeredGrad<float>(planes, 1.5f, 0.5f, 1, make_float2(1, 1), make_float2(1, 1));
    to[4] = tex1DLayeredLod<float>(lines, 0.5f, 1, 3.0f);
    to[5] = tex2DLayeredLod<float>(planes, 0.5f, 1.5f, 2, 3.0f);
}

void expect_layers() {
    const hipChannelFormatDesc format = hipCreateChannelDesc<float>();
    std::vector<float> texels;
    for (int i = 0; i < 12; ++i) texels.push_back(static_cast<float>(i));
    hipArray_t lines, planes;
    expect({{CALL(hipMalloc3DArray(&lines, &format, make_hipExtent(2, 0, 3), hipArrayLayered)), hipSuccess},
            {CALL(hipMalloc3DArray(&planes, &format, make_hipExtent(2, 2, 3), hipArrayLayered)), hipSuccess}});
    fill(lines, texels, make_hipExtent(2, 1, 3));
    fill(planes, texels, make_hipExtent(2, 2, 3));
    const hipTextureObject_t textures[] = {texture_of(lines, clamped(linear)), texture_of(planes, clamped())};
    const float wanted[] = {4.5f, 4.5f, 5, 5, 2, 10};
    const float* read = run("layers", read_layers, textures[0], textures[1]);
    for (int i = 0; i < 6; ++i) expect_same("a layer", read[i], wanted[i]);

    // The second and third layer only.
    const hipResourceViewDesc view = {hipResViewFormatFloat1, 2, 2, 3, 0, 0, 1, 2}, past = {hipResViewFormatNone, 2, 2, 3, 0, 0, 2, 3};
    const hipResourceDesc resource = resource_of(planes);
    const hipTextureDesc how = clamped();
    const hipTextureObject_t viewed = texture_of(planes, how, &view);
    hipTextureObject_t none;
    run("view of layers", read_layers, textures[0], viewed);
    expect_same("a layer of a view", read[2], 9.0f);
    expect({{CALL(hipCreateTextureObject(&none, &resource, &how, &past)), hipErrorInvalidValue},
            {CALL(hipDestroyTextureObject(viewed)), hipSuccess},
            {CALL(hipDestroyTextureObject(textures[0])), hipSuccess},
            {CALL(hipDestroyTextureObject(textures[1])), hipSuccess},
            {CALL(hipFreeArray(lines)), hipSuccess},
            {CALL(hipFreeArray(planes)), hipSuccess}});
}

// --- Gathers, sRGB, and texels of another format ---

texture<uchar4, hipTextureType2D> gather_reference;

__global__ void gather(float* to) {
    const uchar4 second = tex2Dgather(gather_reference, 1.0f, 1.0f, 1);
    to[0] = second.x, to[1] = second.y, to[2] = second.z, to[3] = second.w;
}

__global__ void read_colors(hipTextureObject_t srgb, hipTextureObject_t numbers, hipTextureObject_t words, float* to) {
    const float4 color = tex2D<float4>(srgb, 1.5f, 0.5f), plain = tex2D<float4>(numbers, 1.5f, 0.5f);
    to[0] = color.y, to[1] = color.w, to[2] = plain.y;
    to[3] = static_cast<float>(tex2D<unsigned int>(words, 0.5f, 0.5f));
}

void expect_colors() {
    const hipChannelFormatDesc format = hipCreateChannelDesc<uchar4>();
    // Channel c in row y and column x is 100 y + 50 x + c.
    std::vector<uchar4> texels;
    for (int i = 0; i < 4; ++i) {
        const auto first = static_cast<unsigned char>(100 * (i / 2) + 50 * (i % 2));
        texels.push_back(make_uchar4(first, first + 1, first + 2, first + 3));
    }
    hipArray_t array;
    expect({{CALL(hipMallocArray(&array, &format, 2, 2, hipArrayTextureGather)), hipSuccess}});
    fill(array, texels, make_hipExtent(2, 2, 1));
    hipTextureDesc how = clamped(), srgb = clamped(), numbers = clamped(), wrong = clamped();
    numbers.readMode = srgb.readMode = hipReadModeNormalizedFloat;
    srgb.sRGB = wrong.sRGB = 1;
    const hipResourceViewDesc as_words = {hipResViewFormatUnsignedInt1, 2, 2, 0, 0, 0, 0, 0};
    const hipTextureObject_t textures[] = {texture_of(array, how), texture_of(array, srgb), texture_of(array, numbers),
                                           texture_of(array, how, &as_words)};
    expect({{CALL(hipBindTextureToArray(gather_reference, array)), hipSuccess}});
    const float gathered[] = {101, 151, 51, 1};
    const float* read = run("gather", gather);
    for (int i = 0; i < 4; ++i) expect_same("a gather", read[i], gathered[i]);

    run("colors", read_colors, textures[1], textures[2], textures[3]);
    const double encoded = 51 / 255.0, decoded = pow((encoded + 0.055) / 1.055, 2.4);
    expect_same("sRGB", fabs(read[0] - decoded) < 1e-6, true);
    expect_same("its fourth channel", read[1], 53 / 255.0f);
    expect_same("a number", read[2], 51 / 255.0f);
    expect_same("four bytes as one number", read[3], static_cast<float>(0x03020100));

    const hipResourceDesc resource = resource_of(array);
    hipTextureObject_t none;
    struct {
        const char* what;
        hipResourceViewDesc view;
        hipError_t wanted;
    } const views[] = {
        {"another size of texels", {hipResViewFormatUnsignedShort1, 2, 2, 0, 0, 0, 0, 0}, hipErrorInvalidValue},
        {"another width", {hipResViewFormatNone, 1, 2, 0, 0, 0, 0, 0}, hipErrorInvalidValue},
        {"a level that is not there", {hipResViewFormatNone, 2, 2, 0, 0, 1, 0, 0}, hipErrorInvalidValue},
        {"a layer of an array without", {hipResViewFormatNone, 2, 2, 0, 0, 0, 0, 1}, hipErrorInvalidValue},
        {"compressed texels", {hipResViewFormatUnsignedBlockCompressed1, 8, 8, 0, 0, 0, 0, 0}, hipErrorNotSupported},
    };
    for (const auto& each : views) {
        expect({{each.what, hipCreateTextureObject(&none, &resource, &how, &each.view), each.wanted}});
    }
    expect({{CALL(hipCreateTextureObject(&none, &resource, &wrong, nullptr)), hipErrorInvalidValue}});  // not as floats
    for (const hipTextureObject_t texture : textures) expect({{CALL(hipDestroyTextureObject(texture)), hipSuccess}});
    // The reference stays bound until the program ends, as many do.
    expect({{CALL(hipFreeArray(array)), hipSuccess}});
}

}  // namespace

int main() {
    expect({{CALL(hipMallocManaged(&out, 8 * sizeof(float))), hipSuccess}});
    expect_cubes();
    expect_levels();
    expect_layers();
    expect_colors();
    expect({{CALL(hipFree(out)), hipSuccess}});
}
