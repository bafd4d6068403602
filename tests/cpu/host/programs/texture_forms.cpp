// Reads that give something else in HIP 7.2 than in CUDA, and the same where that makes no difference.

#include <hip/hip_runtime.h>

#include <vector>

#include "expect.h"

namespace {

struct Textures {
    hipTextureObject_t colors, cube, volume, lines, planes;
};

// What HIP's headers give: each line reports.
__global__ void differ(Textures of, float* to) {
    const float4 still = make_float4(0, 0, 0, 0), wide = make_float4(1, 1, 1, 0);
    to[0] = tex2Dgather<float4>(of.colors, 1.0f, 1.0f, 2).x;
    to[1] = tex2Dgather<float4>(of.colors, 1.0f, 1.0f).x;
    to[2] = texCubemapGrad<float>(of.cube, 1, 0, 0, still, still);
    to[3] = texCubemapLayeredGrad<float>(of.cube, 1, 0, 0, 0, still, still);
    to[4] = tex3DGrad<float>(of.volume, 0.5f, 0.5f, 0.5f, wide, still);
    to[5] = tex1DLayeredLod<float>(of.lines, 0.25f, 0, 1);
    tex2DLayeredLod(&to[6], of.planes, 0.25f, 0.25f, 0, 1);
}

__global__ void agree(Textures of, float* to) {
    const float4 still = make_float4(0, 0, 0, 0), wide = make_float4(1, 1, 1, 0);
    to[0] = tex3DGrad<float>(of.volume, 0.5f, 0.5f, 0.5f, still, wide);
    to[1] = tex1DLayeredLod<float>(of.lines, 0.25f, 0, 0);
    to[2] = tex2DLayeredLod<float>(of.planes, 0.25f, 0.25f, 0, 0);
    to[3] = tex3DLod<float>(of.volume, 0.5f, 0.5f, 0.5f, 1);
}

void fill(hipArray_t array, hipExtent extent, const std::vector<float>& texels, size_t channels = 1) {
    hipMemcpy3DParms copy = {};
    copy.srcPtr = make_hipPitchedPtr(const_cast<float*>(texels.data()), extent.width * channels * 4, extent.width, extent.height);
    copy.dstArray = array;
    copy.extent = extent;
    copy.kind = hipMemcpyHostToDevice;
    expect({{CALL(hipMemcpy3D(&copy)), hipSuccess}});
}

hipTextureObject_t texture_of(const hipResourceDesc& resource) {
    hipTextureDesc how = {};
    hipTextureObject_t texture = nullptr;
    how.normalizedCoords = resource.resType == hipResourceTypeMipmappedArray;
    how.maxMipmapLevelClamp = 9;
    expect({{CALL(hipCreateTextureObject(&texture, &resource, &how, nullptr)), hipSuccess}});
    return texture;
}

hipTextureObject_t array_of(hipExtent extent, unsigned int flags, const std::vector<float>& texels, int channels) {
    const int bits = channels == 4 ? 32 : 0;
    const hipChannelFormatDesc format = hipCreateChannelDesc(32, bits, bits, bits, hipChannelFormatKindFloat);
    hipResourceDesc resource = {};
    expect({{CALL(hipMalloc3DArray(&resource.res.array.array, &format, extent, flags)), hipSuccess}});
    fill(resource.res.array.array, {extent.width, extent.height, extent.depth ? extent.depth : 1}, texels,
         static_cast<size_t>(channels));
    return texture_of(resource);
}

// Two levels: 7 and 8.
hipTextureObject_t levels_of(hipExtent extent, unsigned int flags) {
    const hipChannelFormatDesc format = hipCreateChannelDesc<float>();
    hipResourceDesc resource = {};
    resource.resType = hipResourceTypeMipmappedArray;
    expect({{CALL(hipMallocMipmappedArray(&resource.res.mipmap.mipmap, &format, extent, 2, flags)), hipSuccess}});
    for (unsigned int n = 0; n < 2; ++n) {
        hipArray_t level;
        hipExtent is;
        expect({{CALL(hipGetMipmappedArrayLevel(&level, resource.res.mipmap.mipmap, n)), hipSuccess},
                {CALL(hipArrayGetInfo(nullptr, &is, nullptr, level)), hipSuccess}});
        is.height = is.height ? is.height : 1;
        fill(level, is, std::vector<float>(is.width * is.height * is.depth, 7.0f + static_cast<float>(n)));
    }
    return texture_of(resource);
}

}  // namespace

int main(int count, char**) {
    std::vector<float> colors;
    for (int i = 0; i < 16; ++i) colors.push_back(static_cast<float>(100 * (i / 8) + 50 * (i / 4 % 2) + i % 4));
    const Textures textures = {array_of({2, 2, 0}, 0, colors, 4),
                               array_of({1, 1, 6}, hipArrayCubemap, std::vector<float>(6, 5.0f), 1),
                               levels_of({2, 2, 2}, 0), levels_of({2, 0, 2}, hipArrayLayered),
                               levels_of({2, 2, 2}, hipArrayLayered)};
    float *out, read[7];
    expect({{CALL(hipMalloc(&out, sizeof(read))), hipSuccess}});
    const bool is_first = count > 1;
    is_first ? differ<<<1, 1>>>(textures, out) : agree<<<1, 1>>>(textures, out);
    expect({{CALL(hipMemcpy(read, out, sizeof(read), hipMemcpyDeviceToHost)), hipSuccess}});
    const float wanted[] = {101, 103, 0, 0, 7, 7, 7}, the_same[] = {8, 7, 7, 8};
    for (int i = 0; i < (is_first ? 7 : 4); ++i) expect_same("a read", read[i], is_first ? wanted[i] : the_same[i]);
}
