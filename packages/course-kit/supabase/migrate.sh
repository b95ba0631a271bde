#!/bin/sh
# Brings a database up to date: runs each migration that it has not run yet, in the order of their names, in a transaction of its
# own together with the note that it ran. One that stops has changed nothing, and those after it wait. The notes are those of the
# Supabase CLI, so that `supabase db push` goes on from here.
#
#   sh migrate.sh "$DATABASE_URL" [folder]    the migrations beside this file, where no folder is named
set -eu
url=${1:?'name the address of the database'}
folder=${2:-$(dirname "$0")/migrations}

sql() {
  psql "$url" --no-psqlrc --quiet --tuples-only --no-align --set ON_ERROR_STOP=1 "$@"
}

accounts=$(sql --command "select to_regclass('auth.users')")
if [ -z "$accounts" ]; then
  echo 'There is no table auth.users: Supabase Auth makes it, or development-accounts.sql where nobody signs in.' >&2
  exit 1
fi

ran=$(sql --command 'set client_min_messages = warning' \
  --command 'create schema if not exists supabase_migrations' \
  --command 'create table if not exists supabase_migrations.schema_migrations (
    version text primary key, statements text[], name text)' \
  --command 'select version from supabase_migrations.schema_migrations')

for file in "$folder"/*.sql; do
  name=$(basename "$file" .sql)
  version=${name%%_*}
  if ! echo "$ran" | grep -qx "$version"; then
    sql --single-transaction --file "$file" --command \
      "insert into supabase_migrations.schema_migrations (version, name) values ('$version', '${name#*_}')"
    echo "$name"
  fi
done
