// The kernels and variables of a module by name: how a kernel is called with addresses of its arguments.

#ifndef HIPPORT_CPU_KERNEL_H
#define HIPPORT_CPU_KERNEL_H

#include <stdio.h>

#include <tuple>
#include <utility>

#include "hipport_cpu/rows.h"
#include "hipport_cpu/threads.h"

namespace hipport_cpu {

template <class T, class = void>
struct ElementOf {
    using type = T;
};
template <class T>
struct ElementOf<T, std::enable_if_t<std::is_enum<T>::value>> {
    using type = std::underlying_type_t<T>;
};

// The kind of a type for NumPy: bool, integer, unsigned, float; S for any other.
template <class T>
constexpr char kind_of() {
    using E = typename ElementOf<T>::type;
    return std::is_same<E, bool>::value        ? 'b'
           : std::is_floating_point<E>::value  ? 'f'
           : !std::is_integral<E>::value       ? 'S'
           : std::is_unsigned<E>::value        ? 'u'
                                               : 'i';
}

// Parameters in words that Python reads: the kind and size of each, `*` before what a pointer points to (`*const` where
// it is not written), size 0 for void.
template <class T>
int describe(char* text, size_t size) {
    using Bare = std::remove_cv_t<std::remove_reference_t<T>>;
    if constexpr (std::is_pointer<Bare>::value) {
        using Target = std::remove_pointer_t<Bare>;
        const char* const form = std::is_const<Target>::value ? "*const %c%zu " : "* %c%zu ";
        if constexpr (std::is_void<Target>::value || std::is_function<Target>::value) {
            return snprintf(text, size, form, 'V', size_t{0});
        } else {
            return snprintf(text, size, form, kind_of<std::remove_cv_t<Target>>(), sizeof(Target));
        }
    } else {
        return snprintf(text, size, "%c%zu ", kind_of<Bare>(), sizeof(Bare));
    }
}

template <class Signature>
struct Kernel;

template <class... Parameters>
struct Kernel<void (*)(Parameters...)> {
    static void describe_all(char* text, size_t size) {
        size_t used = 0;
        text[0] = '\0';
        ((used += static_cast<size_t>(describe<Parameters>(text + used, size - used))), ...);
    }

    // `kernel` is a constant, so that its body is inlined into the loop over the threads of a row.
    template <void (*kernel)(Parameters...)>
    static int launch(const Launch* launch, void** arguments, Failure* failure) {
        return launch_with<kernel>(launch, arguments, failure, std::index_sequence_for<Parameters...>{});
    }

  private:
    using Arguments = std::tuple<std::remove_cv_t<std::remove_reference_t<Parameters>>...>;

    template <void (*kernel)(Parameters...), size_t... i>
    static int launch_with(const Launch* launch, void** arguments, Failure* failure, std::index_sequence<i...>) {
        (void)arguments;
        Arguments values(*static_cast<std::tuple_element_t<i, Arguments>*>(arguments[i])...);
        return hipport_cpu_launch(launch, run<kernel, i...>, &values, failure);
    }

    // Without a check of how the arguments are aligned, which would keep them out of registers.
    template <void (*kernel)(Parameters...), size_t... i>
    __attribute__((no_sanitize("alignment"))) static void run(void* arguments) {
        Arguments values = *static_cast<Arguments*>(arguments);
        (void)values;
        for_each_thread([&]() __attribute__((always_inline, no_sanitize("alignment"))) { kernel(std::get<i>(values)...); });
    }
};

// A kernel or a variable in device memory, with the address of its code or of its value. What is const lies in memory
// that nothing may write to.
struct Entry {
    const char* name;
    int (*launch)(const Launch*, void**, Failure*);
    void (*describe)(char* text, size_t size);
    void* address;
    size_t bytes;
    const Entry* next;
    bool is_constant = false;
    bool is_writable = true;
};

template <class T>
constexpr bool is_const = std::is_const<std::remove_all_extents_t<T>>::value;

static const Entry* entries = nullptr;

class Registration {
  public:
    explicit Registration(Entry entry) : entry_(entry) {
        entry_.next = entries;
        entries = &entry_;
    }

  private:
    Entry entry_;
};

}  // namespace hipport_cpu

// `...` is a pointer to the kernel.
#define HIPPORT_CPU_KERNEL(number, name, ...)                                                                    \
    static const hipport_cpu::Registration hipport_cpu_kernel_##number{                                          \
        {name, hipport_cpu::Kernel<decltype(__VA_ARGS__)>::template launch<__VA_ARGS__>,                         \
         hipport_cpu::Kernel<decltype(__VA_ARGS__)>::describe_all, reinterpret_cast<void*>(__VA_ARGS__), 0, nullptr}};
#define HIPPORT_CPU_OBJECT(number, name, variable, is_constant)                                           \
    static const hipport_cpu::Registration hipport_cpu_variable_##number{                                 \
        {name, nullptr, nullptr, const_cast<void*>(static_cast<const volatile void*>(&variable)),         \
         sizeof(variable), nullptr, is_constant || hipport_cpu::is_const<decltype(variable)>,                 \
         !hipport_cpu::is_const<decltype(variable)>}};
#define HIPPORT_CPU_VARIABLE(number, name, variable) HIPPORT_CPU_OBJECT(number, name, variable, false)
#define HIPPORT_CPU_MANAGED(number, name, variable) HIPPORT_CPU_VARIABLE(number, name, variable)
#define HIPPORT_CPU_CONSTANT(number, name, variable) HIPPORT_CPU_OBJECT(number, name, variable, true)

// What stands once at the end of a module.
#define HIPPORT_CPU_MODULE                                                                              \
    extern "C" __attribute__((visibility("default"))) const hipport_cpu::Entry* hipport_cpu_entries() { \
        return hipport_cpu::entries;                                                                    \
    }
// What a check build has besides: from the address of a thread-local variable those of all follow.
#define HIPPORT_CPU_CHECKED_MODULE                                                                     \
    extern "C" {                                                                                       \
    __attribute__((visibility("hidden"))) __thread char hipport_cpu_anchor;                            \
    __attribute__((visibility("default"))) char* hipport_cpu_thread_local() { return &hipport_cpu_anchor; } \
    }
#define HIPPORT_CPU_DYNAMIC_SHARED_MEMORY(bytes)                                                          \
    extern "C" {                                                                                          \
    __attribute__((visibility("hidden"), aligned(128))) __thread char hipport_cpu_dynamic_shared[bytes];  \
    }

#endif
