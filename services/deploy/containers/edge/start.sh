#!/bin/bash
# Starts nginx on the addresses to which the services' names resolve, and reloads it when these change:
#   start.sh FOLDER WORK      FOLDER has nginx.conf and site/, WORK can be written to
# A name that does not resolve keeps its last addresses. If it never resolved, requests for this service alone get a problem.
folder=$1
replicas=$2/replicas
mkdir -p "$replicas"

servers_of() {
  local address
  getent ahosts "$1" | cut -d' ' -f1 | sort -u | while read -r address; do
    [[ $address == *:* ]] && address="[$address]"
    echo "server $address:$2 max_fails=0;"
  done
}

# Succeeds if an address has changed.
renew() {
  local name port servers changed=1
  while read -r name port; do
    servers=$(servers_of "$name" "$port")
    if [[ -z $servers ]]; then
      [[ -e $replicas/$name.conf ]] && continue
      servers="server 127.0.0.1:$port down;"
    fi
    [[ $servers == "$(cat "$replicas/$name.conf" 2>/dev/null)" ]] && continue
    echo "$servers" > "$replicas/$name.conf"
    changed=0
  done < "$folder/site/services"
  return $changed
}

renew
# The number of this process is nginx's after exec.
while sleep 5 && kill -0 $$ 2>/dev/null; do renew && kill -HUP $$; done &
exec nginx -p "$folder" -c "$folder/nginx.conf" -e stderr -g 'daemon off;'
