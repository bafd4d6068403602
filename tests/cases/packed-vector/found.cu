#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cuComplex.h>
//> #include <hip/hip_complex.h>  // HP110@11

#define PACKED __attribute__((packed))

struct Point { float3 at; };
typedef int3 Cell;

struct __attribute__((packed)) Record {
    char tag;
    float3 position, normals[3];
//>     __attribute__((packed)) float3 position, normals[3];  // HP279@5
    unsigned short attribute;
};
static_assert(sizeof(Record) == 51, "as in the file");

typedef struct {
    char tag;
    const Cell cell;
//>     __attribute__((packed)) const Cell cell;  // HP279@5
    cuDoubleComplex value;
//>     __attribute__((packed)) hipDoubleComplex value;  // HP279@5 HP101@5
    Point point;
//>     __attribute__((packed)) Point point;  // HP279@5
} __attribute__((__packed__)) Entry;
static_assert(sizeof(Entry) == 41, "as in the file");

struct PACKED Message {
    char tag;
public:
    uchar4 color; double2 pair;
//>     __attribute__((packed)) uchar4 color; __attribute__((packed)) double2 pair;  // HP279@5 HP279@19
};
static_assert(sizeof(Message) == 21, "as in the file");

__global__ void read(const Record *records, float *x) { x[threadIdx.x] = records[threadIdx.x].position.x; }
