#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#define GLOBAL __global__
namespace lab {
namespace detail {
    template <class F>
    class Task {
      public:
        F run;
    };
    struct Plain { int count; };
    template <class F, class Tag> GLOBAL void run(Task<F> task);
    template <class F> void run_twice(Task<F> task, const Plain &plain);
    struct value { int count; };
    int sum(const Plain &value, int Task, const struct value);
}
struct Other { int count; };
class Owner {
    template <class F, class Tag>
    friend GLOBAL void detail::run(Task<F> task);
//>     friend GLOBAL void detail::run(detail::Task<F> task);  // HP267@36
    template <class F>
    friend void detail::run_twice(Task<F> task, const detail::Plain &plain);
//>     friend void detail::run_twice(detail::Task<F> task, const detail::Plain &plain);  // HP267@35
    friend int detail::sum(const detail::Plain &value, int Task, const value);
//>     friend int detail::sum(const detail::Plain &value, int Task, const detail::value);  // HP267@72
    friend class Other;
    friend void use(Other other);
    int own;
};
template <class F, class Tag> GLOBAL void detail::run(Task<F> task) { task.run(Owner()); }
}
