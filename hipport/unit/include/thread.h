// What the language has beside the functions: the variables of a thread, and texture and surface references, which
// CUDA 12 took away.
#pragma once
extern const __device__ uint3 threadIdx, blockIdx;
extern const __device__ dim3 blockDim, gridDim;
extern const __device__ int warpSize;
__device__ long clock() noexcept;  // as <time.h> declares it for the host

template <class T, int dimensions, int mode> struct __attribute__((device_builtin_texture_type)) texture : textureReference {
    int normalized, sRGB;
    cudaTextureFilterMode filterMode, mipmapFilterMode;
    cudaTextureAddressMode addressMode[3];
    cudaChannelFormatDesc channelDesc;
    unsigned int maxAnisotropy;
    float mipmapLevelBias, minMipmapLevelClamp, maxMipmapLevelClamp;
};
template <class T, int dimensions> struct __attribute__((device_builtin_surface_type)) surface {};

template <class T, int d, int m> cudaError_t cudaBindTexture(size_t *offset, const texture<T, d, m> &, const void *, size_t = 0);
template <class T, int d, int m>
cudaError_t cudaBindTexture(size_t *offset, const texture<T, d, m> &, const void *, const cudaChannelFormatDesc &, size_t = 0);
template <class T, int d, int m> cudaError_t cudaBindTexture2D(size_t *, const texture<T, d, m> &, const void *, size_t, size_t, size_t);
template <class T, int d, int m>
cudaError_t cudaBindTexture2D(size_t *, const texture<T, d, m> &, const void *, const cudaChannelFormatDesc &, size_t, size_t, size_t);
template <class T, int d, int m> cudaError_t cudaBindTextureToArray(const texture<T, d, m> &, cudaArray_const_t);
template <class T, int d, int m>
cudaError_t cudaBindTextureToArray(const texture<T, d, m> &, cudaArray_const_t, const cudaChannelFormatDesc &);
template <class T, int d, int m> cudaError_t cudaUnbindTexture(const texture<T, d, m> &);
template <class T, int d, int m> cudaError_t cudaGetTextureAlignmentOffset(size_t *, const texture<T, d, m> &);
template <class T, int d> cudaError_t cudaBindSurfaceToArray(const surface<T, d> &, cudaArray_const_t);

template <class T, int d, int m> __device__ T tex1D(texture<T, d, m>, float);
template <class T, int d, int m> __device__ T tex1Dfetch(texture<T, d, m>, int);
template <class T, int d, int m> __device__ T tex2D(texture<T, d, m>, float, float);
template <class T, int d, int m> __device__ T tex3D(texture<T, d, m>, float, float, float);
template <class T, int d, int m> __device__ T tex1DLayered(texture<T, d, m>, float, int);
template <class T, int d, int m> __device__ T tex2DLayered(texture<T, d, m>, float, float, int);
template <class T, int d, int m> __device__ T texCubemap(texture<T, d, m>, float, float, float);
