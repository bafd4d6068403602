#include "thrust/copy.h"
