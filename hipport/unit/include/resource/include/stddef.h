// Guards by part, as C libraries ask for single types with __need_size_t and the like.
#if !defined __need_size_t && !defined __need_ptrdiff_t && !defined __need_wchar_t && !defined __need_NULL && \
    !defined __need_wint_t && !defined __need_max_align_t && !defined __need_offsetof
#define __need_size_t
#define __need_ptrdiff_t
#define __need_wchar_t
#define __need_NULL
#define __need_max_align_t
#define __need_offsetof
#endif
#ifdef __need_size_t
typedef __SIZE_TYPE__ size_t;
#undef __need_size_t
#endif
#ifdef __need_ptrdiff_t
typedef __PTRDIFF_TYPE__ ptrdiff_t;
#undef __need_ptrdiff_t
#endif
#ifdef __need_wchar_t
#ifndef __cplusplus
typedef __WCHAR_TYPE__ wchar_t;
#endif
#undef __need_wchar_t
#endif
#ifdef __need_wint_t
typedef __WINT_TYPE__ wint_t;
#undef __need_wint_t
#endif
#ifdef __need_NULL
#undef NULL
#ifdef __cplusplus
#define NULL __null
#else
#define NULL ((void *)0)
#endif
#undef __need_NULL
#endif
#ifdef __need_max_align_t
#ifndef HIPPORT_MAX_ALIGN_T
#define HIPPORT_MAX_ALIGN_T
#define __CLANG_MAX_ALIGN_T_DEFINED
typedef struct {
    long long one __attribute__((__aligned__(__alignof__(long long))));
    long double other __attribute__((__aligned__(__alignof__(long double))));
} max_align_t;
#ifdef __cplusplus
typedef decltype(nullptr) nullptr_t;
#endif
#endif
#undef __need_max_align_t
#endif
#ifdef __need_offsetof
#undef offsetof
#define offsetof(type, member) __builtin_offsetof(type, member)
#undef __need_offsetof
#endif
