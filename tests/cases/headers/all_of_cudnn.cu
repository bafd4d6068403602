// Every header of cuDNN that a port has or drops.
#include <cudnn.h>
#include <cudnn_adv.h>
#include <cudnn_adv_infer.h>
#include <cudnn_adv_train.h>
#include <cudnn_adv_v9.h>
#include <cudnn_cnn.h>
#include <cudnn_cnn_infer.h>
#include <cudnn_cnn_train.h>
#include <cudnn_cnn_v9.h>
#include <cudnn_ops.h>
#include <cudnn_ops_infer.h>
#include <cudnn_ops_train.h>
#include <cudnn_ops_v9.h>
#include <cudnn_v9.h>
#include <cudnn_version.h>
#include <cudnn_version_v9.h>

__global__ void empty() {}
