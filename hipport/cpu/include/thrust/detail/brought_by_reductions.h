// Headers that rocThrust's headers of reductions and searches bring with them, and that programs rely on.

#ifndef HIPPORT_CPU_THRUST_DETAIL_BROUGHT_BY_REDUCTIONS_H
#define HIPPORT_CPU_THRUST_DETAIL_BROUGHT_BY_REDUCTIONS_H

#include "thrust/copy.h"
#include "thrust/equal.h"
#include "thrust/find.h"
#include "thrust/iterator/counting_iterator.h"
#include "thrust/iterator/permutation_iterator.h"
#include "thrust/iterator/reverse_iterator.h"
#include "thrust/iterator/transform_iterator.h"
#include "thrust/mismatch.h"
#include "thrust/reduce.h"
#include "thrust/replace.h"
#include "thrust/scan.h"
#include "thrust/scatter.h"

#endif
