import { consoleHeaders } from '../../packages/sandbox/src/server/consoleHeaders.ts'
import type { Settings } from './settings.ts'

/** Where a host finds the build, and where it logs. */
export interface Site {
  root: string
  /** A file for requests; nowhere if missing. */
  log?: string | undefined
  /** For tests: more to serve, in the host's own language, which brings headers of its own. */
  beside?: string
}

const SITE: Site = { root: '/srv/console', log: '/var/log/nginx/console.log' }
const UPSTREAM = 'https://api.internal.example.com'
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** The headers of every answer, with the origins that the console calls and the endpoint that browsers report to. */
function headersWith({ api, telemetry, report }: Settings): Record<string, string> {
  const origins = new Set([api, telemetry && new URL(telemetry).origin].filter((origin) => origin !== undefined))
  const policy = (consoleHeaders['content-security-policy'] ?? '').replace(
    "connect-src 'self'",
    ["connect-src 'self'", ...origins].join(' '),
  )
  return {
    ...consoleHeaders,
    'content-security-policy': report ? `${policy}; report-to console` : policy,
    ...(report && { 'reporting-endpoints': `console="${report}"` }),
  }
}

/** `_headers`, for Netlify, Cloudflare Pages and others. */
export function headersFile(settings: Settings): string {
  const lines = Object.entries(headersWith(settings)).map(([name, value]) => `  ${name}: ${value}\n`)
  return `/*
${lines.join('')}  cache-control: no-store

${settings.base ?? ''}/assets/*
  ! cache-control
  cache-control: ${IMMUTABLE}
`
}

/** For Debian 12's nginx (1.22) and later, without extra modules. */
export function nginxConf(settings: Settings, { root, log, beside = '' }: Site = SITE): string {
  const { base = '', api, upstream = UPSTREAM, listen } = settings
  const headers = Object.entries(headersWith(settings)).map(
    ([name, value]) => `  add_header ${name} ${quoted(value, "'")} always;`,
  )
  const inside = base ? '\n    internal;' : ''
  return `# The built console on one origin with its API: for Debian 12's nginx (1.22) and later, without extra modules. Replace the names,
# the certificates and the upstream, or let \`npm run configure\` do it.

# Links in mails carry their token in the query, and one page an e-mail in its path: neither must reach the log.
map $request_uri $console_path {
  "~^([^?]*/)[^/?]*(?:@|%40)" $1;
  "~^([^?]*)" $1;
}
log_format without_query '$remote_addr [$time_local] "$request_method $console_path" $status $body_bytes_sent';

# Scripts and styles are in the build three times: plain, .gz (gzip_static) and .br (named here, so that no module is needed).
map $http_accept_encoding $console_br {
  default "";
  "~*(?:^|,)\\s*br\\s*(?:,|$|;\\s*q=(?:1|0?\\.\\d*[1-9]))" .br;
}
map "$status $uri" $console_encoding {
  default "";
  "~^20[06] .+\\.br$" br;
}

# A 404 below /assets/ must not be kept: the file may be there with the next request.
map "$status $uri" $console_cache {
  default no-store;
  "~^(200|206|304) /assets/" "${IMMUTABLE}";
}

${listen === undefined ? nginxRedirect(log) : ''}server {
${
  listen === undefined
    ? `  listen 443 ssl http2; # from 1.25.1 on, "http2 on;" says the same without a warning
  listen [::]:443 ssl http2; # not on a machine without IPv6
  server_name console.example.com;
  ssl_certificate /etc/ssl/console.pem;
  ssl_certificate_key /etc/ssl/console.key;`
    : `  listen ${listen};
  server_name console.example.com;`
}
  access_log ${log ? `${log} without_query` : 'off'};

  root ${root};
  server_tokens off;
  gzip_static on;
  client_max_body_size 21m; # imports have up to 20 MB

  types {
    text/html html;
    text/plain txt;
    image/svg+xml svg;
    font/woff2 woff2;
  }
  charset utf-8;
  charset_types text/css text/javascript text/plain;

${headers.join('\n')}
  # One value for each kind of file: an add_header inside a location would drop all of the above. Empty ones aren't sent.
  add_header cache-control $console_cache always;
  add_header content-encoding $console_encoding;
  add_header vary Accept-Encoding;

${beside}${api ? '' : nginxProxy(upstream)}${base && nginxBelow(base)}  location ~ ^/assets/.+\\.js$ {${inside}
    types {}
    default_type text/javascript;
    try_files $uri$console_br $uri =404;
  }

  location ~ ^/assets/.+\\.css$ {${inside}
    types {}
    default_type text/css;
    try_files $uri$console_br $uri =404;
  }

  location /assets/ {${inside}
    try_files $uri =404;
  }

  # Files that programs ask for by name: the console's page must not pass for them.
  location /.well-known/ {${inside}
    try_files $uri =404;
  }

  location = /robots.txt {${inside}
    try_files $uri =404;
  }

  location = /favicon.ico {
    return 404;
  }

  location ^~ /.git {
    return 404;
  }

  location = /healthz {
    access_log off;
    default_type text/plain;
    return 200 ok;
  }

  location /api/ {
${NGINX_NO_CALL}  }

  location / {${inside}
    try_files $uri /index.html;
  }
}
`
}

const NO_CALL = '{"error":"not_found"}'
const NGINX_NO_CALL = `    default_type application/json;
    return 404 '${NO_CALL}';
`

function nginxRedirect(log: string | undefined): string {
  return `server {
  listen 80;
  listen [::]:80;
  server_name console.example.com;
  access_log ${log ? `${log} without_query` : 'off'};
  server_tokens off;
  return 301 https://$host$request_uri;
}

`
}

function nginxProxy(upstream: string): string {
  const tls = `    proxy_ssl_server_name on;
    proxy_ssl_verify on;
    proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt; # or your own authority's
`
  return `  location /api/v1/ {
    proxy_pass ${upstream};
${upstream.startsWith('https:') ? tls : ''}    # Never what the browser claims. Behind another proxy, tell nginx which one to believe (set_real_ip_from).
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
  }

`
}

/** Requests below the path find the same files; what isn't below it finds none. */
function nginxBelow(base: string): string {
  return `  absolute_redirect off;
  location = ${base} {
    return 301 ${base}/;
  }

  # Both are at the root only.
  location ${base}/api/ {
${NGINX_NO_CALL}  }

  location = ${base}/healthz {
    return 404;
  }

  location ${base}/ {
    rewrite ^${base}(/.*)$ $1 last;
  }

`
}

/** The other quotation mark is for values with double ones. */
function quoted(value: string, other: string): string {
  const mark = value.includes('"') ? other : '"'
  return mark + value + mark
}

/** For Caddy 2.6 and later. */
export function caddyfile(settings: Settings, { root, log, beside = '' }: Site = { root: SITE.root }): string {
  const { base, api, upstream = UPSTREAM, listen } = settings
  const headers = Object.entries(headersWith(settings)).map(([name, value]) => `\t\t${name} ${quoted(value, '`')}`)
  const [port, address] = listen?.split(':').reverse() ?? []
  const bind = address ? `\n\tbind ${address}` : ''
  return `# The built console on one origin with its API, for Caddy 2.6 and later, which gets its own certificate. Replace the names and the
# upstream, or let \`npm run configure\` do it.

${listen === undefined ? 'console.example.com' : `http://:${port}`} {${bind}
	root * ${root}

	# Links in mails carry their token in the query, and one page an e-mail in its path: neither must reach the log.
	log {
		output ${log ? `file ${log}` : 'stdout'}
		format filter {
			wrap json
			fields {
				request>uri regexp \`[^/?]*(?:@|%40).*|\\?.*\` ""
				request>headers delete
			}
		}
	}

	header${beside && ' @console'} {
${headers.join('\n')}
		cache-control "no-store"
	}
	# Apart, because these wait for the answer, and would make all of the above wait: errors would go without them.
	header {
		?vary Accept-Encoding
		-server
	}

	handle /healthz {
		header content-type text/plain
		respond ok 200
	}

${beside}${api ? '' : caddyProxy(upstream)}${base ? caddyBelow(base) : CADDY_FILES}
	handle_errors {
		header -server
		respond "{err.status_code} {err.status_text}"
	}
}
`
}

function caddyProxy(upstream: string): string {
  return `	handle /api/v1/* {
		reverse_proxy ${upstream} {
			header_up Host {upstream_hostport}
		}
	}

`
}

const CADDY_NO_CALL = `	handle /api/* {
		header content-type application/json
		respond \`${NO_CALL}\` 404
	}

`

const CADDY_FILES = `${CADDY_NO_CALL}	@missing path /favicon.ico /.git* /healthz
	handle @missing {
		error 404
	}

	# Files that programs ask for by name: the console's page must not pass for them.
	@files path /assets/* /.well-known/* /robots.txt
	handle @files {
		# A 404 must not be kept: the file may be there with the next request.
		@kept {
			path /assets/*
			file
		}
		header @kept cache-control "${IMMUTABLE}"
		file_server {
			precompressed br gzip
		}
	}

	handle {
		try_files {path} /index.html
		file_server {
			precompressed br gzip
		}
	}
`

function caddyBelow(base: string): string {
  return `${CADDY_NO_CALL}	redir ${base} ${base}/

	handle_path ${base}/* {
${CADDY_FILES.replace(/^(?=.)/gm, '\t')}	}

	handle {
		error 404
	}
`
}
