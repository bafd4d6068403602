// Functions written as expressions of their arguments: `_1 * 2 + _2`.

#ifndef HIPPORT_CPU_THRUST_DETAIL_PLACEHOLDERS_H
#define HIPPORT_CPU_THRUST_DETAIL_PLACEHOLDERS_H

#include <functional>
#include <tuple>
#include <type_traits>
#include <utility>

namespace thrust {
namespace detail {

// An expression; `Evaluate` gives its value from the arguments.
template <class Evaluate>
struct Expression {
    Evaluate evaluate;
    template <class... Arguments>
    decltype(auto) operator()(Arguments&&... arguments) const {
        return evaluate(std::forward_as_tuple(std::forward<Arguments>(arguments)...));
    }
};
template <class Evaluate>
constexpr Expression<Evaluate> expression(Evaluate evaluate) {
    return {evaluate};
}
template <class T>
struct IsExpression : std::false_type {};
template <class Evaluate>
struct IsExpression<Expression<Evaluate>> : std::true_type {};
template <class A, class B>
using IfExpression = std::enable_if_t<IsExpression<A>::value || IsExpression<B>::value>;

template <size_t index>
struct Argument {
    template <class... T>
    constexpr decltype(auto) operator()(const std::tuple<T...>& arguments) const {
        return std::get<index>(arguments);
    }
};

template <class A, class Arguments>
decltype(auto) evaluated(const A& a, Arguments&& arguments) {
    if constexpr (IsExpression<A>::value) {
        return a.evaluate(arguments);
    } else {
        return a;
    }
}

#define HIPPORT_CPU_BINARY(op)                                                                             \
    template <class A, class B, class = IfExpression<A, B>>                                                \
    constexpr auto operator op(const A& a, const B& b) {                                                   \
        return expression(                                                                                 \
            [a, b](const auto& arguments) { return evaluated(a, arguments) op evaluated(b, arguments); }); \
    }
HIPPORT_CPU_BINARY(+)
HIPPORT_CPU_BINARY(-)
HIPPORT_CPU_BINARY(*)
HIPPORT_CPU_BINARY(/)
HIPPORT_CPU_BINARY(%)
HIPPORT_CPU_BINARY(==)
HIPPORT_CPU_BINARY(!=)
HIPPORT_CPU_BINARY(<)
HIPPORT_CPU_BINARY(>)
HIPPORT_CPU_BINARY(<=)
HIPPORT_CPU_BINARY(>=)
HIPPORT_CPU_BINARY(&&)
HIPPORT_CPU_BINARY(||)
HIPPORT_CPU_BINARY(&)
HIPPORT_CPU_BINARY(|)
HIPPORT_CPU_BINARY(^)
HIPPORT_CPU_BINARY(<<)
HIPPORT_CPU_BINARY(>>)
#undef HIPPORT_CPU_BINARY
#define HIPPORT_CPU_ASSIGNING(op)                                           \
    template <class A, class B>                                             \
    constexpr auto operator op(const Expression<A>& a, const B& b) {        \
        return expression([a, b](const auto& arguments) -> decltype(auto) { \
            return evaluated(a, arguments) op evaluated(b, arguments);      \
        });                                                                 \
    }
HIPPORT_CPU_ASSIGNING(+=)
HIPPORT_CPU_ASSIGNING(-=)
HIPPORT_CPU_ASSIGNING(*=)
HIPPORT_CPU_ASSIGNING(/=)
HIPPORT_CPU_ASSIGNING(%=)
HIPPORT_CPU_ASSIGNING(&=)
HIPPORT_CPU_ASSIGNING(|=)
HIPPORT_CPU_ASSIGNING(^=)
HIPPORT_CPU_ASSIGNING(<<=)
HIPPORT_CPU_ASSIGNING(>>=)
#undef HIPPORT_CPU_ASSIGNING
#define HIPPORT_CPU_UNARY(op)                                                                 \
    template <class A>                                                                        \
    constexpr auto operator op(const Expression<A>& a) {                                      \
        return expression([a](const auto& arguments) { return op evaluated(a, arguments); }); \
    }
HIPPORT_CPU_UNARY(-)
HIPPORT_CPU_UNARY(+)
HIPPORT_CPU_UNARY(!)
HIPPORT_CPU_UNARY(~)
#undef HIPPORT_CPU_UNARY

}  // namespace detail

namespace placeholders {
inline constexpr detail::Expression<detail::Argument<0>> _1{};
inline constexpr detail::Expression<detail::Argument<1>> _2{};
inline constexpr detail::Expression<detail::Argument<2>> _3{};
inline constexpr detail::Expression<detail::Argument<3>> _4{};
inline constexpr detail::Expression<detail::Argument<4>> _5{};
inline constexpr detail::Expression<detail::Argument<5>> _6{};
inline constexpr detail::Expression<detail::Argument<6>> _7{};
inline constexpr detail::Expression<detail::Argument<7>> _8{};
inline constexpr detail::Expression<detail::Argument<8>> _9{};
inline constexpr detail::Expression<detail::Argument<9>> _10{};
}  // namespace placeholders
}  // namespace thrust

#endif
