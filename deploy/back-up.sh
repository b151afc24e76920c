#!/bin/sh
# Base backups of the database that answers on this machine, for point-in-time recovery with the archive beside them.
#   back-up             each night, for ever; at once where the newest is older than a day
#   back-up once        now
#   back-up is-recent   whether the newest is younger than 26 hours
# BACKUPS is the folder, KEEP_DAYS how long a backup stays.
set -eu
to=${BACKUPS:-/backups}
keep=${KEEP_DAYS:-14}

is_younger_than() {
  find "$to" -mindepth 1 -maxdepth 1 -type d -name '20*Z' -mmin "-$1" | grep -q .
}

back_up() {
  name=$(date -u +%Y-%m-%dT%H%M%SZ)
  rm -rf "$to"/*.part
  pg_basebackup --host=127.0.0.1 --port="${PGPORT:-5432}" --username="${POSTGRES_USER:-latchkey}" --no-password \
    --pgdata="$to/$name.part" --checkpoint=fast --wal-method=stream
  pg_verifybackup --quiet "$to/$name.part"
  touch "$to/$name.part"
  # A backup has its name once it is whole.
  mv "$to/$name.part" "$to/$name"
  echo "{\"level\":30,\"msg\":\"backed up\",\"backup\":\"$name\",\"kilobytes\":$(du -sk "$to/$name" | cut -f1)}"
  find "$to" -mindepth 1 -maxdepth 1 -type d -name '20*Z' -mtime "+$keep" -exec rm -rf {} +
  forget_archive
}

# Changes from before the oldest backup bring nothing back.
forget_archive() {
  oldest=$(find "$to" -mindepth 1 -maxdepth 1 -type d -name '20*Z' | sort | head -n 1)
  first=$(sed -n 's/^START WAL LOCATION: .*(file \([0-9A-F]*\))$/\1/p' "$oldest/backup_label")
  if [ -d "$to/archive" ]; then pg_archivecleanup "$to/archive" "$first"; fi
}

case ${1:-nightly} in
  once) back_up ;;
  is-recent) is_younger_than 1560 ;;
  nightly)
    while :; do
      if ! is_younger_than 1430; then back_up || echo '{"level":50,"msg":"the backup failed"}' >&2; fi
      sleep 600 &
      wait $!
    done
    ;;
  *)
    echo 'back-up [once|is-recent]' >&2
    exit 2
    ;;
esac
