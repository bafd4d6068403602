// One step of AdamW: running means of gradients and of their squares, corrected for their start at 0, and weight decay
// apart from the gradient. Gradients may be of half precision, scaled by a factor that is taken off here.
#include <cuda_fp16.h>

struct AdamW {
    float rate;
    float beta1;
    float beta2;
    float epsilon;
    float decay;
    float gradient_scale;
    int step;  // from 1
};

template <typename Gradient>
__global__ void adamw_step(float *__restrict__ parameters, const Gradient *__restrict__ gradients,
                           float *__restrict__ means, float *__restrict__ squares, int n, AdamW options) {
    const float correction1 = 1.0f - powf(options.beta1, static_cast<float>(options.step));
    const float correction2 = 1.0f - powf(options.beta2, static_cast<float>(options.step));
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) {
        const float gradient = static_cast<float>(gradients[i]) / options.gradient_scale;
        const float mean = options.beta1 * means[i] + (1.0f - options.beta1) * gradient;
        const float square = options.beta2 * squares[i] + (1.0f - options.beta2) * gradient * gradient;
        means[i] = mean;
        squares[i] = square;
        const float update = mean / correction1 / (sqrtf(square / correction2) + options.epsilon);
        parameters[i] -= options.rate * (update + options.decay * parameters[i]);
    }
}

template __global__ void adamw_step<float>(float *, const float *, float *, float *, int, AdamW);
template __global__ void adamw_step<__half>(float *, const __half *, float *, float *, int, AdamW);
