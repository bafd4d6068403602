// A bit for each element.
__global__ void ballot_into_words(const float *x, unsigned int *words) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    const unsigned int word = __ballot_sync(0xffffffff, x[i] < 0.f);
    if (threadIdx.x % 32 == 0) words[i / 32] = word;
}
