# The service as an image. compose.yaml runs it with PostgreSQL; docs/operate.md says more.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY . .
# It installs the dependencies from the lockfile first, as on any machine.
RUN --mount=type=cache,target=/root/.npm npm run build && npm prune --omit=dev

FROM node:24.21.0-bookworm-slim
WORKDIR /app
# Owned by root: the service cannot change its own code.
COPY --from=build /app ./
# Compiled scripts are kept in .runtime; the database of a demo, uploads and mail in /data.
RUN mkdir -p .runtime /data && chown node:node .runtime /data
USER node
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# What `npm start` runs. npm itself would not pass SIGTERM on, and running conversions would be cut off.
CMD ["node", "scripts/run.mjs", "start"]
