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

// The types that hold values, of which device code calls all members.
struct Circle {
    float radius;
};
struct Square {
    float side;
};
struct Area {
    __host__ __device__ float operator()(const Circle& circle) const { return 3 * circle.radius * circle.radius; }
    __host__ __device__ float operator()(const Square& square) const { return square.side * square.side; }
};
struct Owner {
    int* counter;
    __host__ __device__ explicit Owner(int* to) : counter(to) { ++*counter; }
    __host__ __device__ Owner(const Owner& other) : counter(other.counter) { ++*counter; }
    __host__ __device__ Owner& operator=(const Owner&) { return *this; }
    __host__ __device__ ~Owner() { --*counter; }
};
typedef cs::variant<Circle, Square> Shape;

static_assert(cs::make_pair(1, 2.f).second == 2 && cs::pair(1, 'a') < cs::pair(2, 'a'));
static_assert(cs::is_same_v<decltype(cs::make_pair(1, 2.f)), cs::pair<int, float>>);
static_assert(cs::is_same_v<decltype(cs::tuple_cat(cs::make_tuple(1), cs::make_tuple('a'))), cs::tuple<int, char>>);
static_assert(cs::get<1>(cs::make_tuple(1, 2.f)) == 2 && cs::tuple_size_v<cs::tuple<int, int>> == 2);
static_assert(cs::apply([](int a, int b) { return a - b; }, cs::make_tuple(5, 3)) == 2);
static_assert(cs::array<int, 2>{1, 2} == cs::array{1, 2} && cs::array<cs::array<int, 2>, 2>{{{1, 2}, {3, 4}}}[1][0] == 3);
static_assert(cs::optional<int>(3) == 3 && !cs::optional<int>() && cs::optional<int>() < cs::optional<int>(-1));
static_assert(cs::optional<bool>(false) != cs::nullopt && cs::optional<int>().value_or(4) == 4);
static_assert(cs::optional<int>(3).transform([](int x) { return x + .5f; }).value() == 3.5f);
static_assert(cs::is_trivially_copyable_v<cs::optional<int>> && cs::is_trivially_copyable_v<Shape>);
static_assert(!cs::is_trivially_copyable_v<cs::optional<Owner>> && cs::is_default_constructible_v<cs::optional<Owner>>);
static_assert(cs::variant_size_v<Shape> == 2 && cs::is_same_v<cs::variant_alternative_t<1, Shape>, Square>);
static_assert(cs::not_fn([](int x) { return x == 0; })(3) && cs::numbers::pi_v<float> > 3.14f && cs::numbers::e > 2.7);

__host__ __device__ float in_vocabulary(int* x, const Shape& shape) {
    cs::pair<float, int> best{-1.f, 0};
    best = {2.f, *x};
    best = cs::make_pair(3, *x);
    cs::tuple<float, int> both = best;
    auto [first, second] = both;
    cs::tie(first, cs::ignore) = both;
    cs::tie(first, second) = cs::make_pair(second, first);
    both = cs::make_tuple(1, 2);
    cs::get<0>(both) += cs::get<int>(both);
    both.swap(both);
    cs::array<int, 4> row{};
    row.fill(*x);
    row.at(1) = 5;
    cs::optional<int> found;
    found = row.at(2);
    found.emplace(row.back());
    if (found != 3 && found == found) found.reset();
    found = cs::nullopt;
    cs::optional<bool> flag = found.has_value(), other = flag;
    int alive = 0;
    {
        cs::optional<Owner> owner(cs::in_place, &alive), copy = owner;
        copy.reset();
        cs::variant<int, Owner> either = *owner;
        either = 3;
    }
    Shape mine = Circle{1.f};
    mine = Square{2.f};
    if (cs::holds_alternative<Square>(mine)) cs::get<Square>(mine).side += 1;
    if (Circle* circle = cs::get_if<Circle>(&mine)) circle->radius = 1;
    mine.emplace<Circle>(Circle{first});
    cs::variant<int, float> number = 1.5f;
    const float sum = cs::visit([](auto a, auto b) -> float { return Area()(a) + Area()(b); }, mine, shape);
    int& counter = cs::ref(alive);
    ++counter;
    return sum + cs::get<1>(number) + cs::visit(Area(), shape) + found.value_or(0) + (other.value() ? 1 : 0) + alive + second;
}
__global__ void vocabulary(float* out, int* x, Shape shape) { *out = in_vocabulary(x, shape); }
