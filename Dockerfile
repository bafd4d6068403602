# hipport with all that a port needs but a GPU: the HIP compiler of ROCm 7.2, a C++ compiler and the libraries of
# `hipport run`. How to build and use it: docs/install.md. Its compiler is for x86-64.

FROM debian:12-slim AS wheel
RUN apt-get update \
    && apt-get install -y --no-install-recommends ca-certificates python3 python3-venv \
    && rm -rf /var/lib/apt/lists/*
COPY . /src
RUN python3 -m venv /build && /build/bin/pip wheel --no-cache-dir --no-deps -w /wheel /src

FROM debian:12-slim
# binutils names the lines of findings; make and cmake build whole projects.
RUN apt-get update \
    && apt-get install -y --no-install-recommends \
        binutils ca-certificates cmake debian-archive-keyring g++ make python3 python3-venv \
    && rm -rf /var/lib/apt/lists/*
COPY --from=wheel /wheel /wheel
RUN python3 -m venv /opt/hipport \
    && /opt/hipport/bin/pip install --no-cache-dir "$(echo /wheel/hipport-*.whl)[run,lsp,cpu]"
ENV PATH=/opt/hipport/bin:$PATH

# The toolchain needs no root, and any user may compile with it.
RUN useradd --create-home hipport && install -d -o hipport -g hipport /opt/hipport-rocm /work
USER hipport
RUN hipport toolchain install /opt/hipport-rocm
ENV HIPCC=/opt/hipport-rocm/bin/hipcc

WORKDIR /work
ENTRYPOINT ["hipport"]
CMD ["--help"]
