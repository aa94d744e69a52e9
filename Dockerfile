# The server with its page, as an image; compose.yaml runs it with PostgreSQL, Valkey and Caddy.
# Checked by hadolint and by tests/server/test_containers.py; never built where Fourfold is developed (deploy/README.md).

# --- The page, with the native core for the browser
FROM node:22-bookworm-slim AS page
WORKDIR /build
# Debian's release fixes the versions of its packages.
# hadolint ignore=DL3008
RUN apt-get update \
 && apt-get install --yes --no-install-recommends \
    clang lld wasi-libc libc++-14-dev-wasm32 libc++abi-14-dev-wasm32 libclang-rt-14-dev-wasm32 \
 && rm -rf /var/lib/apt/lists/*
COPY web/package.json web/package-lock.json web/
RUN npm --prefix web install --no-save --no-progress --loglevel=error
COPY native native
COPY scripts/wasm scripts/wasm
RUN scripts/wasm build/wasm/fourfold.wasm
COPY src/fourfold/messages src/fourfold/messages
COPY src/fourfold/engine/data src/fourfold/engine/data
COPY web web
WORKDIR /build/web
RUN node_modules/.bin/vite build --logLevel warn

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
RUN pip install --no-cache-dir --require-hashes --no-deps --requirement requirements/run.txt
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
