#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct Hit {
    __device__ Hit() {}
//>     __host__ __device__ Hit() {}  // HP225@5
    __device__ Hit(float x, int plane) : x(x), plane(plane) {}
//>     __host__ __device__ Hit(float x, int plane) : x(x), plane(plane) {}  // HP225@5
    float x;
    int plane;
};
struct Hits {
    float *values;
    Hit get(int i) const {
        if (i < 0) return {0, 1};
        return {values[i], 1};
    }
};

struct Cell {
    __device__ Cell(int n) : n(n) {}
//>     __host__ __device__ Cell(int n) : n(n) {}  // HP225@5
    int n;
};
struct Grid {
    Cell first;
    explicit Grid(int n) : first(n) {}
};

struct Track {
    __device__ Track() : length(0) {}
//>     __host__ __device__ Track() : length(0) {}  // HP225@5
    int length;
};
struct Event {
    Track tracks[2];
};
int length() {
    Event event;
    return event.tracks[0].length;
}

// Device code alone makes these.
struct Pixel {
    __device__ Pixel(int x) : x(x) {}
    int x;
};
struct Row {
    Pixel *pixels;
    Pixel first;
    __device__ Row(int n) : first(n) {}
    __device__ Pixel at(int i) const { return {i}; }
    Pixel &begin() { return *pixels; }
};
