#!/bin/bash
# For HEALTHCHECK: asks nginx itself, on the port that is given, by bash alone.
exec 3<>"/dev/tcp/127.0.0.1/$1" || exit 1
printf 'GET /health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n' >&3
IFS= read -r -t 2 status <&3
[[ $status == *' 200 '* ]]
