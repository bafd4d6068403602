__global__ void write(cudaSurfaceObject_t s, float v, int x, cudaSurfaceBoundaryMode mode) {
    surf1Dwrite(v, s, x, cudaBoundaryModeZero);
    surf1Dwrite(v, s, x, mode);
}
