// Faults in the use of textures, one in each run: the first argument names it.

#include <hip/hip_runtime.h>
#include <stdio.h>
#include <string.h>

#include <functional>

namespace {

__global__ void read(hipTextureObject_t texture, float* to) { *to = tex2D<float>(texture, 0.5f, 0.5f); }
__global__ void write(hipSurfaceObject_t surface) { surf2Dwrite(1.0f, surface, 0, 0); }

float* out;
hipArray_t array, level;
hipMipmappedArray_t levels;
hipTextureObject_t image;
hipSurfaceObject_t surface;

bool fails(hipError_t error) { return error != hipSuccess; }

bool launched() { return fails(hipDeviceSynchronize()); }

const struct {
    const char* name;
    std::function<bool()> fails;
} faults[] = {
    {"read-of-destroyed-texture", [] {
         (void)hipDestroyTextureObject(image);
         read<<<1, 1>>>(image, out);
         return launched();
     }},
    {"read-of-freed-array", [] {
         (void)hipFreeArray(array);
         read<<<1, 1>>>(image, out);
         return launched();
     }},
    {"write-to-freed-array", [] {
         (void)hipFreeArray(array);
         write<<<1, 1>>>(surface);
         return launched();
     }},
    {"write-to-destroyed-surface", [] {
         (void)hipDestroySurfaceObject(surface);
         write<<<1, 1>>>(surface);
         return launched();
     }},
    {"destroyed-twice", [] {
         (void)hipDestroyTextureObject(image);
         return fails(hipDestroyTextureObject(image));
     }},
    {"destroyed-as-a-surface", [] { return fails(hipDestroySurfaceObject(reinterpret_cast<hipSurfaceObject_t>(image))); }},
    {"asked-after-destroy", [] {
         hipTextureDesc how;
         (void)hipDestroyTextureObject(image);
         return fails(hipGetTextureObjectTextureDesc(&how, image));
     }},
    {"texture-of-freed-array", [] {
         hipResourceDesc resource = {};
         hipTextureDesc how = {};
         resource.resType = hipResourceTypeArray;
         resource.res.array.array = array;
         (void)hipFreeArray(array);
         return fails(hipCreateTextureObject(&image, &resource, &how, nullptr));
     }},
    {"free-of-a-level", [] { return fails(hipFreeArray(level)); }},
    {"level-after-free", [] {
         (void)hipFreeMipmappedArray(levels);
         return fails(hipGetMipmappedArrayLevel(&level, levels, 0));
     }},
    {"levels-freed-twice", [] {
         (void)hipFreeMipmappedArray(levels);
         return fails(hipFreeMipmappedArray(levels));
     }},
    {"copy-past-the-faces", [] {
         const hipChannelFormatDesc format = hipCreateChannelDesc<float>();
         static float texels[4 * 7];
         hipArray_t cube;
         hipMemcpy3DParms copy = {};
         (void)hipMalloc3DArray(&cube, &format, make_hipExtent(2, 2, 6), hipArrayCubemap);
         copy.srcPtr = make_hipPitchedPtr(texels, 8, 2, 2);
         copy.dstArray = cube;
         copy.dstPos.z = 5;
         copy.extent = make_hipExtent(2, 2, 2);
         copy.kind = hipMemcpyHostToDevice;
         return fails(hipMemcpy3D(&copy));
     }},
    {"none", [] { return true; }},
};

}  // namespace

int main(int, char** arguments) {
    const hipChannelFormatDesc format = hipCreateChannelDesc<float>();
    hipResourceDesc resource = {};
    hipTextureDesc how = {};
    resource.resType = hipResourceTypeArray;
    const float texels[4] = {};
    (void)hipMallocArray(&array, &format, 2, 2, hipArraySurfaceLoadStore);
    (void)hipMemcpy2DToArray(array, 0, 0, texels, 8, 8, 2, hipMemcpyHostToDevice);
    resource.res.array.array = array;
    (void)hipCreateTextureObject(&image, &resource, &how, nullptr);
    (void)hipCreateSurfaceObject(&surface, &resource);
    (void)hipMallocMipmappedArray(&levels, &format, make_hipExtent(4, 4, 0), 2, 0);
    (void)hipGetMipmappedArrayLevel(&level, levels, 1);
    (void)hipMalloc(&out, sizeof(float));
    for (const auto& fault : faults) {
        if (strcmp(fault.name, arguments[1]) == 0) printf("%s\n", fault.fails() ? "fails" : "does not fail");
    }
}
