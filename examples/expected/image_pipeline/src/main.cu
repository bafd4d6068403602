#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <vector>

#include <hip/hip_runtime.h>

#include "pipeline.h"

namespace {

// A test picture: rings of growing frequency on a gradient.
std::vector<float> rings(int width, int height) {
    std::vector<float> pixels(static_cast<std::size_t>(width) * height);
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            const float dx = static_cast<float>(x - width / 2) / width;
            const float dy = static_cast<float>(y - height / 2) / height;
            const float wave = 0.5f + 0.5f * cosf(800.0f * (dx * dx + dy * dy));
            pixels[static_cast<std::size_t>(y) * width + x] = 0.2f + 0.6f * wave * static_cast<float>(x) / width;
        }
    }
    return pixels;
}

void write_ppm(const char *path, const std::vector<uchar4> &pixels, int width, int height) {
    std::ofstream file(path, std::ios::binary);
    file << "P6\n" << width << ' ' << height << "\n255\n";
    for (const uchar4 &pixel : pixels) {
        const char rgb[3] = {static_cast<char>(pixel.x), static_cast<char>(pixel.y), static_cast<char>(pixel.z)};
        file.write(rgb, sizeof rgb);
    }
}

int run(const char *output, int width, int height, int radius) {
    mine::Pool pool;
    mine::Stream stream;
    Image<float> source(width, height);
    Image<float> scratch(width, height);
    Image<float> blurred(width, height);
    Image<uchar4> result(width, height);

    const std::vector<float> pixels = rings(width, height);
    source.upload(pixels.data(), stream);
    set_gaussian(radius, 0.5f * radius, stream);
    blur(source, scratch, blurred, radius, stream);

    const std::vector<unsigned> bins = histogram(blurred, pool, stream);
    const Range range = find_range(blurred, pool, stream);
    stretch(blurred, range, result, stream);

    std::vector<uchar4> colours(pixels.size());
    result.download(colours.data(), stream);
    stream.synchronize();
    write_ppm(output, colours, width, height);

    std::size_t most = 0;
    for (std::size_t bin = 1; bin < bins.size(); ++bin) {
        most = bins[bin] > bins[most] ? bin : most;
    }
    std::printf("values %.4f to %.4f, %u bright pixels, fullest bin %zu\n", range.low, range.high, range.bright, most);
    return EXIT_SUCCESS;
}

}  // namespace

int main(int argc, char **argv) {
    const char *output = argc > 1 ? argv[1] : "rings.ppm";
    const int radius = argc > 2 ? std::atoi(argv[2]) : 6;
    if (radius < 1 || radius > max_radius) {
        std::fprintf(stderr, "the radius must be 1 to %d\n", max_radius);
        return EXIT_FAILURE;
    }
    try {
        return run(output, 1024, 768, radius);
    } catch (const mine::Error &error) {
        const bool no_device = error.status() == hipErrorNoDevice || error.status() == hipErrorInsufficientDriver;
        std::fprintf(stderr, "%s%s\n", error.what(), no_device ? " (is a GPU visible?)" : "");
        return EXIT_FAILURE;
    }
}
