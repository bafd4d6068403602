// Textures by the driver interface: objects, and references of a module, whose file is the argument.

#include <hip/hip_runtime.h>

#include "expect.h"

namespace {

constexpr int width = 4, height = 2;
float* out;  // managed

__global__ void read_object(hipTextureObject_t object, float x, float y, float* to) { *to = tex2D<float>(object, x, y); }
__global__ void fetch_object(hipTextureObject_t object, float* to) { *to = tex1Dfetch<float2>(object, 1).y; }

hipArray_t array_of_numbers(float first) {
    float numbers[height][width];
    for (int i = 0; i < width * height; ++i) numbers[i / width][i % width] = first + static_cast<float>(i);
    const HIP_ARRAY_DESCRIPTOR is = {width, height, HIP_AD_FORMAT_FLOAT, 1};
    hipArray_t array;
    expect({{CALL(hipArrayCreate(&array, &is)), hipSuccess},
            {CALL(hipMemcpy2DToArray(array, 0, 0, numbers, 16, 16, height, hipMemcpyHostToDevice)), hipSuccess}});
    return array;
}

void expect_objects() {
    const hipArray_t array = array_of_numbers(0);
    HIP_RESOURCE_DESC resource = {}, given_resource;
    HIP_TEXTURE_DESC how = {}, given;
    HIP_RESOURCE_VIEW_DESC view = {}, given_view;
    hipTextureObject_t object;
    resource.resType = HIP_RESOURCE_TYPE_ARRAY;
    resource.res.array.hArray = array;
    how.addressMode[0] = HIP_TR_ADDRESS_MODE_BORDER;
    how.addressMode[1] = HIP_TR_ADDRESS_MODE_CLAMP;
    how.filterMode = HIP_TR_FILTER_MODE_LINEAR;
    how.flags = HIP_TRSF_NORMALIZED_COORDINATES;
    how.borderColor[0] = 9;
    view.format = HIP_RES_VIEW_FORMAT_FLOAT_1X32;
    view.width = width;
    view.height = height;
    expect({{CALL(hipTexObjectCreate(&object, &resource, &how, &view)), hipSuccess},
            {CALL(hipTexObjectGetResourceDesc(&given_resource, object)), hipSuccess},
            {CALL(hipTexObjectGetTextureDesc(&given, object)), hipSuccess},
            {CALL(hipTexObjectGetResourceViewDesc(&given_view, object)), hipSuccess}});
    read_object<<<1, 1>>>(object, 0.5f, 0.25f, out);
    read_object<<<1, 1>>>(object, 0.0f, 0.25f, out + 1);
    expect({{CALL(hipDeviceSynchronize()), hipSuccess}});
    expect_same("between two texels", out[0], 1.5f);
    expect_same("half in the border", out[1], 4.5f);
    expect_same("the array of an object", given_resource.res.array.hArray == array, true);
    expect_same("its flags", given.flags, how.flags);
    expect_same("its address mode", given.addressMode[0], how.addressMode[0]);
    expect_same("its border", given.borderColor[0], 9.0f);
    expect_same("its view", given_view.format, view.format);

    float* memory;
    expect({{CALL(hipMallocManaged(&memory, 256)), hipSuccess}});
    for (int i = 0; i < 8; ++i) memory[i] = static_cast<float>(i);
    hipTextureObject_t linear, none;
    resource.resType = HIP_RESOURCE_TYPE_LINEAR;
    resource.res.linear = {memory, HIP_AD_FORMAT_FLOAT, 2, 32};
    const HIP_TEXTURE_DESC plain = {};
    expect({{CALL(hipTexObjectCreate(&linear, &resource, &plain, nullptr)), hipSuccess},
            {CALL(hipTexObjectCreate(&none, &resource, &plain, &view)), hipErrorInvalidValue},
            {CALL(hipTexObjectGetResourceDesc(&given_resource, linear)), hipSuccess}});
    fetch_object<<<1, 1>>>(linear, out);
    expect({{CALL(hipDeviceSynchronize()), hipSuccess}});
    expect_same("a fetch", *out, 3.0f);
    expect_same("channels of linear memory", given_resource.res.linear.numChannels, 2u);
    resource.res.linear.numChannels = 3;
    expect({{CALL(hipTexObjectCreate(&none, &resource, &plain, nullptr)), hipErrorInvalidValue},
            {CALL(hipTexObjectDestroy(object)), hipSuccess},
            {CALL(hipTexObjectDestroy(linear)), hipSuccess},
            {CALL(hipFree(memory)), hipSuccess},
            {CALL(hipArrayDestroy(array)), hipSuccess}});
}

void expect_references(const char* file) {
    hipModule_t module;
    hipFunction_t function;
    textureReference *image, *colors, *levels, *none;
    expect({{CALL(hipModuleLoad(&module, file)), hipSuccess},
            {CALL(hipModuleGetFunction(&function, module, "read_references")), hipSuccess},
            {CALL(hipModuleGetTexRef(&image, module, "image")), hipSuccess},
            {CALL(hipModuleGetTexRef(&colors, module, "colors")), hipSuccess},
            {CALL(hipModuleGetTexRef(&levels, module, "levels")), hipSuccess},
            {CALL(hipModuleGetTexRef(&none, module, "number")), hipErrorNotFound},
            {CALL(hipModuleGetTexRef(&none, module, "nothing")), hipErrorNotFound}});

    const hipArray_t array = array_of_numbers(10), other = array_of_numbers(20);
    unsigned char* bytes;
    size_t offset = 1;
    expect({{CALL(hipMallocManaged(&bytes, 256)), hipSuccess}});
    for (int i = 0; i < 8; ++i) bytes[i] = static_cast<unsigned char>(i * 10);
    HIP_ARRAY3D_DESCRIPTOR is = {2, 2, 0, HIP_AD_FORMAT_FLOAT, 1, 0};
    hipMipmappedArray_t mipmaps, given_mipmaps;
    hipArray_t last, given;
    const float last_texel = 30;
    expect({{CALL(hipMipmappedArrayCreate(&mipmaps, &is, 2)), hipSuccess},
            {CALL(hipMipmappedArrayGetLevel(&last, mipmaps, 1)), hipSuccess},
            {CALL(hipMemcpyHtoA(last, 0, &last_texel, 4)), hipSuccess},
            {CALL(hipTexRefSetFormat(colors, HIP_AD_FORMAT_UNSIGNED_INT8, 4)), hipSuccess},
            {CALL(hipTexRefSetFormat(colors, HIP_AD_FORMAT_UNSIGNED_INT8, 3)), hipErrorInvalidValue},
            {CALL(hipTexRefSetFlags(colors, 0)), hipSuccess},
            {CALL(hipTexRefSetAddress(&offset, colors, bytes, 8)), hipSuccess},
            {CALL(hipTexRefSetAddressMode(image, 0, hipAddressModeWrap)), hipSuccess},
            {CALL(hipTexRefSetAddressMode(image, 3, hipAddressModeWrap)), hipErrorInvalidValue},
            {CALL(hipTexRefSetFilterMode(image, hipFilterModeLinear)), hipSuccess},
            {CALL(hipTexRefSetFlags(image, HIP_TRSF_NORMALIZED_COORDINATES)), hipSuccess},
            {CALL(hipTexRefSetArray(image, array, 0)), hipErrorInvalidValue},
            {CALL(hipTexRefSetArray(image, array, HIP_TRSA_OVERRIDE_FORMAT)), hipSuccess},
            {CALL(hipTexRefSetFlags(levels, HIP_TRSF_NORMALIZED_COORDINATES)), hipSuccess},
            {CALL(hipTexRefSetMipmapFilterMode(levels, hipFilterModePoint)), hipSuccess},
            {CALL(hipTexRefSetMipmapLevelClamp(levels, 0, 1)), hipSuccess},
            {CALL(hipTexRefSetMipmapLevelBias(levels, 0.25f)), hipSuccess},
            {CALL(hipTexRefSetMaxAnisotropy(levels, 1)), hipSuccess},
            {CALL(hipTexRefSetMipmappedArray(levels, mipmaps, HIP_TRSA_OVERRIDE_FORMAT)), hipSuccess}});
    const auto launch = [&] {
        float x = 0, y = 0.25f;
        void* arguments[] = {&x, &y, &out};
        expect({{"launch", hipModuleLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, nullptr, arguments, nullptr), hipSuccess},
                {"wait", hipDeviceSynchronize(), hipSuccess}});
    };
    launch();
    expect_same("offset", offset, size_t{0});
    expect_same("half between the first and the last", out[0], 11.5f);
    expect_same("a color", out[1], 60 / 255.0f);
    expect_same("a level", out[2], 30.0f);

    hipTextureAddressMode address;
    hipTextureFilterMode filter;
    hipArray_Format format;
    hipDeviceptr_t memory;
    unsigned int flags;
    int channels, most;
    float least, limit, bias, color[4] = {};
    expect({{CALL(hipTexRefGetAddressMode(&address, image, 0)), hipSuccess},
            {CALL(hipTexRefGetFilterMode(&filter, image)), hipSuccess},
            {CALL(hipTexRefGetFlags(&flags, image)), hipSuccess},
            {CALL(hipTexRefGetArray(&given, image)), hipSuccess},
            {CALL(hipTexRefGetArray(&given, colors)), hipErrorInvalidValue},
            {CALL(hipTexRefGetAddress(&memory, colors)), hipSuccess},
            {CALL(hipTexRefGetAddress(&memory, image)), hipErrorInvalidValue},
            {CALL(hipTexRefGetFormat(&format, &channels, colors)), hipSuccess},
            {CALL(hipTexRefGetMipMappedArray(&given_mipmaps, levels)), hipSuccess},
            {CALL(hipTexRefGetMipmapLevelClamp(&least, &limit, levels)), hipSuccess},
            {CALL(hipTexRefGetMipmapLevelBias(&bias, levels)), hipSuccess},
            {CALL(hipTexRefGetMaxAnisotropy(&most, levels)), hipSuccess},
            {CALL(hipTexRefGetMipmapFilterMode(&filter, levels)), hipSuccess},
            {CALL(hipTexRefGetBorderColor(color, image)), hipErrorNotSupported},
            {CALL(hipTexRefSetBorderColor(image, color)), hipErrorNotSupported}});
    const struct {
        const char* what;
        bool is_so;
    } rows[] = {{"address mode", address == hipAddressModeWrap}, {"flags", flags == HIP_TRSF_NORMALIZED_COORDINATES},
                {"array", given == array},                       {"memory", memory == bytes},
                {"format", format == HIP_AD_FORMAT_UNSIGNED_INT8 && channels == 4},
                {"mipmaps", given_mipmaps == mipmaps},           {"clamp", least == 0 && limit == 1},
                {"bias", bias == 0.25f},                         {"anisotropy", most == 1},
                {"filter between levels", filter == hipFilterModePoint}};
    for (const auto& row : rows) expect_same(row.what, row.is_so, true);

    // What is set holds from the next binding on.
    expect({{CALL(hipTexRefSetFilterMode(image, hipFilterModePoint)), hipSuccess}});
    launch();
    expect_same("a filter that is set after the array", out[0], 11.5f);
    expect({{CALL(hipTexRefSetArray(image, other, HIP_TRSA_OVERRIDE_FORMAT)), hipSuccess}});
    launch();
    expect_same("another array", out[0], 20.0f);
    float* rows_of_2;
    const HIP_ARRAY_DESCRIPTOR two = {2, 1, HIP_AD_FORMAT_FLOAT, 1};
    expect({{CALL(hipMallocManaged(&rows_of_2, 256)), hipSuccess}});
    rows_of_2[0] = 40;
    expect({{CALL(hipTexRefSetAddress2D(image, &two, rows_of_2, 256)), hipSuccess}});
    launch();
    expect_same("memory with a pitch", out[0], 40.0f);
    for (textureReference* const each : {image, colors, levels}) expect({{CALL(hipUnbindTexture(each)), hipSuccess}});
    expect({{CALL(hipFree(bytes)), hipSuccess},
            {CALL(hipFree(rows_of_2)), hipSuccess},
            {CALL(hipArrayDestroy(array)), hipSuccess},
            {CALL(hipArrayDestroy(other)), hipSuccess},
            {CALL(hipMipmappedArrayDestroy(mipmaps)), hipSuccess},
            {CALL(hipModuleUnload(module)), hipSuccess}});
}

}  // namespace

int main(int, char** arguments) {
    expect({{CALL(hipMallocManaged(&out, 4 * sizeof(float))), hipSuccess}});
    expect_objects();
    expect_references(arguments[1]);
    expect({{CALL(hipFree(out)), hipSuccess}});
}
