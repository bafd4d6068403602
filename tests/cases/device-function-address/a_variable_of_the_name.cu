//+ #include <hip/hip_runtime.h>  // HP114@1
struct Seg { Seg(int *p, unsigned n); };
struct V {
  int *data;
  __device__ unsigned size() const { return 3; }
  Seg seg(unsigned a) {
    unsigned start,end,size;
    start = a; end = a + 3; size = end - start;
    return Seg(data+start,size);
  }
};
