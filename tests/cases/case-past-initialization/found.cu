#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

template <class T> struct Sum {
    __device__ Sum(T x) : value(x) {}
    T value;
};

__global__ void apply(float *p, int what, bool wide, float4 p4) {
    switch (what) {
    case 0:
//>     case 0: {  // HP235@12
        float x = p[0];
        p[1] = x;
        break;
    case 1: {
//>     }  // HP235@5
//>     case 1: {
        float x = 2;
        p[1] = x + p4.x;
        break;
    }
    case 2: case 3:
//>     case 2: case 3: {  // HP235@20
        int a, b = 2, c[2] = {3, 4};
        a = c[0];
        p[a] = b;
        // falls through
    case 4: Sum<float> sum(p[2]); p[3] = sum.value; break;
//>     }  // HP235@5 HP235@12
//>     case 4: { Sum<float> sum(p[2]); p[3] = sum.value; break;
    case 5:
//>     }  // HP235@5
//>     case 5:
        for (int i = 0; i < 4; ++i) p[i] = 0;
        int unset;
        unset = what;
        p[unset] = p[what ? 1 : 2];
        break;
    case 1 ? 6 : 7: {
        switch (wide) {
        case true:
//>         case true: {  // HP235@19
            const float *q = p + 1;
            p[0] = *q;
        case false:
//>         }  // HP235@9
//>         case false:
            break;
        }
    }
    default:
        float last = 1;
        p[1] = last;
    }
}
