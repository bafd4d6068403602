#ifndef HIPPORT_GNUC_VA_LIST
#define HIPPORT_GNUC_VA_LIST
typedef __builtin_va_list __gnuc_va_list;
#endif
#ifdef __need___va_list
#undef __need___va_list
#elif !defined HIPPORT_STDARG_H
#define HIPPORT_STDARG_H
typedef __builtin_va_list va_list;
#define va_start(list, parameter) __builtin_va_start(list, parameter)
#define va_end(list) __builtin_va_end(list)
#define va_arg(list, type) __builtin_va_arg(list, type)
#define va_copy(to, from) __builtin_va_copy(to, from)
#define __va_copy(to, from) __builtin_va_copy(to, from)
#endif
