// The same kernels in OpenCL C, with the same blocks. PoCL has no sub-groups, so none that needs a wavefront.

kernel void saxpy(int n, float a, global const float* x, global float* y) {
    const int i = get_global_id(0);
    if (i < n) y[i] = a * x[i] + y[i];
}

kernel void tree_reduce(global const float* in, global float* sums) {
    local float partial[256];
    const int t = get_local_id(0);
    partial[t] = in[get_group_id(0) * 256 + t];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int half_size = 128; half_size > 0; half_size /= 2) {
        if (t < half_size) partial[t] += partial[t + half_size];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (t == 0) sums[get_group_id(0)] = partial[0];
}

kernel void scan(global const float* in, global float* out) {
    local float s[256];
    const int t = get_local_id(0);
    s[t] = in[get_group_id(0) * 256 + t];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int d = 1; d < 256; d *= 2) {
        const float before = t >= d ? s[t - d] : 0.0f;
        barrier(CLK_LOCAL_MEM_FENCE);
        s[t] += before;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    out[get_group_id(0) * 256 + t] = s[t];
}

kernel void histogram(global const uchar* values, int n, global uint* bins) {
    local uint counts[256];
    for (int bin = get_local_id(0); bin < 256; bin += get_local_size(0)) counts[bin] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = get_global_id(0); i < n; i += get_global_size(0)) atomic_add(&counts[values[i]], 1u);
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int bin = get_local_id(0); bin < 256; bin += get_local_size(0)) {
        if (counts[bin] != 0) atomic_add(&bins[bin], counts[bin]);
    }
}

kernel void matmul_tiled(global const float* a, global const float* b, global float* c, int m, int n, int k) {
    local float tile_a[16][16], tile_b[16][16];
    const int x = get_local_id(0), y = get_local_id(1);
    const int row = get_group_id(1) * 16 + y, column = get_group_id(0) * 16 + x;
    float sum = 0;
    for (int first = 0; first < k; first += 16) {
        tile_a[y][x] = row < m && first + x < k ? a[row * k + first + x] : 0;
        tile_b[y][x] = first + y < k && column < n ? b[(first + y) * n + column] : 0;
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int i = 0; i < 16; ++i) sum += tile_a[y][i] * tile_b[i][x];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (row < m && column < n) c[row * n + column] = sum;
}
