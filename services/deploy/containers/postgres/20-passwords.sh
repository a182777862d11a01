#!/bin/bash
# Gives each service's login the password in <SERVICE>_DATABASE_PASSWORD. Repeatable, for a new service or a new password.
set -euo pipefail
for name in $(compgen -e | grep '_DATABASE_PASSWORD$'); do
  login=${name%_DATABASE_PASSWORD}
  login=${login//_/-}
  psql --quiet --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set login="${login,,}" <<SQL
\getenv password $name
alter role :"login" password :'password';
SQL
done
