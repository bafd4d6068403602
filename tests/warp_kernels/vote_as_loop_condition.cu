// The lanes wait for each other, which changes nothing of what each of them computes.
__global__ void vote_as_loop_condition(const int *x, int *steps) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    int n = x[i], count = 0;
    while (__any_sync(0xffffffff, n > 1)) {
        if (n > 1) {
            n = n % 2 ? 3 * n + 1 : n / 2;
            ++count;
        }
    }
    steps[i] = count;
}
