// cuDNN's interface over MIOpen: what stands for cudnn.h in a port. Comes with hipport, belongs to the project that it was
// copied into.
// hipport: ignore-file

#ifndef HIPPORT_DNN_H
#define HIPPORT_DNN_H

#include "dnn_convolution.h"
#include "dnn_layers.h"
#include "dnn_tensor.h"

#endif
