# syntax=docker/dockerfile:1.7
# nginx with the configuration that is rendered from the edge policy; Debian's, as in the tests. From the top folder:
#   docker build -f services/deploy/containers/edge.Dockerfile -t vidyapath/edge .
FROM debian:12.12-slim
LABEL org.opencontainers.image.title="vidyapath-edge" \
      org.opencontainers.image.licenses="MIT" \
      example.vidyapath.sbom="/usr/share/sbom.txt"
RUN apt-get update \
    && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static libnginx-mod-http-headers-more-filter \
    && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled /var/www/html \
    && dpkg-query -W -f='${Package} ${Version}\n' > /usr/share/sbom.txt \
    && install -d -o 65532 -g 65532 /data
# Two sites of one configuration: one that visitors reach directly, and one behind a trusted balancer.
COPY services/deploy/containers/edge /edge
COPY services/deploy/edge/nginx.conf /edge/door/nginx.conf
COPY services/deploy/edge/nginx.conf /edge/behind-balancer/nginx.conf
USER 65532:65532
EXPOSE 8080
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s --retries=3 CMD ["bash", "/edge/healthcheck.sh", "8080"]
CMD ["bash", "/edge/start.sh", "/edge/door", "/tmp"]
