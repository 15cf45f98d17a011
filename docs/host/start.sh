#!/bin/sh
# Starts the container: configures a copy of the site from CONSOLE_… variables (docs/deploy.md) and serves it with nginx.
# $1 is where the site, configure.mjs and unprivileged.conf are; $2 a folder that can be written, which is emptied.
set -eu
cd "$2"
rm -rf ./*
cp -R "$1/site" .
node "$1/configure.mjs" site --env --listen "$PORT" --hosts .
sed "s#root /srv/console;#root $2/site;#; s#/var/log/nginx/console.log#/dev/stdout#" nginx.conf > console.conf
cp "$1/unprivileged.conf" nginx.conf
exec nginx -p "$2" -c "$2/nginx.conf" -e stderr
