# The server with its page. docs/operations.md tells how to run it; settings are those of apps/server/README.md.
ARG NODE=26.10.0

FROM node:${NODE}-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --ignore-scripts
RUN npm run build
# Once more without what only building needs.
RUN npm ci --ignore-scripts --omit=dev --workspace @assemble/server

FROM node:${NODE}-bookworm-slim
ENV NODE_ENV=production
ENV DATA_FOLDER=/data
ENV PORT=4680
WORKDIR /app
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/apps/server apps/server
COPY --from=build /app/apps/web/dist apps/web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4680
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "apps/server/bin/health.mjs"]
CMD ["node", "--enable-source-maps", "apps/server/dist/main.mjs"]
