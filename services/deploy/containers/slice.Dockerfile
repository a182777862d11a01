# syntax=docker/dockerfile:1.7
# The files of one slice, the shell or a remote. A run of its container is a release:
# it copies them under their version to the folder that edge and pages read, updates rollout.json, and ends. From the top folder:
#   docker build -f services/deploy/containers/slice.Dockerfile --build-arg SLICE=mf-public -t vidyapath/mf-public .
ARG SLICE

# Only what an install reads. The next stages copy it by content, so a change of a source installs nothing again.
FROM node:24.11.1-bookworm-slim AS manifests
WORKDIR /app
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete && find . -type d -empty -delete

# The same for all slices and services.
FROM node:24.11.1-bookworm-slim AS installed
WORKDIR /app
COPY --from=manifests /app ./
RUN --mount=type=cache,target=/root/.npm npm ci --no-audit --no-fund

FROM installed AS build
ARG SLICE
COPY . .
RUN npx nx run @vidyapath/${SLICE}:build --outputStyle=static && mv ${SLICE}/dist /built
RUN npm run bundle:install-slice -w tools
RUN npm sbom --package-lock-only --sbom-format=cyclonedx --omit=dev -w ${SLICE} > /sbom.cdx.json

FROM node:24.11.1-bookworm-slim
ARG SLICE
LABEL org.opencontainers.image.title="vidyapath-${SLICE}" \
      org.opencontainers.image.licenses="MIT" \
      example.vidyapath.sbom="/usr/share/sbom.cdx.json"
ENV NODE_ENV=production \
    SLICE=${SLICE} \
    BUILD_DIR=/app/build \
    DATA_DIR=/data
WORKDIR /app
COPY --from=build /sbom.cdx.json /usr/share/sbom.cdx.json
COPY --from=build /app/tools/dist ./
COPY ${SLICE}/package.json ./slice.json
COPY --from=build /built ./build
RUN install -d -o 65532 -g 65532 /data
USER 65532:65532
# The container ends by itself, and only its exit code counts.
HEALTHCHECK NONE
CMD ["node", "/app/install-slice.mjs"]
