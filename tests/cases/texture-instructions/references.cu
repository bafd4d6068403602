// What a texture reference looks like in code of the years before CUDA 12.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/texture.h"  // HP117@1

texture<float4, 1, cudaReadModeElementType> positions;
//~~~~~ HP513 info:
//~   textures and arrays are ordinary memory on all architectures of the port: no texture instructions on gfx942
//~   remedy: for architectures with images only, convert with --textures native
//> __device__ hipport::texture<float4, 1, hipReadModeElementType> positions;  // HP513@1 HP101@20
static texture<uchar4, cudaTextureType2D, cudaReadModeNormalizedFloat> image(1, cudaFilterModeLinear, cudaAddressModeWrap);
//> static __device__ hipport::texture<uchar4, hipTextureType2D, hipReadModeNormalizedFloat> image(1, hipFilterModeLinear, hipAddressModeWrap);  // HP513@8 HP101@24 HP101@43 HP101@81 HP101@103
extern texture<int2> doubles;
//> extern __device__ hipport::texture<int2> doubles;  // HP513@8
texture<int2> doubles;
//> __device__ hipport::texture<int2> doubles;  // HP513@1
typedef texture<float, 3> Volume;
//> typedef hipport::texture<float, 3> Volume;  // HP513@9
Volume volume, other;
//> __device__ Volume volume, other;  // HP513@1
namespace { texture<unsigned short, 1> counts; }
//> namespace { __device__ hipport::texture<unsigned short, 1> counts; }  // HP513@13

template <class T> __device__ T look_up(const texture<T, 1, cudaReadModeElementType> &table, int i) {
//> template <class T> __device__ T look_up(const hipport::texture<T, 1, hipReadModeElementType> &table, int i) {  // HP513@47 HP101@61
    return tex1Dfetch(table, i);
//>     return hipport::tex1Dfetch(table, i);  // HP101@12
}
__device__ double look_up_double(int i) {
    int2 halves = tex1Dfetch(doubles, i);
//>     int2 halves = hipport::tex1Dfetch(doubles, i);  // HP101@19
    return __hiloint2double(halves.y, halves.x);
}
__global__ void sample(float *out, int width) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float4 color = tex2D(image, (i + 0.5f) / width, 0.5f);
//>     float4 color = hipport::tex2D(image, (i + 0.5f) / width, 0.5f);  // HP101@20
    float4 place = look_up(positions, i);
    out[i] = color.x + place.w + tex3D(volume, i, 1, 2) + float(look_up_double(i)) + tex1Dfetch(counts, i);
//>     out[i] = color.x + place.w + hipport::tex3D(volume, i, 1, 2) + float(look_up_double(i)) + hipport::tex1Dfetch(counts, i);  // HP101@34 HP101@86
}
void run(float4 *data, uchar4 *pixels, float *out, int width, int height, size_t pitch, const cudaExtent &extent) {
//> void run(float4 *data, uchar4 *pixels, float *out, int width, int height, size_t pitch, const hipExtent &extent) {  // HP101@95
    size_t offset;
    cudaBindTexture(&offset, positions, data, width * sizeof(float4));
//>     hipport::hipBindTexture(&offset, positions, data, width * sizeof(float4));  // HP101@5
    cudaBindTexture(0, counts, data);
//>     hipport::hipBindTexture(0, counts, data);  // HP101@5
    cudaChannelFormatDesc format = cudaCreateChannelDesc<uchar4>();
//>     hipChannelFormatDesc format = hipCreateChannelDesc<uchar4>();  // HP101@5 HP101@36
    image.filterMode = cudaFilterModeLinear;
//>     image.filterMode = hipFilterModeLinear;  // HP101@24
    cudaBindTexture2D(0, image, pixels, format, width, height, pitch);
//>     hipport::hipBindTexture2D(0, image, pixels, format, width, height, pitch);  // HP101@5
    cudaArray *array = 0;
//>     hipArray *array = 0;  // HP101@5
    cudaChannelFormatDesc numbers = cudaCreateChannelDesc<float>();
//>     hipChannelFormatDesc numbers = hipCreateChannelDesc<float>();  // HP101@5 HP101@37
    cudaMalloc3DArray(&array, &numbers, extent);
//>     hipport::hipMalloc3DArray(&array, &numbers, extent, hipArrayDefault);  // HP101@5 HP301@47
    cudaMemcpy3DParms copy = {0};
//>     hipMemcpy3DParms copy = {0};  // HP101@5
    copy.srcPtr = make_cudaPitchedPtr(data, extent.width * sizeof(float), extent.width, extent.height);
//>     copy.srcPtr = make_hipPitchedPtr(data, extent.width * sizeof(float), extent.width, extent.height);  // HP101@19
    copy.dstArray = array;
    copy.extent = extent;
    copy.kind = cudaMemcpyHostToDevice;
//>     copy.kind = hipMemcpyHostToDevice;  // HP101@17
    cudaMemcpy3D(&copy);
//>     hipport::hipMemcpy3D(&copy);  // HP101@5
    volume.addressMode[0] = cudaAddressModeClamp;
//>     volume.addressMode[0] = hipAddressModeClamp;  // HP101@29
    cudaBindTextureToArray(volume, array, numbers);
//>     hipport::hipBindTextureToArray(volume, array, numbers);  // HP101@5
    sample<<<1, width>>>(out, width);
    cudaUnbindTexture(positions);
//>     hipport::hipUnbindTexture(positions);  // HP101@5
    cudaFreeArray(array);
//>     hipport::hipFreeArray(array);  // HP101@5
}
