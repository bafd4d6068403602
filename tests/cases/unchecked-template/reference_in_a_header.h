// A header that the host's compiler reads as well.
#pragma once
struct Times {
    float all;
};
template <class T>
void multiply(const T &a, const T &b, Times &times = Times());
//~                                          ^~~~~~~~~~~~~~~ HP242 error 'times':
//~   times is a reference, and its default value a temporary: clang checks this
//~   remedy: take a const reference, or a value
