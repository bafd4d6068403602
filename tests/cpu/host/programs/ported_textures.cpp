// A port for GPUs without image instructions: textures by hipport/texture.h.

#include <hip/hip_runtime.h>
#include <hipport/texture.h>

#include "expect.h"

__device__ hipport::texture<float, hipTextureType2D> reference;

__global__ void read_objects(hipTextureObject_t texture, hipSurfaceObject_t surface, float* out) {
    out[0] = hipport::tex2D<float>(texture, 1.5f, 0.5f);
    out[1] = hipport::surf2Dread<float>(surface, 4, 1);
}

__global__ void read_reference(float* out) { *out = hipport::tex2D(reference, 0.5f, 1.5f); }

int main() {
    const float numbers[] = {1, 2, 3, 4};
    const hipChannelFormatDesc format = hipCreateChannelDesc<float>();
    hipArray_t array;
    hipTextureObject_t texture;
    hipSurfaceObject_t surface;
    hipResourceDesc resource = {};
    hipTextureDesc how = {};
    float *out, results[3];
    expect({{CALL(hipport::hipMallocArray(&array, &format, 2, 2)), hipSuccess},
            {CALL(hipport::hipMemcpy2DToArray(array, 0, 0, numbers, 8, 8, 2, hipMemcpyHostToDevice)), hipSuccess},
            {CALL(hipMalloc(&out, sizeof(results))), hipSuccess}});
    resource.resType = hipResourceTypeArray;
    resource.res.array.array = array;
    expect({{CALL(hipport::hipCreateTextureObject(&texture, &resource, &how)), hipSuccess},
            {CALL(hipport::hipCreateSurfaceObject(&surface, &resource)), hipSuccess},
            {CALL(hipport::hipBindTextureToArray(reference, array)), hipSuccess}});
    read_objects<<<1, 1>>>(texture, surface, out);
    read_reference<<<1, 1>>>(out + 2);
    expect({{CALL(hipMemcpy(results, out, sizeof(results), hipMemcpyDeviceToHost)), hipSuccess}});
    expect_same("texture object", results[0], 2.0f);
    expect_same("surface object", results[1], 4.0f);
    expect_same("texture reference", results[2], 3.0f);
    expect({{CALL(hipport::hipDestroyTextureObject(texture)), hipSuccess},
            {CALL(hipport::hipDestroySurfaceObject(surface)), hipSuccess},
            {CALL(hipport::hipFreeArray(array)), hipSuccess},
            {CALL(hipFree(out)), hipSuccess}});
}
