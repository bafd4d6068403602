// What cuda::std of libcu++ has in C++17 although the C++ library has it later, or not on the device.
#include <hip/hip_runtime.h>

#include <hipport/cuda_std.h>

namespace cs = cuda::std;

enum class Scoped : unsigned char { seven = 7 };
enum Plain { zero };
struct Made {
    Made(int);
};
typedef unsigned char byte;
constexpr unsigned largest = 0xFFFFFFFF;
constexpr int numbers[3] = {1, 2, 3};

static_assert(cs::popcount(0xF0u) == 4 && cs::has_single_bit(64u) && !cs::has_single_bit(65u) && !cs::has_single_bit(0u));
static_assert(cs::countl_zero(byte(1)) == 7 && cs::countl_zero(1u) == 31 && cs::countl_zero(0ull) == 64);
static_assert(cs::countr_zero(8u) == 3 && cs::countr_zero(static_cast<unsigned short>(0)) == 16);
static_assert(cs::countl_one(byte(0xE0)) == 3 && cs::countr_one(7u) == 3);
static_assert(cs::bit_width(0u) == 0 && cs::bit_width(5u) == 3);
static_assert(cs::bit_floor(0u) == 0 && cs::bit_floor(5u) == 4 && cs::bit_ceil(0u) == 1 && cs::bit_ceil(5u) == 8);
static_assert(cs::rotl(byte(0x81), 1) == 3 && cs::rotr(byte(0x81), 1) == 0xC0 && cs::rotl(1u, 32) == 1);
static_assert(cs::rotl(2u, -1) == 1);

static_assert(cs::cmp_less(-1, 0u) && cs::cmp_greater(largest, -1) && cs::cmp_less_equal(3, 3u));
static_assert(cs::cmp_greater_equal(3u, -3) && cs::cmp_not_equal(-1, largest) && !cs::cmp_equal(-1, largest));
static_assert(cs::in_range<byte>(255) && !cs::in_range<byte>(-1) && !cs::in_range<signed char>(128u));

static_assert(cs::midpoint(1, 4) == 2 && cs::midpoint(4, 1) == 3 && cs::midpoint(largest, largest - 2) == largest - 1);
static_assert(cs::midpoint(-2147483647 - 1, 2147483647) == -1);
static_assert(cs::midpoint(1.f, 2.f) == 1.5f && cs::midpoint(3e38f, 3e38f) == 3e38f);
static_assert(cs::lerp(1.f, 3.f, .5f) == 2 && cs::lerp(2.f, 4.f, 2.f) == 6 && cs::lerp(-1.f, 1.f, 1.f) == 1);
static_assert(cs::lerp(-3e38f, 3e38f, .5f) == 0);

static_assert(cs::is_bounded_array_v<int[2]> && !cs::is_bounded_array_v<int[]> && !cs::is_bounded_array_v<int>);
static_assert(cs::is_unbounded_array_v<int[]> && !cs::is_unbounded_array_v<int[2]>);
static_assert(cs::is_scoped_enum_v<Scoped> && !cs::is_scoped_enum_v<Plain> && !cs::is_scoped_enum_v<int>);
static_assert(cs::is_nothrow_convertible_v<int, long> && cs::is_nothrow_convertible_v<void, void>);
static_assert(!cs::is_nothrow_convertible_v<int, Made> && !cs::is_nothrow_convertible_v<Made, int>);
static_assert(cs::to_underlying(Scoped::seven) == 7);
static_assert(cs::to_array({1, 2, 3})[2] == 3 && cs::to_array(numbers).size() == 3);
static_assert(cs::ssize(numbers) == 3 && cs::ssize(cs::array<int, 4>()) == 4);
// rocThrust's copy_if returns what the predicate gives for an element as a reference where it is one.
static_assert(!std::is_reference<decltype(cs::identity()(largest))>::value && cs::identity()(7) == 7);
#ifdef WRONG
static_assert(cs::midpoint(4, 1) == 2);
#endif

__global__ void on_the_device(int* x) {
    *x = cs::invoke([](int a) { return a + 1; }, 2) + *cs::to_address(x) + cs::to_array({*x, 2})[0];
    *x += cs::lerp(1., 2., .5 * *x) + cs::midpoint(1., .5 * *x) + cs::popcount(static_cast<unsigned>(*x));
}
