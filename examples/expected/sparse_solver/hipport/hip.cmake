# What a port by hipport needs of CMake, before the HIP language is enabled if the project does not do that itself. It may
# be included more than once.
#
# The GPUs that are compiled for are in CMAKE_HIP_ARCHITECTURES; -DCMAKE_HIP_ARCHITECTURES=gfx942 chooses others. ROCm is looked
# for where ROCM_PATH says, or else in /opt/rocm.

# The policies that this file counts on, such as that of IN_LIST: a file that includes it may have asked for an older CMake's, or
# for none yet. Functions and macros keep them.
cmake_policy(PUSH)
cmake_policy(VERSION 3.21)

# While CMake enables the HIP language: a source named .cu is in it, as one named .hip is, and ROCm's libraries are found.
macro(hipport_while_enabling)
  if(NOT "cu" IN_LIST CMAKE_HIP_SOURCE_FILE_EXTENSIONS)
    list(APPEND CMAKE_HIP_SOURCE_FILE_EXTENSIONS cu)
    set(HIPPORT_ROCM_PATH "${CMAKE_HIP_COMPILER_ROCM_ROOT}")
    hipport_folders()
  endif()
endmacro()
# ROCm's libraries, and for the host compiler its headers, after all other folders: a machine may have had CUDA's where each
# compiler looks for them.
macro(hipport_folders)
  link_directories("${HIPPORT_ROCM_PATH}/lib")
  foreach(language C CXX)
    add_compile_options("$<$<COMPILE_LANG_AND_ID:${language},GNU,Clang>:SHELL:-idirafter ${HIPPORT_ROCM_PATH}/include>")
  endforeach()
endmacro()
# CMAKE_CXX_STANDARD is that of sources in HIP too. One before C++11, which nvcc has no option for, leaves hipcc at its default, as
# it does nvcc: HIP's headers need C++11.
macro(hipport_while_naming option access)
  if("${access}" STREQUAL "MODIFIED_ACCESS")
    set(${option} "")
  endif()
endmacro()
get_property(_hipport_watched GLOBAL PROPERTY HIPPORT_WATCHED)
if(NOT _hipport_watched)
  variable_watch(CMAKE_HIP_SOURCE_FILE_EXTENSIONS hipport_while_enabling)
  foreach(_hipport_old 98_STANDARD 98_EXTENSION 03_STANDARD 03_EXTENSION)
    variable_watch(CMAKE_HIP${_hipport_old}_COMPILE_OPTION hipport_while_naming)
  endforeach()
  set_property(GLOBAL PROPERTY HIPPORT_WATCHED TRUE)
endif()

# The compiler and the release of CUDA whose arms of the build files the port takes; their options are those of HIP.
set(HIPPORT_CUDA_COMPILER nvcc)  # hipport: ignore[HP805] what build files compare its name with
set(HIPPORT_CUDA_COMPILER_ID NVIDIA)
set(HIPPORT_CUDA_VERSION 12.8)
set(HIPPORT_CUDA_VERSION_MAJOR 12)
set(HIPPORT_CUDA_VERSION_MINOR 8)
set(HIPPORT_CUDA_VERSION_PATCH 0)

if(DEFINED CMAKE_HIP_COMPILER_ROCM_ROOT)  # a build for HIP of the project's own has enabled it
  set(HIPPORT_ROCM_PATH "${CMAKE_HIP_COMPILER_ROCM_ROOT}")
  hipport_folders()
elseif(DEFINED ENV{ROCM_PATH})
  set(HIPPORT_ROCM_PATH "$ENV{ROCM_PATH}")
else()
  set(HIPPORT_ROCM_PATH /opt/rocm)
endif()
if(NOT HIPPORT_ROCM_PATH IN_LIST CMAKE_PREFIX_PATH)
  list(APPEND CMAKE_PREFIX_PATH "${HIPPORT_ROCM_PATH}")
endif()
if(NOT DEFINED GPU_TARGETS)
  set(GPU_TARGETS ${CMAKE_HIP_ARCHITECTURES})  # else the package hip asks for the GPUs of this machine
endif()

# Sources include hipport's headers as "hipport/warp.h", and those for the host compiler say for which GPUs HIP's are.
get_filename_component(HIPPORT_FOLDER "${CMAKE_CURRENT_LIST_DIR}" DIRECTORY)
include_directories("${HIPPORT_FOLDER}")
add_compile_definitions(__HIP_PLATFORM_AMD__=1)

# CUDA_SEPARABLE_COMPILATION of targets: hipport_separable(<on> <target>...). Device code calls into other objects, and who links
# them links device code too.
function(hipport_separable on)
  foreach(target IN LISTS ARGN)
    get_target_property(type ${target} TYPE)
    if(on AND NOT type STREQUAL "INTERFACE_LIBRARY")
      target_compile_options(${target} PRIVATE "$<$<COMPILE_LANGUAGE:HIP>:-fgpu-rdc>")
      target_link_options(${target} PUBLIC "$<$<LINK_LANGUAGE:HIP>:SHELL:-fgpu-rdc --hip-link>")
    endif()
  endforeach()
endfunction()

# Sources of C++ that only hipcc takes, as they include Thrust: hipport_in_hip(<source>...). They are in HIP in each target of
# this folder and those below it, whoever adds it, where HIP is enabled in the end.
function(hipport_in_hip)
  get_property(is_known DIRECTORY PROPERTY HIPPORT_IN_HIP SET)
  foreach(source IN LISTS ARGN)
    get_filename_component(source "${source}" ABSOLUTE BASE_DIR "${CMAKE_CURRENT_LIST_DIR}")
    set_property(DIRECTORY APPEND PROPERTY HIPPORT_IN_HIP "${source}")
  endforeach()
  if(NOT is_known)
    cmake_language(DEFER CALL hipport_in_hip_below)
  endif()
endfunction()

function(hipport_in_hip_below)
  get_property(languages GLOBAL PROPERTY ENABLED_LANGUAGES)
  if(NOT "HIP" IN_LIST languages)
    return()
  endif()
  get_property(sources DIRECTORY PROPERTY HIPPORT_IN_HIP)
  set(folders "${CMAKE_CURRENT_SOURCE_DIR}")
  while(folders)
    list(POP_FRONT folders folder)
    set_source_files_properties(${sources} DIRECTORY "${folder}" PROPERTIES LANGUAGE HIP)
    get_property(below DIRECTORY "${folder}" PROPERTY SUBDIRECTORIES)
    list(APPEND folders ${below})
  endwhile()
endfunction()

# CUDA_PTX_COMPILATION and the like of OBJECT libraries: hipport_modules(<on> <target>...). Each object is a file that a
# program loads as a module, and no bitcode, whatever CMAKE_CUDA_SEPARABLE_COMPILATION was.
function(hipport_modules on)
  foreach(target IN LISTS ARGN)
    if(on)
      target_compile_options(${target} PRIVATE "$<$<COMPILE_LANGUAGE:HIP>:--cuda-device-only;-fno-gpu-rdc>")
    endif()
  endforeach()
endfunction()

# The options of hipcc for the GPUs, in commands of the project's own.
list(TRANSFORM CMAKE_HIP_ARCHITECTURES PREPEND "--offload-arch=" OUTPUT_VARIABLE HIPPORT_OFFLOAD)

# cuda_compile_ptx() and the like of FindCUDA: hipport_compile(<ptx|fatbin|cubin> <variable> <source>... [OPTIONS <option>...]).
# The variable has the files, which are called as FindCUDA calls them.
function(hipport_compile kind variable)
  cmake_parse_arguments(PARSE_ARGV 2 given "" "" "OPTIONS")
  get_property(number DIRECTORY PROPERTY HIPPORT_COMPILED)
  math(EXPR number "${number} + 1")
  set_property(DIRECTORY PROPERTY HIPPORT_COMPILED ${number})
  get_property(folders DIRECTORY PROPERTY INCLUDE_DIRECTORIES)
  list(TRANSFORM folders PREPEND "-I")
  set(modules "")
  foreach(source IN LISTS given_UNPARSED_ARGUMENTS)
    get_filename_component(name "${source}" NAME)
    get_filename_component(source "${source}" ABSOLUTE)
    set(module "${CMAKE_CURRENT_BINARY_DIR}/cuda_compile_${kind}_${number}_generated_${name}.${kind}")
    add_custom_command(OUTPUT "${module}" DEPENDS "${source}" VERBATIM
      COMMAND "${HIPPORT_ROCM_PATH}/bin/hipcc" --genco ${HIPPORT_OFFLOAD} ${folders} ${HIP_HIPCC_FLAGS} ${given_OPTIONS}
        -o "${module}" "${source}")
    list(APPEND modules "${module}")
  endforeach()
  set(${variable} "${modules}" PARENT_SCOPE)
endfunction()

# What FindCUDA gives a target's device code: hipport_options(<target> [<option>...] [DEBUG|RELEASE|... <option>...]).
# Every source finds HIP's headers; those in HIP get HIP_HIPCC_FLAGS, HIP_HIPCC_FLAGS_<CONFIG>, the macros that
# CMAKE_CXX_FLAGS defines, and the options. Where these name no standard, it is nvcc's C++17, whatever that of the host is.
function(hipport_options target)
  set(configurations DEBUG RELEASE MINSIZEREL RELWITHDEBINFO)
  cmake_parse_arguments(PARSE_ARGV 1 given "" "" "${configurations}")
  hipport_implied(implied ${given_UNPARSED_ARGUMENTS})
  target_include_directories(${target} SYSTEM PRIVATE ${hip_INCLUDE_DIRS})
  hipport_options_if(${target} 1 ${implied} ${HIP_HIPCC_FLAGS} ${given_UNPARSED_ARGUMENTS})
  foreach(name IN LISTS configurations)
    hipport_options_if(${target} $<CONFIG:${name}> ${HIP_HIPCC_FLAGS_${name}} ${given_${name}})
  endforeach()
endfunction()

function(hipport_implied variable)
  string(REGEX MATCHALL "-D *[A-Za-z_][^ ]*" options "${CMAKE_CXX_FLAGS}")
  if(NOT "${CMAKE_HIP_FLAGS} ${HIP_HIPCC_FLAGS} ${ARGN}" MATCHES "-std=")
    list(PREPEND options -std=gnu++17)
  endif()
  set(${variable} "${options}" PARENT_SCOPE)
endfunction()

function(hipport_options_if target condition)
  foreach(option IN LISTS ARGN)
    string(STRIP "${option}" option)
    if(option)
      target_compile_options(${target} PRIVATE "$<$<AND:$<COMPILE_LANGUAGE:HIP>,${condition}>:SHELL:${option}>")
    endif()
  endforeach()
endfunction()

# cuda_compile() and cuda_wrap_srcs() of FindCUDA: hipport_sources(<variable> <source>... [OPTIONS <option>...
# [DEBUG|RELEASE|... <option>...]]). The variable has the sources, and those in HIP get the options that hipport_options() gives to
# a target's, in targets of this folder.
function(hipport_sources variable)
  set(configurations DEBUG RELEASE MINSIZEREL RELWITHDEBINFO)
  cmake_parse_arguments(PARSE_ARGV 1 given "STATIC;SHARED;MODULE" "" "OPTIONS;${configurations}")
  hipport_implied(implied ${given_OPTIONS})
  set(sources "")
  foreach(source IN LISTS given_UNPARSED_ARGUMENTS)
    get_filename_component(source "${source}" ABSOLUTE)
    list(APPEND sources "${source}")
  endforeach()
  set(${variable} "${sources}" PARENT_SCOPE)
  list(FILTER sources INCLUDE REGEX "\\.cu$")
  hipport_source_options_if(1 ${implied} ${HIP_HIPCC_FLAGS} ${given_OPTIONS})
  foreach(name IN LISTS configurations)
    hipport_source_options_if($<CONFIG:${name}> ${HIP_HIPCC_FLAGS_${name}} ${given_${name}})
  endforeach()
endfunction()

macro(hipport_source_options_if condition)
  foreach(option ${ARGN})
    separate_arguments(words UNIX_COMMAND "${option}")
    if(words)
      set_property(SOURCE ${sources} APPEND PROPERTY COMPILE_OPTIONS "$<${condition}:${words}>")
    endif()
  endforeach()
endmacro()

cmake_policy(POP)
