# The whole site in one image: docker build -t dritare .
# No shell script, no npm and no build tool is in what runs; `node --run NAME` stands for `npm run NAME`.
ARG BUILDER=node:26-trixie-slim
ARG BASE=debian:trixie-slim

FROM ${BUILDER} AS build
# The Node that comes by npm is linked against it, and slim Debian lacks it.
RUN apt-get update \
  && apt-get install -y --no-install-recommends libatomic1 \
  && rm -rf /var/lib/apt/lists/* /var/cache/apt/*
WORKDIR /srv/dritare
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY tsconfig.json vite.config.ts ./
COPY public public
COPY locales locales
COPY ui ui
COPY api api
COPY site site
# The pinned Node of package-lock.json, which comes with `npm ci`, and not the builder's.
RUN node_modules/.bin/node site/build/build.ts
# A server compiles nothing: what only builds is left behind, and with it a compiler that packages name as a peer.
RUN npm uninstall --no-audit --no-fund --omit=dev vite @vitejs/plugin-react @tailwindcss/vite tailwindcss \
  && rm -rf node_modules/typescript node_modules/@typescript

FROM ${BASE}
# Certificates are for mail, push and whatever else is asked outside.
RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates libatomic1 libstdc++6 \
  && rm -rf /var/lib/apt/lists/* /var/cache/apt/* \
  && mkdir -m 0700 /data /backups && chown 10001:10001 /data /backups
WORKDIR /srv/dritare
COPY --from=build /srv/dritare/node_modules node_modules
COPY --from=build /srv/dritare/dist dist
COPY package.json LICENSE ./
COPY locales locales
COPY api api
ENV PATH=/srv/dritare/node_modules/node/bin:/usr/bin:/bin \
  NODE_ENV=production \
  HOST=0.0.0.0 \
  PORT=3000 \
  DATA_DIR=/data \
  MALLOC_ARENA_MAX=2
# By number, so that an orchestrator can see that it is not root.
USER 10001:10001
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# Alive, not ready: whoever restarts what is unhealthy must not do so because the database is away.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 CMD ["node", "api/operate/ask-health.ts"]
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=20", "api/main.ts"]
