# The same npm commands as on any machine; the running image holds the bundle and its native packages only.
FROM node:24-bookworm-slim AS base
WORKDIR /app

# For .devcontainer: the tools that the check and the work need beside Node; the source is mounted.
FROM base AS dev
RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates chromium-headless-shell fonts-noto-cjk git procps \
  && rm -rf /var/lib/apt/lists/*
USER node

FROM base AS build
COPY . .
RUN npm run setup && npm run build && node scripts/image.mjs /image

FROM base
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data NODE_COMPILE_CACHE=/data/compiled MALLOC_ARENA_MAX=2
COPY --from=build /image ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--no-allocation-site-pretenuring", "apps/server/dist/main.js"]
