// Tables of the Poisson distribution, in the order of operations of rocRAND's, on which the last bits depend.

#include <numeric>

#include "distributions.h"

namespace hipport_cpu {
namespace random {

namespace {

// Probabilities of the values from `first` on, around the mean, that are not too small; the others are left out.
std::vector<double> probabilities(double mean, unsigned int& first) {
    constexpr double least = 1e-12;
    const int half = static_cast<int>(16.0 * (2.0 + std::sqrt(mean))), centre = static_cast<int>(std::floor(mean));
    const auto probability = [logarithm = std::log(mean), mean](double value) {
        int sign;
        return std::exp(value * logarithm - ::lgamma_r(value + 1.0, &sign) - mean);
    };
    int low = centre, high = centre;
    while (low > 0 && low > centre - half && probability(low - 1) >= least) --low;
    while (high + 1 < centre + half && probability(high + 1) >= least) ++high;
    std::vector<double> result;
    for (int value = low; value <= high; ++value) result.push_back(probability(value));
    first = static_cast<unsigned int>(low);
    return result;
}

// Walker's columns: what a column lacks comes from one that has more than its share.
void fill_columns(std::vector<double> p, Table& table) {
    const size_t size = p.size();
    const double share = 1.0 / static_cast<double>(size);
    std::vector<unsigned int> poor, rich;
    for (unsigned int i = 0; i < size; ++i) (p[i] >= share ? rich : poor).push_back(i);
    while (!poor.empty() && !rich.empty()) {
        const unsigned int to = poor.back(), from = rich.back();
        poor.pop_back();
        rich.pop_back();
        table.probability[to] = p[to] * static_cast<double>(size);
        table.alias[to] = from;
        p[from] = p[from] + p[to] - share;
        (p[from] >= share ? rich : poor).push_back(from);
    }
}

}  // namespace

Table poisson_table(double mean) {
    Table table{};
    std::vector<double> p = probabilities(mean, table.offset);
    const double sum = std::accumulate(p.begin(), p.end(), 0.0);
    for (double& one : p) one /= sum;
    table.alias.resize(p.size());
    table.probability.assign(p.size(), 1.0);
    table.cdf.resize(p.size());
    std::partial_sum(p.begin(), p.end(), table.cdf.begin());
    fill_columns(p, table);
    return table;
}

}  // namespace random
}  // namespace hipport_cpu
