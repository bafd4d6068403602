// Every header of CUB that a port has or drops.
//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include <string.h>  // HP123@1
#include <cub/agent/single_pass_scan_operators.cuh>
//> #include <hipcub/agent/single_pass_scan_operators.hpp>  // HP110@11
#include <cub/block/block_adjacent_difference.cuh>
//> #include <hipcub/block/block_adjacent_difference.hpp>  // HP110@11
#include <cub/block/block_discontinuity.cuh>
//> #include <hipcub/block/block_discontinuity.hpp>  // HP110@11
#include <cub/block/block_exchange.cuh>
//> #include <hipcub/block/block_exchange.hpp>  // HP110@11
#include <cub/block/block_histogram.cuh>
//> #include <hipcub/block/block_histogram.hpp>  // HP110@11
#include <cub/block/block_load.cuh>
//> #include <hipcub/block/block_load.hpp>  // HP110@11
#include <cub/block/block_merge_sort.cuh>
//> #include <hipcub/block/block_merge_sort.hpp>  // HP110@11
#include <cub/block/block_radix_rank.cuh>
//> #include <hipcub/hipcub.hpp>  // HP110@11
#include <cub/block/block_radix_sort.cuh>
//> #include <hipcub/block/block_radix_sort.hpp>  // HP110@11
#include <cub/block/block_raking_layout.cuh>
//> #include <hipcub/block/block_raking_layout.hpp>  // HP110@11
#include <cub/block/block_reduce.cuh>
//> #include <hipcub/block/block_reduce.hpp>  // HP110@11
#include <cub/block/block_run_length_decode.cuh>
//> #include <hipcub/block/block_run_length_decode.hpp>  // HP110@11
#include <cub/block/block_scan.cuh>
//> #include <hipcub/block/block_scan.hpp>  // HP110@11
#include <cub/block/block_shuffle.cuh>
//> #include <hipcub/block/block_shuffle.hpp>  // HP110@11
#include <cub/block/block_store.cuh>
//> #include <hipcub/block/block_store.hpp>  // HP110@11
#include <cub/block/radix_rank_sort_operations.cuh>
//-  // HP115@1
#include <cub/config.cuh>
//> #include <hipcub/config.hpp>  // HP110@11
#include <cub/cub.cuh>
//-  // HP115@1
#include <cub/device/device_adjacent_difference.cuh>
//> #include <hipcub/device/device_adjacent_difference.hpp>  // HP110@11
#include <cub/device/device_copy.cuh>
//> #include <hipcub/device/device_copy.hpp>  // HP110@11
#include <cub/device/device_for.cuh>
//> #include <hipcub/device/device_for.hpp>  // HP110@11
#include <cub/device/device_histogram.cuh>
//> #include <hipcub/device/device_histogram.hpp>  // HP110@11
#include <cub/device/device_memcpy.cuh>
//> #include <hipcub/device/device_memcpy.hpp>  // HP110@11
#include <cub/device/device_merge.cuh>
//> #include <hipcub/device/device_merge.hpp>  // HP110@11
#include <cub/device/device_merge_sort.cuh>
//> #include <hipcub/device/device_merge_sort.hpp>  // HP110@11
#include <cub/device/device_partition.cuh>
//> #include <hipcub/device/device_partition.hpp>  // HP110@11
#include <cub/device/device_radix_sort.cuh>
//> #include <hipcub/device/device_radix_sort.hpp>  // HP110@11
#include <cub/device/device_reduce.cuh>
//> #include <hipcub/device/device_reduce.hpp>  // HP110@11
#include <cub/device/device_run_length_encode.cuh>
//> #include <hipcub/device/device_run_length_encode.hpp>  // HP110@11
#include <cub/device/device_scan.cuh>
//> #include <hipcub/device/device_scan.hpp>  // HP110@11
#include <cub/device/device_segmented_radix_sort.cuh>
//> #include <hipcub/device/device_segmented_radix_sort.hpp>  // HP110@11
#include <cub/device/device_segmented_reduce.cuh>
//> #include <hipcub/device/device_segmented_reduce.hpp>  // HP110@11
#include <cub/device/device_segmented_sort.cuh>
//> #include <hipcub/device/device_segmented_sort.hpp>  // HP110@11
#include <cub/device/device_select.cuh>
//> #include <hipcub/device/device_select.hpp>  // HP110@11
#include <cub/device/device_spmv.cuh>
//> #include <hipcub/device/device_spmv.hpp>  // HP110@11
#include <cub/device/device_transform.cuh>
//> #include <hipcub/device/device_transform.hpp>  // HP110@11
#include <cub/grid/grid_barrier.cuh>
//> #include <hipcub/grid/grid_barrier.hpp>  // HP110@11
#include <cub/grid/grid_even_share.cuh>
//> #include <hipcub/grid/grid_even_share.hpp>  // HP110@11
#include <cub/grid/grid_mapping.cuh>
//> #include <hipcub/grid/grid_mapping.hpp>  // HP110@11
#include <cub/grid/grid_queue.cuh>
//> #include <hipcub/grid/grid_queue.hpp>  // HP110@11
#include <cub/hipcub.cuh>
//-  // HP115@1
#include <cub/hipcub_version.cuh>
//> #include <hipcub/hipcub_version.hpp>  // HP110@11
#include <cub/iterator/arg_index_input_iterator.cuh>
//> #include <hipcub/iterator/arg_index_input_iterator.hpp>  // HP110@11
#include <cub/iterator/cache_modified_input_iterator.cuh>
//> #include <hipcub/iterator/cache_modified_input_iterator.hpp>  // HP110@11
#include <cub/iterator/cache_modified_output_iterator.cuh>
//> #include <hipcub/iterator/cache_modified_output_iterator.hpp>  // HP110@11
#include <cub/iterator/constant_input_iterator.cuh>
//> #include <hipcub/iterator/constant_input_iterator.hpp>  // HP110@11
#include <cub/iterator/counting_input_iterator.cuh>
//> #include <hipcub/iterator/counting_input_iterator.hpp>  // HP110@11
#include <cub/iterator/discard_output_iterator.cuh>
//> #include <hipcub/iterator/discard_output_iterator.hpp>  // HP110@11
#include <cub/iterator/tex_obj_input_iterator.cuh>
//> #include <hipcub/iterator/tex_obj_input_iterator.hpp>  // HP110@11
#include <cub/iterator/transform_input_iterator.cuh>
//-  // HP115@1
#include <cub/thread/thread_load.cuh>
//> #include <hipcub/thread/thread_load.hpp>  // HP110@11
#include <cub/thread/thread_operators.cuh>
//> #include <hipcub/thread/thread_operators.hpp>  // HP110@11
#include <cub/thread/thread_reduce.cuh>
//-  // HP115@1
#include <cub/thread/thread_scan.cuh>
//> #include <hipcub/thread/thread_scan.hpp>  // HP110@11
#include <cub/thread/thread_search.cuh>
//> #include <hipcub/thread/thread_search.hpp>  // HP110@11
#include <cub/thread/thread_sort.cuh>
//> #include <hipcub/thread/thread_sort.hpp>  // HP110@11
#include <cub/thread/thread_store.cuh>
//> #include <hipcub/thread/thread_store.hpp>  // HP110@11
#include <cub/tuple.cuh>
//> #include <hipcub/tuple.hpp>  // HP110@11
#include <cub/util_allocator.cuh>
//> #include <hipcub/util_allocator.hpp>  // HP110@11
#include <cub/util_deprecated.cuh>
//> #include <hipcub/util_deprecated.hpp>  // HP110@11
#include <cub/util_device.cuh>
//> #include <hipcub/util_device.hpp>  // HP110@11
#include <cub/util_macro.cuh>
//> #include <hipcub/util_macro.hpp>  // HP110@11
#include <cub/util_ptx.cuh>
//> #include <hipcub/util_ptx.hpp>  // HP110@11
#include <cub/util_temporary_storage.cuh>
//> #include <hipcub/util_temporary_storage.hpp>  // HP110@11
#include <cub/util_type.cuh>
//> #include <hipcub/util_type.hpp>  // HP110@11
#include <cub/warp/warp_exchange.cuh>
//> #include <hipcub/warp/warp_exchange.hpp>  // HP110@11
#include <cub/warp/warp_load.cuh>
//> #include <hipcub/warp/warp_load.hpp>  // HP110@11
#include <cub/warp/warp_merge_sort.cuh>
//> #include <hipcub/warp/warp_merge_sort.hpp>  // HP110@11
#include <cub/warp/warp_reduce.cuh>
//> #include <hipcub/warp/warp_reduce.hpp>  // HP110@11
#include <cub/warp/warp_scan.cuh>
//> #include <hipcub/warp/warp_scan.hpp>  // HP110@11
#include <cub/warp/warp_store.cuh>
//> #include <hipcub/warp/warp_store.hpp>  // HP110@11

__global__ void empty() {}
