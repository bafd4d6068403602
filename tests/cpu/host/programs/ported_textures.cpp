// A port for GPUs without image instructions: textures by hipport/texture.h.

#include <hip/hip_runtime.h>
#include <hipport/texture.h>

#include <vector>

#include "expect.h"

__device__ hipport::texture<float, hipTextureType2D> reference;
__device__ hipport::texture<uchar4, hipTextureType2D, hipReadModeNormalizedFloat> colors;
__device__ hipport::texture<float, hipTextureTypeCubemap> cube;

namespace {

// What is read, and what is expected.
struct Row {
    const char* what;
    float wanted;
};

const Row rows[] = {
    {"texture object", 2},
    {"surface object", 4},
    {"a gather's first channel, at the lower left", 3},
    {"a level of detail", 5},
    {"halfway to it by gradients", 3.75f},
    {"one gradient that is longer", 5},
    {"a layer at a level", 2.5f},
    {"a face", 103},
    {"a face of a layer", 1105},
    {"a cube map by gradients", 103},
    {"a face as a surface", 1105},
    {"a view's second level", 5},
    {"texture reference", 3},
    {"a gather's third channel as a float", 60 / 255.0f},
    {"a reference to a cube map", 102},
};
constexpr size_t count = sizeof(rows) / sizeof(rows[0]);

struct Objects {
    hipTextureObject_t plane, levels, cube, cubes, view;
    hipSurfaceObject_t surface, faces;
};

__global__ void read(Objects of, float* out) {
    const float2 none = make_float2(0, 0);
    const float4 still = make_float4(0, 0, 0, 0);
    out[0] = hipport::tex2D<float>(of.plane, 1.5f, 0.5f);
    out[1] = hipport::surf2Dread<float>(of.surface, 4, 1);
    out[2] = hipport::tex2Dgather<float4>(of.plane, 1.0f, 1.0f).x;
    out[3] = hipport::tex2DLod<float>(of.levels, 0.5f, 0.5f, 1.0f);
    // Half a level: the square root of two texels.
    hipport::tex2DGrad(&out[4], of.levels, 0.5f, 0.5f, make_float2(0.5f * exp2f(0.5f), 0), none);
    out[5] = hipport::tex2DGrad<float>(of.levels, 0.5f, 0.5f, make_float2(0.1f, 0), make_float2(0, 1.0f));
    out[6] = hipport::tex2DLayeredLod<float>(of.plane, 1.0f, 1.0f, 0, 3.0f);
    out[7] = hipport::texCubemap<float>(of.cube, 1, 9, 1);
    out[8] = hipport::texCubemapLayered<float>(of.cubes, 1, -1, -9, 1);
    out[9] = hipport::texCubemapGrad<float>(of.cube, 1, 9, 1, still, still);
    out[10] = hipport::surfCubemapLayeredread<float>(of.faces, 0, 0, 6 * 1 + 5);
    out[11] = hipport::tex2DLod<float>(of.view, 0.5f, 0.5f, 0.0f);
    out[12] = hipport::tex2D(reference, 0.5f, 1.5f);
    out[13] = hipport::tex2Dgather(colors, 1.0f, 1.0f, 2).y;
    out[14] = hipport::texCubemap(cube, 0, 0, 1) - 2;
}

template <class T>
hipTextureObject_t texture_of(const T& resource, const hipTextureDesc& how, const hipResourceViewDesc* view = nullptr) {
    hipTextureObject_t texture = nullptr;
    expect({{CALL(hipport::hipCreateTextureObject(&texture, &resource, &how, view)), hipSuccess}});
    return texture;
}

hipResourceDesc resource_of(hipArray_t array) {
    hipResourceDesc resource = {};
    resource.resType = hipResourceTypeArray;
    resource.res.array.array = array;
    return resource;
}

// One texel for each face: 1000 times its layer and its number, from 100.
hipArray_t faces_of(size_t cubes, unsigned int flags) {
    const hipChannelFormatDesc format = hipCreateChannelDesc<float>();
    std::vector<float> texels;
    for (size_t face = 0; face < 6 * cubes; ++face) texels.push_back(static_cast<float>(1000 * (face / 6) + 100 + face % 6));
    texels[2] = 103;
    hipArray_t array;
    hipMemcpy3DParms copy = {};
    const hipExtent extent = {1, 1, 6 * cubes};
    expect({{CALL(hipport::hipMalloc3DArray(&array, &format, extent, flags)), hipSuccess}});
    copy.srcPtr = make_hipPitchedPtr(texels.data(), 4, 1, 1);
    copy.dstArray = array;
    copy.extent = extent;
    copy.kind = hipMemcpyHostToDevice;
    expect({{CALL(hipport::hipMemcpy3D(&copy)), hipSuccess}});
    return array;
}

}  // namespace

int main() {
    const float numbers[] = {1, 2, 3, 4}, five = 5;
    const hipChannelFormatDesc format = hipCreateChannelDesc<float>(), bytes = hipCreateChannelDesc<uchar4>();
    const unsigned char pixels[16] = {0, 0, 40, 0, 0, 0, 50, 0, 0, 0, 55, 0, 0, 0, 60, 0};
    hipArray_t array, level, image, none;
    hipMipmappedArray_t levels;
    const hipArray_t one = faces_of(1, hipArrayCubemap), two = faces_of(2, hipArrayCubemap | hipArrayLayered);
    float *out, results[count];
    expect({{CALL(hipport::hipMallocArray(&array, &format, 2, 2)), hipSuccess},
            {CALL(hipport::hipMemcpy2DToArray(array, 0, 0, numbers, 8, 8, 2, hipMemcpyHostToDevice)), hipSuccess},
            {CALL(hipport::hipMallocArray(&image, &bytes, 2, 2)), hipSuccess},
            {CALL(hipport::hipMemcpy2DToArray(image, 0, 0, pixels, 8, 8, 2, hipMemcpyHostToDevice)), hipSuccess},
            {CALL(hipport::hipMallocMipmappedArray(&levels, &format, {2, 2, 0}, 9)), hipSuccess},
            {CALL(hipport::hipGetMipmappedArrayLevel(&level, levels, 2)), hipErrorInvalidValue},
            {CALL(hipport::hipGetMipmappedArrayLevel(&level, levels, 1)), hipSuccess},
            {CALL(hipport::hipMemcpyToArray(level, 0, 0, &five, 4, hipMemcpyHostToDevice)), hipSuccess},
            {CALL(hipport::hipGetMipmappedArrayLevel(&level, levels, 0)), hipSuccess},
            {CALL(hipport::hipMemcpy2DToArray(level, 0, 0, numbers, 8, 8, 2, hipMemcpyHostToDevice)), hipSuccess},
            {CALL(hipport::hipMalloc3DArray(&none, &format, {2, 2, 7}, hipArrayCubemap)), hipErrorInvalidValue},
            {CALL(hipport::hipMalloc3DArray(&none, &format, {2, 3, 6}, hipArrayCubemap)), hipErrorInvalidValue},
            {CALL(hipMalloc(&out, sizeof(results))), hipSuccess}});
    hipResourceDesc of_levels = {};
    of_levels.resType = hipResourceTypeMipmappedArray;
    of_levels.res.mipmap.mipmap = levels;
    hipTextureDesc how = {}, in_levels = {}, not_normalized = {};
    how.filterMode = in_levels.filterMode = in_levels.mipmapFilterMode = hipFilterModeLinear;
    for (int axis = 0; axis < 2; ++axis) how.addressMode[axis] = in_levels.addressMode[axis] = hipAddressModeClamp;
    in_levels.normalizedCoords = 1;
    in_levels.maxMipmapLevelClamp = 9;
    const hipResourceViewDesc view = {hipResViewFormatNone, 2, 2, 0, 1, 1, 0, 0};
    const hipResourceDesc resource = resource_of(array), faces = resource_of(two);
    Objects of = {texture_of(resource, how),
                  texture_of(of_levels, in_levels),
                  texture_of(resource_of(one), hipTextureDesc{}),
                  texture_of(faces, hipTextureDesc{}),
                  texture_of(of_levels, in_levels, &view),
                  nullptr,
                  nullptr};
    hipTextureObject_t texture;
    expect({{CALL(hipport::hipCreateTextureObject(&texture, &of_levels, &not_normalized)), hipErrorInvalidValue},
            {CALL(hipport::hipCreateSurfaceObject(&of.surface, &resource)), hipSuccess},
            {CALL(hipport::hipCreateSurfaceObject(&of.faces, &faces)), hipSuccess},
            {CALL(hipport::hipBindTextureToArray(reference, array)), hipSuccess},
            {CALL(hipport::hipBindTextureToArray(colors, image)), hipSuccess},
            {CALL(hipport::hipBindTextureToArray(cube, one)), hipSuccess}});
    read<<<1, 1>>>(of, out);
    expect({{CALL(hipMemcpy(results, out, sizeof(results), hipMemcpyDeviceToHost)), hipSuccess}});
    for (size_t i = 0; i < count; ++i) expect_same(rows[i].what, results[i], rows[i].wanted);
    for (hipTextureObject_t each : {of.plane, of.levels, of.cube, of.cubes, of.view}) {
        expect({{CALL(hipport::hipDestroyTextureObject(each)), hipSuccess}});
    }
    for (hipArray_t each : {array, image, one, two}) expect({{CALL(hipport::hipFreeArray(each)), hipSuccess}});
    expect({{CALL(hipport::hipDestroySurfaceObject(of.surface)), hipSuccess},
            {CALL(hipport::hipDestroySurfaceObject(of.faces)), hipSuccess},
            {CALL(hipport::hipFreeMipmappedArray(levels)), hipSuccess},
            {CALL(hipFree(out)), hipSuccess}});
}
