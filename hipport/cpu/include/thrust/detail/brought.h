// Headers that most of rocThrust's headers of algorithms and containers bring with them, and that programs rely on.

#ifndef HIPPORT_CPU_THRUST_DETAIL_BROUGHT_H
#define HIPPORT_CPU_THRUST_DETAIL_BROUGHT_H

#include "thrust/advance.h"
#include "thrust/distance.h"
#include "thrust/fill.h"
#include "thrust/for_each.h"
#include "thrust/functional.h"
#include "thrust/generate.h"
#include "thrust/iterator/zip_iterator.h"
#include "thrust/memory.h"
#include "thrust/swap.h"
#include "thrust/transform.h"
#include "thrust/tuple.h"
#include "thrust/uninitialized_fill.h"
#include "thrust/zip_function.h"

#endif
