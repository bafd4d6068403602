// hipport/texture.h as a program for this machine: HIP's headers read as plain C++, and memory of the device is ordinary.
#include <hip/hip_runtime.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "hipport/texture.h"

hipError_t hipMalloc(void** at, size_t bytes) { return (*at = std::malloc(bytes)) ? hipSuccess : hipErrorOutOfMemory; }
hipError_t hipFree(void* at) { return std::free(at), hipSuccess; }
hipError_t hipMemcpy(void* to, const void* from, size_t bytes, hipMemcpyKind) {
    return std::memcpy(to, from, bytes), hipSuccess;
}
hipError_t hipMemcpyAsync(void* to, const void* from, size_t bytes, hipMemcpyKind kind, hipStream_t) {
    return hipMemcpy(to, from, bytes, kind);
}
hipError_t hipMemcpy2D(void* to, size_t to_pitch, const void* from, size_t pitch, size_t width, size_t height,
                       hipMemcpyKind) {
    for (size_t y = 0; y < height; ++y) std::memcpy((char*)to + y * to_pitch, (const char*)from + y * pitch, width);
    return hipSuccess;
}
hipError_t hipMemcpy2DAsync(void* to, size_t to_pitch, const void* from, size_t pitch, size_t width, size_t height,
                            hipMemcpyKind kind, hipStream_t) {
    return hipMemcpy2D(to, to_pitch, from, pitch, width, height, kind);
}
static char* row_of(const hipPitchedPtr& memory, const hipPos& place, size_t y, size_t z) {
    return (char*)memory.ptr + ((place.z + z) * memory.ysize + place.y + y) * memory.pitch + place.x;
}
hipError_t hipMemcpy3D(const hipMemcpy3DParms* copy) {
    if (copy->srcArray || copy->dstArray) return hipErrorNotSupported;
    for (size_t z = 0; z < copy->extent.depth; ++z)
        for (size_t y = 0; y < copy->extent.height; ++y)
            std::memcpy(row_of(copy->dstPtr, copy->dstPos, y, z), row_of(copy->srcPtr, copy->srcPos, y, z),
                        copy->extent.width);
    return hipSuccess;
}
hipError_t hipMemcpy3DAsync(const hipMemcpy3DParms* copy, hipStream_t) { return hipMemcpy3D(copy); }
hipError_t hipGetSymbolAddress(void** at, const void* symbol) { return *at = const_cast<void*>(symbol), hipSuccess; }

static int wrong = 0;
#define CHECK(condition) \
    if (!(condition)) ++wrong, std::printf("line %d: %s\n", __LINE__, #condition)
#define OK(call) CHECK((call) == hipSuccess)

hipport::texture<float4> positions;
hipport::texture<uchar4, 2, hipReadModeNormalizedFloat> image(1, hipFilterModePoint, hipAddressModeWrap);
static hipport::texture<float, 2> field;

static float numbers[4][8];  // rows of 5 with a gap

static hipResourceDesc of(hipArray_t array) {
    hipResourceDesc resource = {};
    resource.resType = hipResourceTypeArray;
    resource.res.array.array = array;
    return resource;
}

static void arrays_and_objects() {
    const hipChannelFormatDesc format = {32, 0, 0, 0, hipChannelFormatKindFloat};
    hipArray_t array, other;
    OK(hipport::hipMallocArray(&array, &format, 5, 4));
    OK(hipport::hipMallocArray(&other, &format, 5, 4));
    OK(hipport::hipMemcpy2DToArray(array, 0, 0, numbers, sizeof numbers[0], 20, 4, hipMemcpyHostToDevice));
    OK(hipport::hipMemcpy2DArrayToArray(other, 4, 1, array, 0, 0, 16, 3));
    const float two_rows[] = {-1, -2, -3, -4, -5, -6};
    OK(hipport::hipMemcpyToArray(other, 16, 2, two_rows, sizeof two_rows, hipMemcpyHostToDevice));
    float back[4][5];
    OK(hipport::hipMemcpy2DFromArray(back, 20, other, 0, 0, 20, 4, hipMemcpyDeviceToHost));
    CHECK(back[1][1] == numbers[0][0] && back[2][3] == numbers[1][2]);
    CHECK(back[2][4] == -1 && back[3][0] == -2 && back[3][4] == -6);
    hipTextureDesc how = {};
    for (auto& address : how.addressMode) address = hipAddressModeClamp;
    how.filterMode = hipFilterModeLinear;
    hipResourceDesc resource = of(array), found;
    hipTextureObject_t texture;
    OK(hipport::hipCreateTextureObject(&texture, &resource, &how, nullptr));
    CHECK(hipport::tex2D<float>(texture, 1.5f, 2.5f) == numbers[2][1]);
    CHECK(hipport::tex2D<float>(texture, 2.0f, 99.f) == (numbers[3][1] + numbers[3][2]) / 2);
    float value;
    hipport::tex2D(&value, texture, 0.5f, 0.5f);
    CHECK(value == numbers[0][0]);
    OK(hipport::hipGetTextureObjectResourceDesc(&found, texture));
    CHECK(found.res.array.array == array);
    hipSurfaceObject_t surface;
    OK(hipport::hipCreateSurfaceObject(&surface, &resource));
    hipport::surf2Dwrite(42.f, surface, 4, 2);
    CHECK(hipport::tex2D<float>(texture, 1.5f, 2.5f) == 42.f);
    CHECK(hipport::surf2Dread<float>(surface, 4, 2) == 42.f);
    CHECK(hipport::surf2Dread<float>(surface, 20, 2, hipBoundaryModeZero) == 0.f);
    CHECK(hipport::surf2Dread<float>(surface, 400, 9, hipBoundaryModeClamp) == numbers[3][4]);
    hipport::surf2Dread(&value, surface, -4, 2, hipBoundaryModeZero);
    CHECK(value == 0.f);
    OK(hipport::hipDestroySurfaceObject(surface));
    OK(hipport::hipDestroyTextureObject(texture));
    OK(hipport::hipFreeArray(array));
    OK(hipport::hipFreeArray(other));
    OK(hipport::hipFreeArray(nullptr));
}

static void volumes() {
    const hipChannelFormatDesc format = {16, 16, 0, 0, hipChannelFormatKindSigned};
    short from[3][4][5][2];
    for (int i = 0; i < 120; ++i) (&from[0][0][0][0])[i] = static_cast<short>(i - 60);
    hipArray_t array;
    OK(hipport::hipMalloc3DArray(&array, &format, hipExtent{5, 4, 3}));
    hipMemcpy3DParms copy = {};
    copy.srcPtr = {from, 20, 5, 4};
    copy.dstArray = array;
    copy.extent = {5, 4, 3};
    OK(hipport::hipMemcpy3D(&copy));
    copy.srcPos = {4, 1, 1};  // bytes in memory, texels in an array
    copy.dstPos = {2, 0, 0};
    copy.extent = {3, 2, 1};
    OK(hipport::hipMemcpy3DAsync(&copy));
    hipTextureDesc how = {};
    hipResourceDesc resource = of(array);
    hipTextureObject_t texture;
    OK(hipport::hipCreateTextureObject(&texture, &resource, &how));
    CHECK(hipport::tex3D<short2>(texture, 1, 3, 2).y == from[2][3][1][1]);
    CHECK(hipport::tex3D<short2>(texture, 3, 1, 0).x == from[1][2][2][0]);
    how.readMode = hipReadModeNormalizedFloat;
    OK(hipport::hipCreateTextureObject(&texture, &resource, &how));
    CHECK(hipport::tex3D<float2>(texture, 0, 0, 2).x == from[2][0][0][0] / 32767.f);
    OK(hipport::hipFreeArray(array));
}

static void references() {
    size_t offset = 7;
    OK(hipport::hipBindTexture(&offset, positions, numbers, 32));
    CHECK(offset == 0);
    CHECK(hipport::tex1Dfetch(positions, 1).y == numbers[0][5]);
    CHECK(hipport::tex1Dfetch(positions, 2).x == 0.f && hipport::tex1Dfetch(positions, -1).w == 0.f);
    const hipChannelFormatDesc colors = {8, 8, 8, 8, hipChannelFormatKindUnsigned};
    unsigned char pixels[2][16] = {{1, 2, 3, 4, 5, 6, 7, 8}, {51, 102, 153, 255}};
    OK(hipport::hipBindTexture2D(nullptr, image, pixels, colors, 2, 2, 16));
    CHECK(hipport::tex2D(image, 1.25f, -0.25f).y == 102 / 255.f);
    field.filterMode = hipFilterModeLinear;
    const hipChannelFormatDesc format = {32, 0, 0, 0, hipChannelFormatKindFloat};
    hipArray_t array;
    OK(hipport::hipMallocArray(&array, &format, 5, 4));
    OK(hipport::hipMemcpy2DToArray(array, 0, 0, numbers, sizeof numbers[0], 20, 4, hipMemcpyHostToDevice));
    OK(hipport::hipBindTextureToArray(field, array));
    CHECK(hipport::tex2D(field, 1.0f, 0.5f) == (numbers[0][0] + numbers[0][1]) / 2);
    const textureReference* found;
    OK(hipport::hipGetTextureReference(&found, &field));
    OK(hipport::hipBindTextureToArray(found, array, &format));
    OK(hipport::hipUnbindTexture(field));
}

static void refused() {
    hipTextureDesc how = {};
    hipResourceDesc memory = {};
    memory.resType = hipResourceTypePitch2D;
    memory.res.pitch2D = {numbers, {8, 8, 8, 8, hipChannelFormatKindUnsigned}, 2, 2, 32};
    hipTextureObject_t texture;
    OK(hipport::hipCreateTextureObject(&texture, &memory, &how));
    how.filterMode = hipFilterModeLinear;
    CHECK(hipport::hipCreateTextureObject(&texture, &memory, &how) == hipErrorInvalidValue);
    how.readMode = hipReadModeNormalizedFloat;
    OK(hipport::hipCreateTextureObject(&texture, &memory, &how));
    how.sRGB = 1;
    OK(hipport::hipCreateTextureObject(&texture, &memory, &how));
    CHECK(hipport::tex2D<float4>(texture, 0, 0).w == 0.f);
    how.filterMode = hipFilterModePoint;
    how.readMode = hipReadModeElementType;
    CHECK(hipport::hipCreateTextureObject(&texture, &memory, &how) == hipErrorInvalidValue);
    how.readMode = hipReadModeNormalizedFloat;
    memory.res.pitch2D.desc.y = memory.res.pitch2D.desc.z = memory.res.pitch2D.desc.w = 0;
    CHECK(hipport::hipCreateTextureObject(&texture, &memory, &how) == hipErrorNotSupported);
    how = {};
    memory.res.pitch2D.desc.y = memory.res.pitch2D.desc.z = memory.res.pitch2D.desc.w = 8;
    how.borderColor[1] = 1.f;
    CHECK(hipport::hipCreateTextureObject(&texture, &memory, &how) == hipErrorNotSupported);
    how = {};
    const hipResourceViewDesc view = {};
    CHECK(hipport::hipCreateTextureObject(&texture, &memory, &how, &view) == hipErrorInvalidValue);
    hipArray_t array;
    const hipChannelFormatDesc three = {8, 8, 8, 0, hipChannelFormatKindUnsigned};
    CHECK(hipport::hipMallocArray(&array, &three, 4) == hipErrorInvalidValue);
    void* foreign[16] = {numbers};
    hipResourceDesc resource = of(reinterpret_cast<hipArray_t>(foreign));
    CHECK(hipport::hipCreateTextureObject(&texture, &resource, &how) == hipErrorInvalidValue);
    CHECK(hipport::hipFreeArray(resource.res.array.array) == hipErrorInvalidValue);
}

int main() {
    for (int i = 0; i < 32; ++i) numbers[i / 8][i % 8] = static_cast<float>(i * i);
    arrays_and_objects();
    volumes();
    references();
    refused();
#ifdef WRONG
    CHECK(hipport::tex1Dfetch(positions, 1).y == numbers[0][4]);
#endif
    return wrong != 0;
}
