#!/bin/sh
# What the container does: reads the operator's configuration, prints nginx's from it, and becomes nginx.
#
#   /etc/pavilion/config.json   the operator's configuration, mounted; or its text in PAVILION_CONFIG
#   PAVILION_OPTIONS            options of deploy/print-nginx.ts, such as "--api-upstream https://api.example.com"
#   PAVILION_HOME, PAVILION_RUN the folder of the project, and a writable folder
set -eu

home="${PAVILION_HOME:-/opt/pavilion}"
work="${PAVILION_RUN:-/run/pavilion}"
config="${PAVILION_CONFIG_FILE:-/etc/pavilion/config.json}"

mkdir -p "$work/temp" "$work/modules"
cp "$home/deploy/nginx/nginx.conf" "$work/nginx.conf"
rm -f "$work/modules/brotli.conf"

if [ -n "${PAVILION_CONFIG:-}" ]; then
  config="$work/config.json"
  printf '%s' "$PAVILION_CONFIG" > "$config"
fi

module="${PAVILION_BROTLI_MODULE:-/usr/lib/nginx/modules/ngx_http_brotli_static_module.so}"
brotli=""
if [ -f "$module" ]; then
  printf 'load_module %s;\n' "$module" > "$work/modules/brotli.conf"
  brotli="--brotli"
fi

# A machine without IPv6 refuses to listen on it.
listen=""
case " ${PAVILION_OPTIONS:-} " in
  *" --listen"*) ;;
  *) [ -f /proc/net/if_inet6 ] || listen="--listen 0.0.0.0:8080" ;;
esac

# The options are words, meant to be split.
# shellcheck disable=SC2086
node "$home/deploy/print-nginx.ts" --config "$config" --dist "$home/dist" --access-log /dev/stdout $brotli $listen \
  ${PAVILION_OPTIONS:-} > "$work/pavilion.conf"

exec "${PAVILION_NGINX:-/usr/sbin/nginx}" -e stderr -p "$work" -c nginx.conf -g "daemon off; ${PAVILION_NGINX_GLOBALS:-}"
