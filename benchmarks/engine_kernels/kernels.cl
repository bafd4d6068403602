// The kernels of plain.hip and barriers.hip in OpenCL C, with the same blocks. PoCL has no sub-groups, so none that
// needs a wavefront.

#define THREADS 256
#define TILE 16
#define DIGITS 16

kernel void saxpy(int n, float a, global const float* x, global const float* y, global float* out) {
    const int i = get_global_id(0);
    if (i < n) out[i] = a * x[i] + y[i];
}

kernel void reduce(global const float* in, global float* sums) {
    local float partial[THREADS];
    const int t = get_local_id(0);
    partial[t] = in[get_group_id(0) * THREADS + t];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int half_size = THREADS / 2; half_size > 0; half_size /= 2) {
        if (t < half_size) partial[t] += partial[t + half_size];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (t == 0) sums[get_group_id(0)] = partial[0];
}

kernel void scan(global const float* in, global float* out) {
    local float sums[THREADS];
    const int t = get_local_id(0);
    sums[t] = in[get_group_id(0) * THREADS + t];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int distance = 1; distance < THREADS; distance *= 2) {
        const float before = t >= distance ? sums[t - distance] : 0.0f;
        barrier(CLK_LOCAL_MEM_FENCE);
        sums[t] += before;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    out[get_group_id(0) * THREADS + t] = sums[t];
}

kernel void softmax(global const float* in, global float* out) {
    local float partial[THREADS];
    const int t = get_local_id(0);
    const float own = in[get_group_id(0) * THREADS + t];
    partial[t] = own;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int half_size = THREADS / 2; half_size > 0; half_size /= 2) {
        if (t < half_size) partial[t] = fmax(partial[t], partial[t + half_size]);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    const float power = exp(own - partial[0]);
    barrier(CLK_LOCAL_MEM_FENCE);
    partial[t] = power;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int half_size = THREADS / 2; half_size > 0; half_size /= 2) {
        if (t < half_size) partial[t] += partial[t + half_size];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    out[get_group_id(0) * THREADS + t] = power / partial[0];
}

kernel void matmul(global const float* a, global const float* b, global float* c, int m, int n, int k) {
    local float tile_a[TILE][TILE], tile_b[TILE][TILE];
    const int x = get_local_id(0), y = get_local_id(1);
    const int row = get_group_id(1) * TILE + y, column = get_group_id(0) * TILE + x;
    float sum = 0.0f;
    for (int first = 0; first < k; first += TILE) {
        tile_a[y][x] = row < m && first + x < k ? a[row * k + first + x] : 0.0f;
        tile_b[y][x] = first + y < k && column < n ? b[(first + y) * n + column] : 0.0f;
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int i = 0; i < TILE; ++i) sum += tile_a[y][i] * tile_b[i][x];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (row < m && column < n) c[row * n + column] = sum;
}

kernel void stencil(global const float* in, global float* out, int height, int width) {
    local float around[TILE + 2][TILE + 2];
    const int column = get_global_id(0), row = get_global_id(1);
    const int x = get_local_id(0) + 1, y = get_local_id(1) + 1;
    around[y][x] = in[row * width + column];
    if (x == 1) around[y][0] = column > 0 ? in[row * width + column - 1] : 0.0f;
    if (x == TILE) around[y][TILE + 1] = column < width - 1 ? in[row * width + column + 1] : 0.0f;
    if (y == 1) around[0][x] = row > 0 ? in[(row - 1) * width + column] : 0.0f;
    if (y == TILE) around[TILE + 1][x] = row < height - 1 ? in[(row + 1) * width + column] : 0.0f;
    barrier(CLK_LOCAL_MEM_FENCE);
    const float sum = around[y][x] + around[y][x - 1] + around[y][x + 1] + around[y - 1][x] + around[y + 1][x];
    out[row * width + column] = sum * 0.2f;
}

kernel void histogram(global const uchar* values, global uint* bins, int n) {
    local uint counts[THREADS];
    const int t = get_local_id(0);
    counts[t] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = get_global_id(0); i < n; i += get_global_size(0)) atomic_add(&counts[values[i]], 1u);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (counts[t] != 0) atomic_add(&bins[t], counts[t]);
}

kernel void count_digits(global const uint* keys, global uint* counts, int shift) {
    local uint own[DIGITS];
    const int t = get_local_id(0);
    if (t < DIGITS) own[t] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_add(&own[keys[get_global_id(0)] >> shift & (DIGITS - 1)], 1u);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < DIGITS) counts[t * get_num_groups(0) + get_group_id(0)] = own[t];
}

kernel void scan_counts(global uint* counts, int count) {
    local uint sums[THREADS];
    const int t = get_local_id(0);
    uint carry = 0;
    for (int first = 0; first < count; first += THREADS) {
        const uint own = first + t < count ? counts[first + t] : 0;
        sums[t] = own;
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int distance = 1; distance < THREADS; distance *= 2) {
            const uint before = t >= distance ? sums[t - distance] : 0;
            barrier(CLK_LOCAL_MEM_FENCE);
            sums[t] += before;
            barrier(CLK_LOCAL_MEM_FENCE);
        }
        if (first + t < count) counts[first + t] = carry + sums[t] - own;
        carry += sums[THREADS - 1];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
}

kernel void scatter_keys(global const uint* keys, global const uint* offsets, global uint* sorted, int shift) {
    local ulong sums[4][THREADS];
    const int t = get_local_id(0);
    const uint key = keys[get_global_id(0)];
    const int digit = key >> shift & (DIGITS - 1);
    for (int word = 0; word < 4; ++word) sums[word][t] = word == digit / 4 ? 1ul << digit % 4 * 16 : 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int distance = 1; distance < THREADS; distance *= 2) {
        ulong before[4];
        for (int word = 0; word < 4; ++word) before[word] = t >= distance ? sums[word][t - distance] : 0;
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int word = 0; word < 4; ++word) sums[word][t] += before[word];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    const uint rank = (sums[digit / 4][t] >> digit % 4 * 16 & 0xffff) - 1;
    sorted[offsets[digit * get_num_groups(0) + get_group_id(0)] + rank] = key;
}
