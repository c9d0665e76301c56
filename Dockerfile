# One image for every node: the package that npm publishes, its packages by the lock file, and a user without
# rights.
#   docker build -t perennial .
#   docker run -p 8080:8080 -v perennial:/data perennial serve --demo

# The image that all begins with. By digest: --build-arg NODE_IMAGE=node:24.21.0-bookworm-slim@sha256:…
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS packages
WORKDIR /perennial
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM ${NODE_IMAGE} AS package
WORKDIR /source
COPY . .
RUN node scripts/build.js && npm pack --ignore-scripts && mkdir /package && tar -xzf perennial-*.tgz -C /package --strip-components=1

FROM ${NODE_IMAGE}
WORKDIR /perennial
COPY --from=packages /perennial/node_modules node_modules
COPY --from=package /package .
# New volumes take their owner from here, and that nobody else may read them.
RUN mkdir --mode=0700 /data /dumps && chown node:node /data /dumps
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 PERENNIAL_DATA=/data
# What was freed goes back to the system: scripts/server-start.json.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
VOLUME /data
EXPOSE 8080
# Whether the process lives: a node that builds its shelf for half an hour is not to be started again for it.
# Whether it should get requests is the proxy's to ask, at /readyz.
HEALTHCHECK --interval=10s --timeout=10s --start-period=90s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Room for what lives shortly costs 20 to 50 MB: docs/decisions/128-room-for-what-lives-shortly.md.
ENTRYPOINT ["node", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=32", "--heap-growing-percent=50", "--no-allocation-site-pretenuring", "build/src/cli.js"]
CMD ["serve"]
