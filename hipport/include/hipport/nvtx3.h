// The C++ interface of NVTX by rocTX: ranges that end with their scope, marks, and the attributes that they take.
// Comes with hipport, belongs to the project that it was copied into. Link with -lroctx64.
// hipport: ignore-file
//
// Of the attributes of an event its message is kept; color, category, payload and the domain are dropped (see nvtx.h).

#ifndef HIPPORT_NVTX3_H
#define HIPPORT_NVTX3_H

#include <string>

#include "nvtx.h"

namespace nvtx3 {

class rgb {
  public:
    using component_type = uint8_t;
    constexpr rgb(component_type, component_type, component_type) noexcept {}
};
class argb {
  public:
    using component_type = uint8_t;
    constexpr argb(component_type, component_type, component_type, component_type) noexcept {}
};
class color {
  public:
    using value_type = uint32_t;
    constexpr explicit color(value_type) noexcept {}
    constexpr color(argb) noexcept {}
    constexpr color(rgb) noexcept {}
};

class category {
  public:
    using id_type = uint32_t;
    constexpr explicit category(id_type id) noexcept : id_(id) {}
    constexpr id_type get_id() const noexcept { return id_; }

  private:
    id_type id_;
};

class payload {
  public:
    template <class Number>
    constexpr explicit payload(Number) noexcept {}
};

class domain {
  public:
    struct global {};
    domain(const domain&) = delete;
    domain& operator=(const domain&) = delete;
    template <class D = global>
    static const domain& get() noexcept {
        static const domain only;
        return only;
    }
    operator nvtxDomainHandle_t() const noexcept { return nullptr; }

  private:
    domain() = default;
};

template <class D = domain::global>
class named_category_in : public category {
  public:
    named_category_in(id_type id, const char*) noexcept : category(id) {}
    named_category_in(id_type id, const wchar_t*) noexcept : category(id) {}
    template <class C>
    static const named_category_in& get() noexcept {
        static const named_category_in only(C::id, C::name);
        return only;
    }
};
using named_category = named_category_in<>;

// A text that lives as long as what names it, as in NVTX.
class message {
  public:
    using value_type = nvtxMessageValue_t;
    constexpr message(const char* text) noexcept : text_(text), wide_(nullptr) {}
    message(const std::string& text) noexcept : message(text.c_str()) {}
    message(std::string&&) = delete;
    constexpr message(const wchar_t* text) noexcept : text_(""), wide_(text) {}
    message(const std::wstring& text) noexcept : message(text.c_str()) {}
    message(std::wstring&&) = delete;
    const char* narrow(char* buffer, size_t size) const noexcept {
        return wide_ == nullptr ? (text_ == nullptr ? "" : text_) : hipport_nvtx_narrow(wide_, buffer, size);
    }

  private:
    const char* text_;
    const wchar_t* wide_;
};

template <class D = domain::global>
class registered_string_in {
  public:
    explicit registered_string_in(const char* text) : text_(text) {}
    explicit registered_string_in(const std::string& text) : text_(text) {}
    template <class M>
    static const registered_string_in& get() {
        static const registered_string_in only(M::message);
        return only;
    }
    operator message() const noexcept { return message(text_.c_str()); }

  private:
    std::string text_;
};
using registered_string = registered_string_in<>;

class event_attributes {
  public:
    event_attributes() noexcept : message_("") {}
    template <class... Arguments>
    explicit event_attributes(const Arguments&... arguments) noexcept : message_("") {
        const int taken[] = {0, (take(arguments), 0)...};
        (void)taken;
    }
    const message& get_message() const noexcept { return message_; }

  private:
    // The first message counts.
    void take(const message& text) noexcept {
        if (!has_message_) message_ = text;
        has_message_ = true;
    }
    void take(const char* text) noexcept { take(message(text)); }
    void take(const std::string& text) noexcept { take(message(text)); }
    template <class D>
    void take(const registered_string_in<D>& text) noexcept {
        take(static_cast<message>(text));
    }
    void take(const event_attributes& other) noexcept { take(other.message_); }
    void take(color) noexcept {}
    void take(const category&) noexcept {}
    void take(const payload&) noexcept {}

    message message_;
    bool has_message_ = false;
};

class range_handle {
  public:
    using value_type = roctx_range_id_t;
    constexpr explicit range_handle(value_type id) noexcept : id_(id) {}
    constexpr range_handle() noexcept : id_(0) {}
    constexpr explicit operator bool() const noexcept { return id_ != 0; }
    constexpr value_type get_value() const noexcept { return id_; }

  private:
    value_type id_;
};
inline bool operator==(range_handle a, range_handle b) noexcept { return a.get_value() == b.get_value(); }
inline bool operator!=(range_handle a, range_handle b) noexcept { return !(a == b); }

template <class D = domain::global, class... Arguments>
inline void mark_in(const Arguments&... arguments) noexcept {
    char text[256];
    roctxMarkA(event_attributes(arguments...).get_message().narrow(text, sizeof text));
}
template <class... Arguments>
inline void mark(const Arguments&... arguments) noexcept {
    mark_in<>(arguments...);
}

template <class D = domain::global, class... Arguments>
inline range_handle start_range_in(const Arguments&... arguments) noexcept {
    char text[256];
    return range_handle(roctxRangeStartA(event_attributes(arguments...).get_message().narrow(text, sizeof text)));
}
template <class... Arguments>
inline range_handle start_range(const Arguments&... arguments) noexcept {
    return start_range_in<>(arguments...);
}
template <class D = domain::global>
inline void end_range_in(range_handle range) noexcept {
    roctxRangeStop(range.get_value());
}
inline void end_range(range_handle range) noexcept { roctxRangeStop(range.get_value()); }

// A range of this thread, from here to the end of the scope.
template <class D = domain::global>
class scoped_range_in {
  public:
    template <class... Arguments>
    explicit scoped_range_in(const Arguments&... arguments) noexcept {
        char text[256];
        roctxRangePushA(event_attributes(arguments...).get_message().narrow(text, sizeof text));
    }
    scoped_range_in() noexcept { roctxRangePushA(""); }
    ~scoped_range_in() noexcept { roctxRangePop(); }
    scoped_range_in(const scoped_range_in&) = delete;
    scoped_range_in& operator=(const scoped_range_in&) = delete;
};
using scoped_range = scoped_range_in<>;

// A range that may end in another thread.
template <class D = domain::global>
class unique_range_in {
  public:
    template <class... Arguments>
    explicit unique_range_in(const Arguments&... arguments) noexcept : range_(start_range_in<D>(arguments...)) {}
    unique_range_in() noexcept : range_(start_range_in<D>()) {}
    unique_range_in(unique_range_in&& other) noexcept : range_(other.range_) { other.range_ = range_handle(); }
    unique_range_in& operator=(unique_range_in&& other) noexcept {
        const range_handle mine = range_;
        range_ = other.range_;
        other.range_ = mine;
        return *this;
    }
    ~unique_range_in() noexcept {
        if (range_) end_range_in<D>(range_);
    }

  private:
    range_handle range_;
};
using unique_range = unique_range_in<>;

// What NVTX3_FUNC_RANGE_IF holds: a range where the condition is true.
class optional_range {
  public:
    optional_range(bool begins, const char* text) noexcept : began_(begins) {
        if (began_) roctxRangePushA(text);
    }
    ~optional_range() noexcept {
        if (began_) roctxRangePop();
    }
    optional_range(const optional_range&) = delete;
    optional_range& operator=(const optional_range&) = delete;

  private:
    bool began_;
};

}  // namespace nvtx3

#define NVTX3_FUNC_RANGE_IN(D) const ::nvtx3::scoped_range_in<D> nvtx3_range__(__func__)
#define NVTX3_FUNC_RANGE() const ::nvtx3::scoped_range nvtx3_range__(__func__)
#define NVTX3_FUNC_RANGE_IF_IN(D, C) const ::nvtx3::optional_range nvtx3_range__((C), __func__)
#define NVTX3_FUNC_RANGE_IF(C) const ::nvtx3::optional_range nvtx3_range__((C), __func__)

#endif
