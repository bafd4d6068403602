// Cases of a test by name: each shows numbers, which become a line of the program's output.

#include <functional>
#include <iostream>
#include <iterator>
#include <map>
#include <string>

template <class V>
void show(const V& values) {
    for (auto it = std::begin(values); it != std::end(values); ++it) std::cout << +*it << ' ';
}

inline std::map<std::string, void (*)()> cases;
#define CASE(name)                                     \
    void name##_case();                                \
    static const bool name##_is_known = [] {           \
        return cases.emplace(#name, name##_case).second; \
    }();                                               \
    void name##_case()

int main() {
    for (const auto& [name, run] : cases) {
        std::cout << name << ' ';
        run();
        std::cout << std::endl;
    }
}
