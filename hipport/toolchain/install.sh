#!/usr/bin/env bash
# A ROCm 7.2 compile toolchain beside the system, from the packages of Debian's experimental suite.
#
# This is the work of `hipport toolchain install`, which gives three arguments: PREFIX, and MIRROR and KEYRING, which may
# be empty. Exit status: 0 the prefix is ready, 2 it is not; standard error says why.
#
# Only PREFIX is written: apt runs on its own lists and an empty package database there, and packages are unpacked, not
# installed. Every program gets the prefix's own loader and libraries, because the suite's glibc is newer than the
# system's. Whatever stops the script, the next run goes on: packages are kept once their hashes are right, the unpacked
# tree is recreated unless READY stands beside it.
set -euo pipefail
export LC_ALL=C

readonly rocm=7.2 disk_mb=1200
readonly arches=(gfx90a gfx1100)

# Unpacked with what they depend on.
readonly compiler=(hipcc libamdhip64-dev libhiprtc7)
# Unpacked alone: their dependencies are libraries of several GB, which building does not need.
readonly headers=(
    libhipblas-common-dev libhipblas-dev libhipblaslt-dev libhipcub-dev libhipfft-dev libhiprand-dev libhipsolver-dev
    libhipsparse-dev libhipsparselt-dev libmiopen-dev librccl-dev librocblas-dev librocfft-dev librocm-smi-dev
    librocprim-dev librocrand-dev librocsolver-dev librocsparse-dev librocthrust-dev libroctx-dev librocwmma-dev
)
# Unpacked alone, of any version: rocm_smi.h includes libdrm's headers, patchelf makes the programs runnable.
readonly helpers=(libamd-smi-dev libdrm-dev patchelf)
# The names of ROCm's packages, as patterns.
readonly of_rocm=(hip\* rocm\* libamd\* libhip\* libhsa\* libmiopen\* librccl\* libroc\*)
# How the functions of a library begin, where it is not by the library's name.
readonly -A beginnings=(
    [MIOpen]=miopen [amd_smi]=amdsmi [hipblaslt]=hipblasLt [hipfftw]='fftwf?_' [hipsparselt]=hipsparseLt [rccl]='p?nccl'
    [rocm_smi64]=rsmi [roctx64]=roctx
)

say() { printf '%s\n' "$*"; }

# die WHAT REMEDY
die() {
    printf 'hipport: error: %s\n  %s\n' "$1" "$2" >&2
    exit 2
}

# logged COMMAND...: with its output kept for fail
logged() { "$@" >>"$work/log" 2>&1; }

# fail WHAT REMEDY: die after a logged command, with the reason that it gave
fail() {
    local reason
    (($(free_mb) > 20)) || die "$1: the disk of $prefix is full" "make room ($disk_mb MB in all) and run this again"
    reason=$(grep -m 1 -E '^E: |[Ee]rror: |No space left' "$work/log" || tail -n 1 "$work/log")
    die "$1: ${reason:-no reason given}" "$2"
}

free_mb() { df -Pm "$prefix" | awk 'NR == 2 { print $4 }'; }

take_arguments() {
    prefix=$(realpath -m -- "$1") mirror=$2 keyring=$3
    # apt's configuration, a search path and hipcc's options have to carry the path.
    [[ $prefix != *[[:space:]:\;\"\'\\\$]* ]] || die "cannot use the path $prefix" \
        "choose a PREFIX without spaces, quotes, colons, semicolons, dollar signs and backslashes"
    work=$prefix/work
}

check_machine() {
    local tool
    [[ $(uname -sm) == "Linux x86_64" ]] || die "$(uname -sm) cannot run it" "use an x86-64 Linux"
    for tool in apt-get apt-cache dpkg-deb; do
        command -v "$tool" >/dev/null || die "$tool is missing" "run this on Debian or Ubuntu, where apt and dpkg are"
    done
    for tool in tar flock sha256sum; do
        command -v "$tool" >/dev/null || die "$tool is missing" "install the package that has it"
    done
}

# The prefix is taken if it is new, empty or ours, so that a wrong path loses nothing.
take_prefix() {
    if [[ -n $(ls -A "$prefix" 2>/dev/null) && ! -e $prefix/.rocm_toolchain ]]; then
        die "$prefix is not empty and was not made by hipport" "choose another PREFIX"
    fi
    mkdir -p "$prefix" 2>/dev/null && : 2>/dev/null >>"$prefix/.rocm_toolchain" ||
        die "cannot write to $prefix" "choose another PREFIX"
    exec 9<"$prefix/.rocm_toolchain"
    flock --nonblock 9 || die "another run is at work on $prefix" "wait for it to end"
    mkdir -p "$work"/{lists,archives}/partial "$work/debs"
    : >"$work/log"
}

# A prefix that was moved since is not ready: its programs name their loader by its absolute path. Nor is one that was
# made before it could be used with CMake, or while it found GCC's own headers.
is_ready() {
    [[ $(head -n 1 "$prefix/READY" 2>/dev/null) == "prefix $prefix" && -e $prefix/hip.cmake &&
        $(cat "$prefix/bin/hipcc" 2>/dev/null) == *of_gcc* ]] && "$prefix/bin/hipcc" --version &>/dev/null
}

need_space() {
    local used
    used=$(du -sm "$prefix" | cut -f 1)
    (($(free_mb) + used >= disk_mb)) || die "the disk of $prefix has only $(free_mb) MB free" \
        "make $((disk_mb - used)) MB free, or choose another PREFIX"
}

find_mirror() {
    [[ -z $mirror ]] || return 0
    mirror=$(apt-get indextargets --format '$(SITE)' 'Origin: Debian' 'Label: Debian' 2>/dev/null | head -n 1) || true
    [[ -n $mirror ]] || die "this machine's apt knows no archive of Debian" \
        "give its address with --mirror (on Debian, 'apt-get update' may be all that is missing)"
}

find_keyring() {
    if [[ -z $keyring ]]; then
        for keyring in /usr/share/keyrings/debian-archive-keyring.{gpg,pgp}; do
            [[ ! -r $keyring ]] || break
        done
    fi
    [[ -r $keyring ]] || die "there is no keyring $keyring" \
        "install the package debian-archive-keyring, or unpack it and give its keyring with --keyring"
    keyring=$(realpath -- "$keyring")
}

# apt's own lists, cache and empty package database, with the machine's proxies but none of its sources and hooks.
configure_apt() {
    : >"$work/status"
    printf "deb [arch=amd64 target=Packages signed-by=$keyring] $mirror %s main\n" sid experimental >"$work/sources"
    # Only experimental has ROCm $rocm; the rest comes from sid.
    printf '%s\n' "Package: ${of_rocm[*]}" \
        "Pin: version $rocm*" "Pin-Priority: 990" >"$work/preferences"
    cat >"$work/apt.conf" <<EOT
#clear APT::Update::Pre-Invoke;
#clear APT::Update::Post-Invoke;
#clear APT::Update::Post-Invoke-Success;
APT::Architecture "amd64";
APT::Default-Release "";
APT::Install-Recommends "false";
APT::Sandbox::User "";
APT::Update::Error-Mode "any";
Acquire::Check-Valid-Until "false"; // a snapshot is older than its own expiry date
Acquire::Languages "none";
Acquire::Retries "1";
Acquire::http::Timeout "15";
Acquire::https::Timeout "15";
Debug::NoLocking "true";
Dir::Cache "$work";
Dir::Cache::archives "$work/archives";
Dir::Etc::sourcelist "$work/sources";
Dir::Etc::sourceparts "/dev/null";
Dir::Etc::preferences "$work/preferences";
Dir::Etc::preferencesparts "/dev/null";
Dir::State "$work";
Dir::State::lists "$work/lists";
Dir::State::status "$work/status";
EOT
}

# in_prefix PROGRAM ARGUMENT...: a program of apt with the configuration above
in_prefix() {
    local program=$1
    shift
    "$program" --config-file "$work/apt.conf" "$@"
}

# Write work/packages: the SHA-256 and the file name of every package, from the signed lists.
resolve() {
    local missing closure
    say "reading the lists of sid and experimental from $mirror"
    logged in_prefix apt-get update ||
        fail "cannot read the lists from $mirror" "check the network, the address (--mirror) and the keys (--keyring)"

    missing=$(comm -23 <(printf '%s\n' "${compiler[@]}" "${headers[@]}" "${helpers[@]}" | sort) <(offered | sort -u))
    [[ -z $missing ]] || die "the archive does not have: ${missing//$'\n'/, } (of ROCm $rocm where it is ROCm's)" \
        "try again later, or give --mirror a snapshot from a day when it had"

    # What the compiler depends on, by a simulated installation into the empty database.
    closure=$(in_prefix apt-get install -qq --simulate "${compiler[@]}" 2>>"$work/log" |
        sed -n 's/^Inst \(.*\) (\([^ ]*\) .*/\1=\2/p') ||
        fail "the packages of the archive do not fit together" "try again later, or give --mirror a snapshot"
    # shellcheck disable=SC2086  # one word a package
    in_prefix apt-get download -qq --print-uris $closure "${headers[@]}" "${helpers[@]}" 2>>"$work/log" |
        sed -n "s/^'.*' \(.*\) [0-9]* SHA256:\(.*\)$/\2  \1/p" >"$work/packages.new" && [[ -s $work/packages.new ]] ||
        fail "cannot list the packages" "try again later, or give --mirror a snapshot"
    mv "$work/packages.new" "$work/packages"
}

# The names of wanted packages that the archive has in a version that will do.
offered() {
    in_prefix apt-cache madison "${compiler[@]}" "${headers[@]}" 2>/dev/null |
        awk -v release="$rocm." 'index($3, release) == 1 { print $1 }'
    in_prefix apt-cache madison "${helpers[@]}" 2>/dev/null | awk '{ print $1 }'
}

# The packages of work/packages that are not here as the archive has them.
absent() { (cd "$work/debs" && sha256sum --check ../packages 2>/dev/null || true) | sed -n 's/: FAILED.*//p'; }

download() {
    local file wanted=()
    for file in $(absent); do
        rm -f "$work/debs/$file"
        file=${file%_*}
        wanted+=("${file%%_*}=${file#*_}")
    done
    ((${#wanted[@]})) || return 0
    say "downloading ${#wanted[@]} of $(wc -l <"$work/packages") packages"
    # %3a is how a file name writes the colon of a version.
    (cd "$work/debs" && logged in_prefix apt-get download "${wanted[@]//%3a/:}") && [[ -z $(absent) ]] ||
        fail "the download broke off" "run this again to go on with it"
}

unpack() {
    local file
    say "unpacking"
    # Debian's own links, which its packages take for granted.
    mkdir -p "$prefix"/usr/{lib,lib64}
    ln -s usr/lib usr/lib64 "$prefix"
    while read -r _ file; do
        dpkg-deb --fsys-tarfile "$work/debs/$file" 2>>"$work/log" |
            logged tar -x -C "$prefix" --no-same-owner --no-same-permissions --keep-directory-symlink ||
            fail "cannot unpack $file" "see $work/log and run this again"
    done <"$work/packages"
    ln -s "$(cd "$prefix" && echo usr/lib/llvm-*)" "$prefix/llvm"
}

# Bind the programs, and those libraries that look for others themselves, to the prefix's loader and libraries.
bind_programs() {
    local file loader=$prefix/lib64/ld-linux-x86-64.so.2
    local path=$prefix/usr/lib/x86_64-linux-gnu:$prefix/usr/lib:$prefix/llvm/lib
    say "binding the programs to the prefix"
    patchelf() { "$loader" --library-path "$path" "$prefix/usr/bin/patchelf" "$@"; }
    for file in "$prefix"/usr/bin/{hip,rocm}* "$prefix"/llvm/bin/*; do
        [[ ! -L $file ]] && patchelf --print-interpreter "$file" &>/dev/null || continue
        logged patchelf --set-interpreter "$loader" --force-rpath --set-rpath "$path" "$file" ||
            fail "cannot bind $file" "run this again"
    done
    for file in "$prefix"/usr/lib/x86_64-linux-gnu/*.so*; do
        [[ ! -L $file && -n $(patchelf --print-rpath "$file" 2>/dev/null) ]] || continue
        logged patchelf --force-rpath --set-rpath "$path" "$file" || fail "cannot bind $file" "run this again"
    done
}

# Lay out ROCm's own files in rocm/ as they are in /opt/rocm, by hard links. In usr/ they cannot be given with -I or
# -isystem, as CMake and makefiles do: the C library's headers there would come before the compiler's own.
arrange_rocm() {
    local file pattern
    say "arranging ROCm for builds"
    mkdir -p "$prefix"/rocm/{include,lib/x86_64-linux-gnu}
    ln -s ../bin ../llvm "$prefix/rocm"
    cp -al "$prefix/usr/include/libdrm" "$prefix/rocm/include"
    while read -r _ file; do
        for pattern in "${of_rocm[@]}"; do
            # shellcheck disable=SC2053  # a pattern
            [[ $file == $pattern ]] || continue
            dpkg-deb --fsys-tarfile "$work/debs/$file" 2>>"$work/log" | tar -t |
                sed -nE 's,^\./usr/((include|lib|share/(cmake|hip))/.*[^/])$,\1,p' >"$work/members"
            add_link_libraries
            (cd "$prefix/usr" && sed '/\.so\.[0-9.]*$/d' "$work/members" | logged xargs -r cp -al --parents -t ../rocm) ||
                fail "cannot arrange $file" "see $work/log and run this again"
        done
    done <"$work/packages"
    (cd "$prefix/rocm/lib" && ln -s x86_64-linux-gnu/lib*.so* .)
    # CMake 3.25 looks for it here, whatever the architecture.
    mkdir -p "$prefix/rocm/lib/cmake/hip-lang"
    echo 'include("${CMAKE_CURRENT_LIST_DIR}/../../x86_64-linux-gnu/cmake/hip-lang/hip-lang-config.cmake")' \
        >"$prefix/rocm/lib/cmake/hip-lang/hip-lang-config.cmake"
}

# Add the libraries that a package, the one of work/members, has for linking. They have the names of the real ones but
# no code: of those in usr/, which need the prefix's C library, and of those that are not unpacked, from the headers.
add_link_libraries() {
    local soname file folder=lib/x86_64-linux-gnu
    cd "$prefix/usr"
    sed -n '/\.cmake$/p' "$work/members" | xargs -r cat >"$work/members.cmake"
    for soname in $({
        sed -n "s,^$folder/lib[^/]*\.so$,&,p" "$work/members" | xargs -r readlink
        sed -nE 's,^ *IMPORTED_SONAME_.* "(.*)"$,\1,p' "$work/members.cmake"
    } | sort -u); do
        if [[ -e $folder/$soname ]]; then
            logged "$prefix/llvm/bin/llvm-ifs" --strip-needed --strip-undefined \
                --output-elf="../rocm/$folder/$soname" "$folder/$soname"
        else
            names_of "$soname" >"$work/names.ifs" &&
                logged "$prefix/llvm/bin/llvm-ifs" --output-elf="$folder/$soname" "$work/names.ifs" &&
                logged ln "$folder/$soname" "../rocm/$folder"
        fi || fail "cannot make $soname for linking" "see $work/log and run this again"
        for file in $(grep -oE "/${soname//./\\.}[0-9.]+" "$work/members.cmake" | sort -u); do
            ln -s "$soname" "../rocm/$folder$file"
        done
    done
    cd - >/dev/null
}

# names_of SONAME: the functions that the headers among work/members declare of a library, as llvm-ifs reads them
names_of() {
    local library=${1#lib}
    library=${library%%.*}
    printf '%s\n' '--- !ifs-v1' 'IfsVersion: 3.0' "SoName: $1" \
        'Target: { ObjectFormat: ELF, Arch: x86_64, Endianness: little, BitWidth: 64 }' 'Symbols:'
    { grep '^include/' "$work/members" || true; } |
        xargs -r grep -hoE "\<${beginnings[$library]:-$library}\w*\s*\(" | grep -oE '^\w+' | sort -u |
        sed 's/.*/  - { Name: &, Type: Func }/'
    say ...
}

# Write the commands in bin/, which need no environment. The C and C++ libraries are the prefix's; headers that it does not
# have are those of its GCC's libraries (omp.h) and of the machine, where the libraries of third parties are. GCC's own
# headers are left out: clang's <stdatomic.h> takes the next one, and GCC's has what clang does not compile.
wrap() {
    local bitcode folder header options
    bitcode=$(cd "$prefix" && echo llvm/lib/clang/*/amdgcn/bitcode)
    mkdir "$prefix/of_gcc"
    for header in omp openacc quadmath quadmath_weak; do
        ln -s "$(cd "$prefix/of_gcc" && echo ../usr/lib/gcc/x86_64-linux-gnu/*/include)/$header.h" "$prefix/of_gcc"
    done
    options="--sysroot=\$prefix -idirafter \$prefix/of_gcc"
    for folder in /usr/local/include /usr/include/x86_64-linux-gnu /usr/include; do
        options+=" -idirafter $folder"
    done
    mkdir "$prefix/bin"
    wrapper hipcc usr/bin/hipcc
    wrapper hipconfig usr/bin/hipconfig
    ln -s ../usr/bin/{rocm_agent_enumerator,rocminfo} "$prefix/bin"
    # CMake's HIP language wants the compiler itself.
    wrapper clang++ llvm/bin/clang++ "$options "
    cat >"$prefix/hip.cmake" <<'EOT'
# For cmake -D CMAKE_TOOLCHAIN_FILE=...: the HIP compiler and the packages of this prefix
set(CMAKE_HIP_COMPILER "${CMAKE_CURRENT_LIST_DIR}/bin/clang++")
list(APPEND CMAKE_PREFIX_PATH "${CMAKE_CURRENT_LIST_DIR}/rocm")
# The prefix's libraries want a newer C++ library than the host compiler's, which CMake puts first. Nothing is run here.
set(CMAKE_EXE_LINKER_FLAGS_INIT "-Wl,--allow-shlib-undefined")
set(CMAKE_SHARED_LINKER_FLAGS_INIT "-Wl,--allow-shlib-undefined")
EOT
}

# wrapper NAME PROGRAM [OPTIONS]
wrapper() {
    cat >"$prefix/bin/$1" <<EOT
#!/bin/sh
# $1 of this prefix, whatever ROCm the environment names.
prefix=\$(dirname -- "\$(dirname -- "\$(readlink -f -- "\$0")")")
export HIP_PLATFORM=amd HIP_PATH="\$prefix/rocm" ROCM_PATH="\$prefix/rocm" HIP_CLANG_PATH="\$prefix/llvm/bin"
export HIP_DEVICE_LIB_PATH="\$prefix/$bitcode"
export HIPCC_COMPILE_FLAGS_APPEND="$options \${HIPCC_COMPILE_FLAGS_APPEND:-}"
export HIPCC_LINK_FLAGS_APPEND="--sysroot=\$prefix \${HIPCC_LINK_FLAGS_APPEND:-}"
exec "\$prefix/$2" ${3:-}"\$@"
EOT
    chmod +x "$prefix/bin/$1"
}

try_compiler() {
    say "compiling a kernel with hipCUB for ${arches[*]}"
    cat >"$work/try.hip" <<'EOT'
#include <hip/hip_runtime.h>
#include <hipcub/hipcub.hpp>

__global__ void sum(const float* in, float* out) {
    using Reduce = hipcub::BlockReduce<float, 256>;
    __shared__ typename Reduce::TempStorage storage;
    float total = Reduce(storage).Sum(in[blockIdx.x * 256 + threadIdx.x]);
    if (threadIdx.x == 0) out[blockIdx.x] = total;
}

void launch(const float* in, float* out) { sum<<<16, 256>>>(in, out); }
EOT
    logged "$prefix/bin/hipcc" "${arches[@]/#/--offload-arch=}" -c "$work/try.hip" -o "$work/try.o" ||
        fail "the compiler does not work" "see $work/log; 'rm -r $prefix' and another run start from nothing"
}

# Write READY: the prefix, then name and version of every package.
finish() {
    {
        say "prefix $prefix"
        sed -E 's/^[^ ]+  ([^_]+)_(.*)_[^_]+\.deb$/\1 \2/; s/%3a/:/g' "$work/packages"
    } >"$work/READY" && mv "$work/READY" "$prefix/READY" ||
        die "cannot write $prefix/READY" "make room and run this again"
}

print_versions() {
    local package
    "$prefix/bin/hipcc" --version | grep -v '^InstalledDir'
    for package in "${compiler[@]}" "${headers[@]}"; do
        sed -n "s/^$package /$package /p" "$prefix/READY"
    done
    say "ready: $prefix/bin/hipcc"
    say "for CMake: -D CMAKE_TOOLCHAIN_FILE=$prefix/hip.cmake"
    say "for makefiles: ROCM_PATH=$prefix/rocm"
}

main() {
    take_arguments "$@"
    if ! is_ready; then
        check_machine
        take_prefix
        if [[ ! -s $work/packages || -n $(absent) ]]; then
            need_space
            find_mirror
            find_keyring
            configure_apt
            resolve
            download
        fi
        rm -rf "${prefix:?}"/{READY,bin,etc,hip.cmake,lib,lib64,llvm,of_gcc,rocm,usr,var}
        unpack
        bind_programs
        arrange_rocm
        wrap
        try_compiler
        finish
    fi
    rm -rf "$work"
    print_versions
}

main "$@"
