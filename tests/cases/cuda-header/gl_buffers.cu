// CUDA's first OpenGL interface knows a buffer by its number; HIP has resources.
#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/gl.h"  // HP117@1
#include <cudaGL.h>
//> #include <hip/hip_gl_interop.h>  // HP110@11
#include <cuda_gl_interop.h>
//-  // HP115@1

__global__ void draw(float4 *vertices) { vertices[threadIdx.x].x = 1; }

cudaError_t render(GLuint buffer, cudaStream_t stream) {
//> hipError_t render(GLuint buffer, hipStream_t stream) {  // HP101@1 HP101@35
    float4 *vertices = nullptr;
    cudaGLSetGLDevice(0);
//>     hipSetDevice(0);  // HP101@5
    cudaGLRegisterBufferObject(buffer);
//>     hipport::gl::RegisterBufferObject(buffer);  // HP101@5
    cudaGLSetBufferObjectMapFlags(buffer, cudaGLMapFlagsWriteDiscard);
//>     hipport::gl::SetBufferObjectMapFlags(buffer, hipGraphicsRegisterFlagsWriteDiscard);  // HP101@5 HP101@43
    cudaGLMapBufferObject((void **)&vertices, buffer);
//>     hipport::gl::MapBufferObject((void **)&vertices, buffer);  // HP101@5
    draw<<<1, 64>>>(vertices);
    cudaGLUnmapBufferObject(buffer);
//>     hipport::gl::UnmapBufferObject(buffer);  // HP101@5
    cudaGLMapBufferObjectAsync((void **)&vertices, buffer, stream);
//>     hipport::gl::MapBufferObjectAsync((void **)&vertices, buffer, stream);  // HP101@5
    cudaGLUnmapBufferObjectAsync(buffer, stream);
//>     hipport::gl::UnmapBufferObjectAsync(buffer, stream);  // HP101@5
    return cudaGLUnregisterBufferObject(buffer);
//>     return hipport::gl::UnregisterBufferObject(buffer);  // HP101@12
}

CUresult render(GLuint buffer, CUdevice device) {
//> hipError_t render(GLuint buffer, hipDevice_t device) {  // HP101@1 HP101@32
    CUcontext context;
//>     hipCtx_t context;  // HP101@5
    CUdeviceptr vertices;
//>     hipDeviceptr_t vertices;  // HP101@5
    size_t size;
    cuGLInit();
//>     hipport::gl::Init();  // HP101@5
    cuGLCtxCreate(&context, 0, device);
//~ ^~~~~~~~~~~~~ HP302 info: cuGLCtxCreate -> hipCtxCreate: deprecated in ROCm 7.2.4
//~   remedy: check whether the code is affected
//>     hipCtxCreate(&context, 0, device);  // HP101@5
    cuGLRegisterBufferObject(buffer);
//>     hipport::gl::RegisterBufferObject(buffer);  // HP101@5
    cuGLSetBufferObjectMapFlags(buffer, CU_GL_MAP_RESOURCE_FLAGS_NONE);
//>     hipport::gl::SetBufferObjectMapFlags(buffer, hipGraphicsRegisterFlagsNone);  // HP101@5 HP101@41
    cuGLMapBufferObject(&vertices, &size, buffer);
//>     hipport::gl::MapBufferObject(&vertices, &size, buffer);  // HP101@5
    cuGLUnmapBufferObject(buffer);
//>     hipport::gl::UnmapBufferObject(buffer);  // HP101@5
    return cuGLUnregisterBufferObject(buffer);
//>     return hipport::gl::UnregisterBufferObject(buffer);  // HP101@12
}
