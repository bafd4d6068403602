#pragma once

#include "gpu_compat.h"

// A European call; rates are per year, maturity in years.
struct Option {
    float spot;
    float strike;
    float rate;
    float volatility;
    float maturity;
};

GPU_HOST_DEVICE inline float payoff(const Option &option, float price) {
    return price > option.strike ? price - option.strike : 0.0f;
}

// Discounted mean payoff over `paths` paths, rounded up to four a thread.
double price_call(const Option &option, long long paths, unsigned long long seed);
