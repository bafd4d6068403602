// Every header of cuDNN that a port has or drops.
//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/dnn.h"  // HP117@1
#include <cudnn.h>
//-  // HP110@1
#include <cudnn_adv.h>
//-  // HP115@1
#include <cudnn_adv_infer.h>
//-  // HP115@1
#include <cudnn_adv_train.h>
//-  // HP115@1
#include <cudnn_adv_v9.h>
//-  // HP115@1
#include <cudnn_cnn.h>
//-  // HP115@1
#include <cudnn_cnn_infer.h>
//-  // HP115@1
#include <cudnn_cnn_train.h>
//-  // HP115@1
#include <cudnn_cnn_v9.h>
//-  // HP115@1
#include <cudnn_ops.h>
//-  // HP115@1
#include <cudnn_ops_infer.h>
//-  // HP115@1
#include <cudnn_ops_train.h>
//-  // HP115@1
#include <cudnn_ops_v9.h>
//-  // HP115@1
#include <cudnn_v9.h>
//-  // HP115@1
#include <cudnn_version.h>
//-  // HP115@1
#include <cudnn_version_v9.h>
//-  // HP115@1

__global__ void empty() {}
