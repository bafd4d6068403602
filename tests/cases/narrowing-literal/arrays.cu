//+ #include <hip/hip_runtime.h>  // HP114@1
__global__ void k(int *out, float x) {
    int a[2]={0.0, 1.5f};
//>     int a[2]={0, 1};  // HP224@15 HP224@20
    const unsigned b[2][2] = {{0., 1.0}, {-.5, 1e3}};
//>     const unsigned b[2][2] = {{0, 1}, {-0, 1000}};  // HP224@32 HP224@36 HP224@44 HP224@48
    long c{2.0};
//>     long c{2};  // HP224@12
    float d[2] = {0.0, 1.0};
    int e[2] = {int(0.0), (int)1.0};
    struct { float f; } f[] = {70000.0f, 1};
    int g = 0.5;
    double h = 1e1000;
}
