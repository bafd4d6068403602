#pragma once

#include <vector>

#include "image.h"
#include "device_memory.h"

constexpr int histogram_bins = 256;
constexpr int max_radius = 16;

// Darkest and brightest value of an image and the number of pixels above one half.
struct Range {
    float low;
    float high;
    unsigned bright;
};

// Loads the weights of a Gaussian of this radius into constant memory.
void set_gaussian(int radius, float sigma, hipStream_t stream);

// Blurs `source` into `target` with a row pass and a column pass; `scratch` holds the rows between them.
void blur(const Image<float> &source, Image<float> &scratch, Image<float> &target, int radius, hipStream_t stream);

// Writes the colour image of `source`, stretched so that `range` covers black to white.
void stretch(const Image<float> &source, const Range &range, Image<uchar4> &target, hipStream_t stream);

std::vector<unsigned> histogram(const Image<float> &source, mine::Pool &pool, hipStream_t stream);
Range find_range(const Image<float> &source, mine::Pool &pool, hipStream_t stream);
