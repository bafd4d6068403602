// Images and arrays in files, and their comparison, as the helpers of NVIDIA's samples have them (helper_image.h).
// Comes with hipport, belongs to the project that it was copied into.
// hipport: ignore-file
//
// Images are binary PGM and PPM of 8 bits a channel. A float stands for a channel's value between 0 and 1. What is read
// goes to where *data points, or, where that is null, to memory for the caller to free().

#ifndef HIPPORT_SAMPLE_IMAGE_H
#define HIPPORT_SAMPLE_IMAGE_H

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "sample_string.h"

#ifndef MIN
#define MIN(a, b) ((a) < (b) ? (a) : (b))
#endif
#ifndef MAX
#define MAX(a, b) ((a) > (b) ? (a) : (b))
#endif

namespace hipport {
namespace samples {

typedef std::vector<unsigned char> Bytes;

inline bool cannot(const char *what, const char *file) {
    fprintf(stderr, "cannot %s %s\n", what, file ? file : "a file without a name");
    return false;
}

inline unsigned char channel_of(unsigned char byte, unsigned char) { return byte; }
inline float channel_of(unsigned char byte, float) { return static_cast<float>(byte) / 255.0f; }
inline unsigned char byte_of(unsigned char channel) { return channel; }
inline unsigned char byte_of(float channel) { return static_cast<unsigned char>(channel * 255.0f); }

// Copies values to *data, of `given` elements, or to new memory.
template <class T>
bool hand_over(const std::vector<T> &values, T **data, size_t given) {
    if (*data == nullptr) {
        *data = static_cast<T *>(malloc((values.size() + 1) * sizeof(T)));
    } else if (given != values.size()) {
        fprintf(stderr, "there is room for %zu elements, %zu were read\n", given, values.size());
        return false;
    }
    if (!values.empty()) memcpy(*data, values.data(), values.size() * sizeof(T));
    return true;
}

// Comments go from # to the end of the line.
inline void skip_comments(std::istream &in) {
    std::string comment;
    while ((in >> std::ws) && in.peek() == '#') std::getline(in, comment);
}
// A number of an image's header.
inline bool read_number(std::istream &in, unsigned int &number) {
    skip_comments(in);
    return static_cast<bool>(in >> number);
}

// An image of this kind, P5 for one channel or P6 for three.
inline bool read_image(const char *file, const std::string &kind, Bytes &bytes, unsigned int &width,
                       unsigned int &height) {
    std::ifstream in(file ? file : "", std::ios::binary);
    std::string magic;
    unsigned int largest = 0;
    if (!(in >> magic) || magic != kind || !read_number(in, width) || !read_number(in, height) ||
        !read_number(in, largest) || largest > 255) {
        return cannot(kind == "P5" ? "read a PGM of 8 bits from" : "read a PPM of 8 bits from", file);
    }
    in.get();
    bytes.resize(size_t(width) * height * (kind == "P5" ? 1 : 3));
    in.read(reinterpret_cast<char *>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    return static_cast<size_t>(in.gcount()) == bytes.size() || cannot("read all pixels of", file);
}
inline bool write_image(const char *file, const char *kind, const Bytes &bytes, unsigned int width,
                        unsigned int height) {
    std::ofstream out(file ? file : "", std::ios::binary);
    out << kind << '\n' << width << ' ' << height << "\n255\n";
    out.write(reinterpret_cast<const char *>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    return static_cast<bool>(out.flush()) || cannot("write", file);
}

template <class T>
bool load_image(const char *file, const char *kind, bool adds_fourth, T **data, unsigned int *width,
                unsigned int *height) {
    Bytes bytes;
    unsigned int columns = 0, rows = 0;
    if (!read_image(file, kind, bytes, columns, rows)) return false;
    std::vector<T> values;
    for (size_t i = 0; i < bytes.size(); ++i) {
        values.push_back(channel_of(bytes[i], T()));
        if (adds_fourth && i % 3 == 2) values.push_back(T(0));
    }
    if (*data != nullptr && (*width != columns || *height != rows)) {
        fprintf(stderr, "there is room for %u x %u pixels, %s has %u x %u\n", *width, *height, file, columns, rows);
        return false;
    }
    *width = columns;
    *height = rows;
    return hand_over(values, data, values.size());
}

// Whether at most this share of the elements, none for 0, is farther than epsilon from the reference.
template <class T>
bool are_near(const T *reference, const T *data, size_t count, double epsilon, float share) {
    size_t beyond = 0;
    for (size_t i = 0; i < count; ++i) {
        const double difference = static_cast<double>(reference[i]) - static_cast<double>(data[i]);
        if (!(fabs(difference) <= epsilon)) ++beyond;  // true of a NaN, too
    }
    if (beyond != 0) fprintf(stderr, "%zu of %zu elements are farther than %g from the reference\n", beyond, count, epsilon);
    return static_cast<double>(beyond) <= static_cast<double>(share) * static_cast<double>(count);
}
inline bool are_near_images(const char *kind, const char *file, const char *reference, float epsilon, float share) {
    Bytes bytes, expected;
    unsigned int width = 0, height = 0, expected_width = 0, expected_height = 0;
    if (!read_image(file, kind, bytes, width, height) ||
        !read_image(reference, kind, expected, expected_width, expected_height)) {
        return false;
    }
    if (width != expected_width || height != expected_height) {
        fprintf(stderr, "%s has %u x %u pixels, %s %u x %u\n", file, width, height, reference, expected_width,
                expected_height);
        return false;
    }
    return are_near(expected.data(), bytes.data(), bytes.size(), epsilon, share);
}

}  // namespace samples
}  // namespace hipport

template <class T>
bool sdkLoadPGM(const char *file, T **data, unsigned int *width, unsigned int *height) {
    return hipport::samples::load_image(file, "P5", false, data, width, height);
}
inline bool sdkLoadPPMub(const char *file, unsigned char **data, unsigned int *width, unsigned int *height) {
    return hipport::samples::load_image(file, "P6", false, data, width, height);
}
// With a fourth channel of 0 in each pixel.
template <class T>
bool sdkLoadPPM4(const char *file, T **data, unsigned int *width, unsigned int *height) {
    return hipport::samples::load_image(file, "P6", true, data, width, height);
}
inline bool sdkLoadPPM4ub(const char *file, unsigned char **data, unsigned int *width, unsigned int *height) {
    return sdkLoadPPM4(file, data, width, height);
}

template <class T>
bool sdkSavePGM(const char *file, T *data, unsigned int width, unsigned int height) {
    hipport::samples::Bytes bytes;
    for (size_t i = 0; i < size_t(width) * height; ++i) bytes.push_back(hipport::samples::byte_of(data[i]));
    return hipport::samples::write_image(file, "P5", bytes, width, height);
}
// Without the fourth channel.
inline bool sdkSavePPM4ub(const char *file, unsigned char *data, unsigned int width, unsigned int height) {
    hipport::samples::Bytes bytes;
    for (size_t i = 0; i < size_t(width) * height; ++i) bytes.insert(bytes.end(), data + 4 * i, data + 4 * i + 3);
    return hipport::samples::write_image(file, "P6", bytes, width, height);
}

// Numbers as text, with blanks between them, after lines that begin with #. *count is their number, and that of the
// elements of *data if it is given.
template <class T>
bool sdkReadFile(const char *file, T **data, unsigned int *count, bool) {
    std::ifstream in(file ? file : "");
    if (!in) return hipport::samples::cannot("read", file);
    hipport::samples::skip_comments(in);
    const std::vector<T> values((std::istream_iterator<T>(in)), std::istream_iterator<T>());
    const size_t given = *count;
    *count = static_cast<unsigned int>(values.size());
    return hipport::samples::hand_over(values, data, given);
}
// The first line is a comment with the epsilon.
template <class T, class S>
bool sdkWriteFile(const char *file, const T *data, unsigned int count, const S epsilon, bool, bool append = false) {
    std::ofstream out(file ? file : "", append ? std::ios::app : std::ios::trunc);
    out << "# " << epsilon << '\n';
    for (unsigned int i = 0; i < count; ++i) out << data[i] << ' ';
    return static_cast<bool>(out.flush()) || hipport::samples::cannot("write", file);
}
inline void sdkDumpBin(void *data, unsigned int bytes, const char *file) {
    std::ofstream out(file ? file : "", std::ios::binary);
    if (!out.write(static_cast<const char *>(data), bytes).flush()) (void)hipport::samples::cannot("write", file);
}

template <class T, class S>
bool compareData(const T *reference, const T *data, const unsigned int count, const S epsilon, const float share) {
    return hipport::samples::are_near(reference, data, count, static_cast<double>(epsilon), share);
}
inline bool sdkComparePGM(const char *file, const char *reference, const float epsilon, const float share, bool) {
    return hipport::samples::are_near_images("P5", file, reference, epsilon, share);
}
inline bool sdkComparePPM(const char *file, const char *reference, const float epsilon, const float share, bool) {
    return hipport::samples::are_near_images("P6", file, reference, epsilon, share);
}
// Floats of binary files, of which the reference lies where sdkFindFilePath finds it.
inline bool sdkCompareBin2BinFloat(const char *file, const char *reference, unsigned int count, const float epsilon,
                                   const float share, char *program) {
    char *const found = sdkFindFilePath(reference, program);
    std::vector<float> values(count), expected(count);
    std::ifstream in(file, std::ios::binary), known(found ? found : "", std::ios::binary);
    free(found);
    const std::streamsize bytes = static_cast<std::streamsize>(count * sizeof(float));
    if (!in.read(reinterpret_cast<char *>(values.data()), bytes)) return hipport::samples::cannot("read", file);
    if (!known.read(reinterpret_cast<char *>(expected.data()), bytes)) {
        return hipport::samples::cannot("read", reference);
    }
    return hipport::samples::are_near(expected.data(), values.data(), count, epsilon, share);
}
// Whether the difference's length is less than epsilon times that of the reference; false for a reference of length 0.
inline bool sdkCompareL2fe(const float *reference, const float *data, const unsigned int count, const float epsilon) {
    double difference = 0.0, whole = 0.0;
    for (unsigned int i = 0; i < count; ++i) {
        const double off = double(reference[i]) - double(data[i]);
        difference += off * off;
        whole += double(reference[i]) * double(reference[i]);
    }
    return whole > 0.0 && sqrt(difference) < double(epsilon) * sqrt(whole);
}

#endif
