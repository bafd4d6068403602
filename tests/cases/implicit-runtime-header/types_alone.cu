//+ #include <hip/hip_runtime.h>  // HP114@1
using Point = double2;

int area(dim3 d) { return d.x * d.y; }
