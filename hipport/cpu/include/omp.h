// OpenMP's functions as every compiler of the host declares them, which clang without OpenMP has no header for. Linking
// a program that calls them takes -fopenmp, here and elsewhere.

#if __has_include_next(<omp.h>)
#include_next <omp.h>
#elif !defined(HIPPORT_CPU_OMP_H)
#define HIPPORT_CPU_OMP_H

#ifdef __cplusplus
extern "C" {
#endif
typedef struct { void* own; } omp_lock_t;
typedef struct { void* own[2]; } omp_nest_lock_t;
int omp_get_dynamic(void);
int omp_get_level(void);
int omp_get_max_threads(void);
int omp_get_nested(void);
int omp_get_num_procs(void);
int omp_get_num_threads(void);
int omp_get_thread_limit(void);
int omp_get_thread_num(void);
int omp_in_parallel(void);
void omp_set_dynamic(int);
void omp_set_nested(int);
void omp_set_num_threads(int);
void omp_init_lock(omp_lock_t*);
void omp_destroy_lock(omp_lock_t*);
void omp_set_lock(omp_lock_t*);
void omp_unset_lock(omp_lock_t*);
int omp_test_lock(omp_lock_t*);
void omp_init_nest_lock(omp_nest_lock_t*);
void omp_destroy_nest_lock(omp_nest_lock_t*);
void omp_set_nest_lock(omp_nest_lock_t*);
void omp_unset_nest_lock(omp_nest_lock_t*);
int omp_test_nest_lock(omp_nest_lock_t*);
double omp_get_wtime(void);
double omp_get_wtick(void);
#ifdef __cplusplus
}
#endif

#endif
