// Textures, surfaces and texture references: what kernels read from them, right and wrong use.

#include <hip/hip_runtime.h>

#include "expect.h"

namespace {

constexpr int width = 4, height = 3;

// A place in the texture that holds 10 y + x at column x of row y, and what is read there.
struct Read {
    const char* what;
    float x, y;
    hipTextureFilterMode filter;
    hipTextureAddressMode address;
    bool normalized;
    float wanted;
};

const Read reads[] = {
    {"the middle of a texel", 2.5f, 1.5f, hipFilterModePoint, hipAddressModeClamp, false, 12},
    {"its first corner", 2, 1, hipFilterModePoint, hipAddressModeClamp, false, 12},
    {"its last corner", 2.99f, 1.99f, hipFilterModePoint, hipAddressModeClamp, false, 12},
    {"clamped on the right and above", 9, -7, hipFilterModePoint, hipAddressModeClamp, false, 3},
    {"outside, with a border", 4, 1, hipFilterModePoint, hipAddressModeBorder, false, 7},
    {"a filter at the middle of a texel", 2.5f, 1.5f, hipFilterModeLinear, hipAddressModeClamp, false, 12},
    {"half between two columns", 2, 1.5f, hipFilterModeLinear, hipAddressModeClamp, false, 11.5f},
    {"between four texels", 2, 1, hipFilterModeLinear, hipAddressModeClamp, false, 6.5f},
    {"a weight of 8 bits, not more", 1.5f + 1.2f / 256, 0.5f, hipFilterModeLinear, hipAddressModeClamp, false, 1 + 1.0f / 256},
    {"filtered with the border", 0, 0.5f, hipFilterModeLinear, hipAddressModeBorder, false, 3.5f},
    {"normalized coordinates", 0.625f, 0.5f, hipFilterModePoint, hipAddressModeClamp, true, 12},
    {"wrapped to the right", 1.375f, 0.5f, hipFilterModePoint, hipAddressModeWrap, true, 11},
    {"wrapped to the left", -0.125f, -0.9f, hipFilterModePoint, hipAddressModeWrap, true, 3},
    {"mirrored to the right", 1.125f, 0.5f, hipFilterModePoint, hipAddressModeMirror, true, 13},
    {"a filter that wraps", 0, 0.5f, hipFilterModeLinear, hipAddressModeWrap, true, 11.5f},
};

__global__ void read_2d(hipTextureObject_t texture, float x, float y, float* out) { *out = tex2D<float>(texture, x, y); }

__global__ void read_bytes(hipTextureObject_t as_numbers, hipTextureObject_t as_floats, float* out) {
    const uchar4 numbers = tex1Dfetch<uchar4>(as_numbers, 1);
    const float4 floats = tex1Dfetch<float4>(as_floats, 1);
    out[0] = static_cast<float>(numbers.x + 256 * numbers.w);
    out[1] = floats.x + 256 * floats.w;
    out[2] = static_cast<float>(tex1Dfetch<uchar4>(as_numbers, 2).x);
}

__global__ void read_slices(hipTextureObject_t volume, hipTextureObject_t layers, float* out) {
    out[0] = tex3D<float>(volume, 1.5f, 0.5f, 1.0f);
    float layer;
    layer = tex2DLayered<float>(layers, 1.0f, 0.5f, 1);
    out[1] = layer;
    out[2] = tex2DLayered<float>(layers, 1.0f, 0.5f, 5);
}

// Doubles each element; what lies outside reads as 0 and is not written.
__global__ void double_all(hipSurfaceObject_t surface, float* outside) {
    const int x = static_cast<int>(threadIdx.x), y = static_cast<int>(threadIdx.y);
    float value;
    surf2Dread(&value, surface, x * 4, y);
    surf2Dwrite(2 * value, surface, x * 4, y);
    if (x == width) outside[y] = value;
}

texture<float, hipTextureType2D, hipReadModeElementType> reference;
texture<unsigned char, hipTextureType1D, hipReadModeNormalizedFloat> bytes_reference;

__global__ void read_references(float* out) {
    out[0] = tex2D(reference, 2.5f, 1.5f);
    out[1] = tex1Dfetch(bytes_reference, 3);
}

float* out;  // managed

template <class... Parameters, class... Arguments>
void run(const char* what, void (*kernel)(Parameters...), dim3 block, Arguments... arguments) {
    kernel<<<1, block>>>(arguments...);
    expect({{what, hipDeviceSynchronize(), hipSuccess}});
}

hipResourceDesc array_resource(hipArray_t array) {
    hipResourceDesc resource = {};
    resource.resType = hipResourceTypeArray;
    resource.res.array.array = array;
    return resource;
}

void expect_reads(const hipResourceDesc& resource) {
    for (const Read& read : reads) {
        hipTextureDesc how = {};
        how.addressMode[0] = how.addressMode[1] = read.address;
        how.filterMode = read.filter;
        how.normalizedCoords = read.normalized;
        how.borderColor[0] = 7;
        hipTextureObject_t object;
        expect({{read.what, hipCreateTextureObject(&object, &resource, &how, nullptr), hipSuccess}});
        run(read.what, read_2d, 1, object, read.x, read.y, out);
        expect_same(read.what, out[0], read.wanted);
        expect({{read.what, hipDestroyTextureObject(object), hipSuccess}});
    }
}

void expect_linear_memory() {
    unsigned char* memory;
    if (hipMallocManaged(&memory, 8) != hipSuccess) return;
    for (int i = 0; i < 8; ++i) memory[i] = static_cast<unsigned char>(i * 51);
    hipResourceDesc resource = {};
    resource.resType = hipResourceTypeLinear;
    resource.res.linear.devPtr = memory;
    resource.res.linear.desc = hipCreateChannelDesc<uchar4>();
    resource.res.linear.sizeInBytes = 8;
    hipTextureDesc numbers = {}, floats = {}, linear = {};
    floats.readMode = hipReadModeNormalizedFloat;
    hipTextureObject_t objects[2], none;
    hipResourceDesc misaligned = resource;
    misaligned.res.linear.devPtr = memory + 4;
    hipTextureDesc given;
    hipResourceDesc given_resource;
    expect({{CALL(hipCreateTextureObject(&objects[0], &resource, &numbers, nullptr)), hipSuccess},
            {CALL(hipCreateTextureObject(&objects[1], &resource, &floats, nullptr)), hipSuccess},
            {CALL(hipGetTextureObjectTextureDesc(&given, objects[1])), hipSuccess},
            {CALL(hipGetTextureObjectResourceDesc(&given_resource, objects[1])), hipSuccess},
            {CALL(hipCreateTextureObject(&none, &misaligned, &numbers, nullptr)), hipErrorInvalidValue},
            {CALL(hipCreateTextureObject(nullptr, &resource, &numbers, nullptr)), hipErrorInvalidValue}});
    expect_same("read mode of an object", given.readMode, hipReadModeNormalizedFloat);
    expect_same("memory of an object", given_resource.res.linear.devPtr == memory, true);
    run("bytes", read_bytes, 1, objects[0], objects[1], out);
    expect_same("bytes as numbers", out[0], static_cast<float>(204 + 256 * (7 * 51 % 256)));
    expect_same("bytes as floats", out[1], 204 / 255.0f + 256 * (101 / 255.0f));
    expect_same("what is outside", out[2], 0.0f);
    bytes_reference.addressMode[0] = hipAddressModeClamp;
    expect({{CALL(hipBindTexture(nullptr, bytes_reference, memory, 8)), hipSuccess},
            {CALL(hipDestroyTextureObject(objects[0])), hipSuccess},
            {CALL(hipDestroyTextureObject(objects[1])), hipSuccess}});
    run("references", read_references, 1, out);
    expect_same("a reference to an array", out[0], 12.0f);
    expect_same("a reference to bytes", out[1], 153 / 255.0f);
    expect({{CALL(hipUnbindTexture(bytes_reference)), hipSuccess}, {CALL(hipFree(memory)), hipSuccess}});
}

void expect_slices() {
    const float values[8] = {0, 1, 10, 11, 100, 101, 110, 111};  // 2 columns, 2 rows, 2 slices
    const hipChannelFormatDesc format = hipCreateChannelDesc<float>();
    hipArray_t arrays[2];
    hipTextureObject_t objects[2];
    for (int layered = 0; layered < 2; ++layered) {
        const unsigned int flags = layered ? hipArrayLayered : hipArrayDefault;
        hipMemcpy3DParms copy = {};
        hipTextureDesc how = {};
        how.filterMode = hipFilterModeLinear;
        for (auto& mode : how.addressMode) mode = hipAddressModeClamp;
        expect({{"array", hipMalloc3DArray(&arrays[layered], &format, make_hipExtent(2, 2, 2), flags), hipSuccess}});
        copy.srcPtr = make_hipPitchedPtr(const_cast<float*>(values), 8, 2, 2);
        copy.dstArray = arrays[layered];
        copy.extent = make_hipExtent(2, 2, 2);
        copy.kind = hipMemcpyHostToDevice;
        const hipResourceDesc resource = array_resource(arrays[layered]);
        expect({{"copy", hipMemcpy3D(&copy), hipSuccess},
                {"object", hipCreateTextureObject(&objects[layered], &resource, &how, nullptr), hipSuccess}});
    }
    run("slices", read_slices, 1, objects[0], objects[1], out);
    expect_same("half between two slices", out[0], 51.0f);
    expect_same("half between two columns of a layer", out[1], 100.5f);
    expect_same("a layer that is not there", out[2], 100.5f);
    for (int i = 0; i < 2; ++i) {
        expect({{"destroy", hipDestroyTextureObject(objects[i]), hipSuccess}, {"free", hipFreeArray(arrays[i]), hipSuccess}});
    }
}

}  // namespace

int main() {
    float values[height][width], doubled[height][width];
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) values[y][x] = static_cast<float>(10 * y + x);
    }
    const hipChannelFormatDesc format = hipCreateChannelDesc<float>();
    hipArray_t array;
    constexpr size_t row = sizeof(values[0]);
    expect({{"array", hipMallocArray(&array, &format, width, height, hipArraySurfaceLoadStore), hipSuccess},
            {"copy", hipMemcpy2DToArray(array, 0, 0, values, row, row, height, hipMemcpyHostToDevice), hipSuccess},
            {"out", hipMallocManaged(&out, 16 * sizeof(float)), hipSuccess}});
    expect_reads(array_resource(array));

    float* pitched;
    size_t pitch;
    hipResourceDesc resource = {};
    expect({{"pitched", hipMallocPitch(&pitched, &pitch, row, height), hipSuccess},
            {"copy", hipMemcpy2D(pitched, pitch, values, row, row, height, hipMemcpyHostToDevice), hipSuccess}});
    resource.resType = hipResourceTypePitch2D;
    resource.res.pitch2D.devPtr = pitched;
    resource.res.pitch2D.desc = format;
    resource.res.pitch2D.width = width;
    resource.res.pitch2D.height = height;
    resource.res.pitch2D.pitchInBytes = pitch;
    expect_reads(resource);
    expect({{"free", hipFree(pitched), hipSuccess}});

    expect({{CALL(hipBindTextureToArray(reference, array)), hipSuccess}});
    expect_linear_memory();
    expect({{CALL(hipUnbindTexture(reference)), hipSuccess}});
    expect_slices();

    hipSurfaceObject_t surface;
    resource = array_resource(array);
    expect({{CALL(hipCreateSurfaceObject(&surface, &resource)), hipSuccess}});
    run("surface", double_all, dim3(width + 1, height), surface, out);
    expect({{"copy", hipMemcpy2DFromArray(doubled, row, array, 0, 0, row, height, hipMemcpyDeviceToHost), hipSuccess}});
    for (int y = 0; y < height; ++y) {
        expect_same("outside of a surface", out[y], 0.0f);
        for (int x = 0; x < width; ++x) expect_same("an element of a surface", doubled[y][x], 2 * values[y][x]);
    }

    hipTextureObject_t object;
    hipTextureDesc how = {};
    hipResourceDesc nothing = {}, mipmaps = {};
    mipmaps.resType = hipResourceTypeMipmappedArray;
    expect({{CALL(hipCreateTextureObject(&object, &nothing, &how, nullptr)), hipErrorInvalidHandle},
            {CALL(hipCreateTextureObject(&object, &mipmaps, &how, nullptr)), hipErrorInvalidValue},
            {CALL(hipCreateSurfaceObject(&surface, &mipmaps)), hipErrorInvalidValue},
            {CALL(hipDestroySurfaceObject(surface)), hipSuccess},
            {CALL(hipFreeArray(array)), hipSuccess},
            {CALL(hipFree(out)), hipSuccess}});
}
