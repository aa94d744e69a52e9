# The server with its page, as an image; compose.yaml runs it with PostgreSQL, Valkey and Caddy.
# BuildKit builds it (Docker 23 or newer). tests/server/test_image.py runs the commands of every stage; no engine has
# built the image where Fourfold is developed (deploy/README.md).

# --- The page, with the native cores for the browser
FROM node:22-bookworm-slim AS page
WORKDIR /build
# Debian's release fixes the versions of its packages.
# hadolint ignore=DL3008
RUN apt-get update \
 && apt-get install --yes --no-install-recommends make python3 \
    clang lld wasi-libc libc++-14-dev-wasm32 libc++abi-14-dev-wasm32 libclang-rt-14-dev-wasm32 \
 && rm -rf /var/lib/apt/lists/*
COPY Makefile ./
COPY scripts/wasm scripts/wasm
COPY native native
RUN make wasm
COPY scripts/page-rules scripts/page-rules
COPY src/fourfold/__init__.py src/fourfold/__init__.py
COPY src/fourfold/games src/fourfold/games
COPY src/fourfold/messages src/fourfold/messages
COPY src/fourfold/engine/data src/fourfold/engine/data
COPY web web
RUN make page

# --- The package, in a virtual environment
FROM python:3.11-slim-bookworm AS package
WORKDIR /build
# hadolint ignore=DL3008
RUN apt-get update \
 && apt-get install --yes --no-install-recommends g++ \
 && rm -rf /var/lib/apt/lists/*
RUN python -m venv /opt/fourfold
ENV PATH=/opt/fourfold/bin:$PATH
COPY requirements/run.txt requirements/run.txt
# The cache is mounted: no part of it is in the image.
# hadolint ignore=DL3042
RUN --mount=type=cache,target=/var/cache/pip \
    pip install --cache-dir /var/cache/pip --require-hashes --no-deps --requirement requirements/run.txt
COPY CMakeLists.txt LICENSE README.md pyproject.toml ./
COPY native native
COPY src src
COPY web/public/notices.txt web/public/notices.txt
COPY --from=page /build/src/fourfold/server/page src/fourfold/server/page
RUN pip install --no-cache-dir --no-build-isolation --no-deps . \
 && pip uninstall --yes cmake nanobind ninja scikit-build-core

# --- What runs: neither a compiler nor Node
FROM python:3.11-slim-bookworm
RUN useradd --system --uid 10001 --home-dir /var/lib/fourfold --create-home fourfold
COPY --from=package /opt/fourfold /opt/fourfold
ENV PATH=/opt/fourfold/bin:$PATH PYTHONUNBUFFERED=1
USER 10001
WORKDIR /var/lib/fourfold
VOLUME /var/lib/fourfold
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
ENTRYPOINT ["fourfold"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000", "--database-url", "sqlite:////var/lib/fourfold/fourfold.db"]
