#!/bin/bash
# For HEALTHCHECK: sends a request to nginx on the given port, with bash alone.
exec 3<>"/dev/tcp/127.0.0.1/$1" || exit 1
printf 'GET /health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n' >&3
IFS= read -r -t 2 status <&3
[[ $status == *' 200 '* ]]
