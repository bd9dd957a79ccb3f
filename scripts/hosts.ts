/**
 * The configuration of hosts that serve a build: Netlify and Cloudflare Pages, nginx, Caddy. It is generated with every
 * build, and makes them answer as `serve.ts` does. A check of the build compares the two.
 */
import { addressPrefix, catalogueLocales, localeOfPath } from '../packages/messages/src/locales.ts';
import { backendRoots, noBackendHere } from '../mocks/backend-paths.ts';
import { type Allowed, cacheControl, immutableFolders, securityHeaders } from './headers.ts';

/** A page of the app, for every address that is not prerendered. Each language has its own. */
const appPage = 'app.html';

/** What the addresses of the languages besides English begin with. */
export const languagePrefixes = catalogueLocales.map(addressPrefix).filter((prefix) => prefix !== '');

/** The copy of the app's page that Netlify and Cloudflare serve with status 404 for an unknown address. */
const notFoundPage = '404.html';

/**
 * The copy of the app's page that rewrites lead to. It is the index of a folder, because Cloudflare redirects `/app.html`
 * to `/app`.
 */
const rewriteFolder = 'app';

/** The response to backend paths, as a file for hosts that cannot state it in their configuration. */
const noBackendFile = 'no-backend.json';

/** The text of the response to a path that names a missing file. */
const missingFile = 'Not found';

/** The copies of a language's page of the app that Netlify and Cloudflare Pages need, by name. */
export const hostPages = (appHtml: string): Readonly<Record<string, string>> => ({
  [notFoundPage]: appHtml,
  [`${rewriteFolder}/index.html`]: appHtml,
});

/** The response to backend paths for Netlify and Cloudflare Pages, by name. */
export const hostFiles: Readonly<Record<string, string>> = { [noBackendFile]: JSON.stringify(noBackendHere) };

/**
 * `_headers` for Netlify and Cloudflare Pages, which join the values of a header that two rules set. So `Cache-Control`
 * is stated for immutable files only: for all others both send `public, max-age=0, must-revalidate`, which means the
 * same as `no-cache`.
 */
export function headersFile(allowed: Allowed = {}): string {
  const rule = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${[
    rule('/*', securityHeaders(allowed)),
    ...immutableFolders.map((folder) => rule(`/${folder}/*`, { 'Cache-Control': cacheControl.immutable })),
  ].join('\n\n')}\n`;
}

/**
 * `_redirects` for Netlify and Cloudflare Pages. Cloudflare applies a rule even if there is a file, so there is none for
 * all paths: each address of the app has its own. Cloudflare ignores the rules with status 404.
 *
 * @param addresses the addresses of the app without a prerendered page.
 */
export function redirectsFile(addresses: readonly string[]): string {
  return `${[
    ...addresses.map((address) => `${address} ${addressPrefix(localeOfPath(address))}/${rewriteFolder}/ 200`),
    ...backendRoots.flatMap((root) => [`${root} /${noBackendFile} 404`, `${root}/* /${noBackendFile} 404`]),
    ...languagePrefixes.map((prefix) => `${prefix}/* ${prefix}/${notFoundPage} 404`),
  ].join('\n')}\n`;
}

/** A string in double quotes. Throws if the value needs an escape that nginx and Caddy read differently. */
function quoted(value: string): string {
  if (/["\\$`{}]|\n/.test(value))
    throw new Error(`A header contains a character that a configuration file cannot quote: ${value}`);
  return `"${value}"`;
}

const backendPattern = `^(${backendRoots.join('|')})(/|$)`;
const extensionPattern = String.raw`/[^/]+\.\w+$`;

/** A configuration for nginx, to be included in its `http` block. */
export function nginxConfig(allowed: Allowed = {}): string {
  const headers = Object.entries(securityHeaders(allowed)).map(
    ([name, value]) => `  add_header ${name} ${quoted(value)} always;`,
  );
  return String.raw`# Made by the build of Verapix. Copy it to /etc/nginx/conf.d/, and set the folder of the build and the address.

# The lifetime of files. Failures have none.
map "$status:$uri" $verapix_cache_control {
  default "";
  "~^(200|206|304):/(${immutableFolders.join('|')})/" ${quoted(cacheControl.immutable)};
  "~^(200|206|304):" ${quoted(cacheControl.other)};
}

# Who comes by HTTP is sent to HTTPS, unless a proxy in front speaks it already.
map "$host $scheme $http_x_forwarded_proto" $verapix_redirects {
  default 0;
  "~^(localhost|127\.0\.0\.1) " 0;
  "~^[^ ]+ http https$" 0;
  "~^[^ ]+ http " 1;
}

server {
  listen 80;
  # listen 443 ssl;
  # ssl_certificate /etc/ssl/verapix.crt;
  # ssl_certificate_key /etc/ssl/verapix.key;
  server_name _;
  if ($verapix_redirects) {
    return 301 https://$host$request_uri;
  }
  root /srv/verapix;

${headers.join('\n')}
  add_header Cache-Control $verapix_cache_control always;

  charset utf-8;
  gzip on;
  gzip_vary on;
  gzip_types text/css text/plain text/xml text/javascript application/javascript application/json application/wasm image/svg+xml;

  error_page 404 @missing;

  # A path with a slash at its end is the same page.
  rewrite "^/(.+)/$" /$1 last;

  # Backend paths never get the app's page, which a client would take for a response.
  location ~ "${backendPattern}" {
    error_page 405 = @no_backend;
    try_files $uri $uri.html $uri/index.html @no_backend;
  }

  location ~ "/\." {
    return 404;
  }

  location ^~ /.well-known/ {
    try_files $uri =404;
  }

  # Older lists of types lack this one, and browsers refuse a module of another.
  location ~ "\.mjs$" {
    types { }
    default_type text/javascript;
    try_files $uri =404;
  }

  location ~ "${extensionPattern}" {
    try_files $uri $uri.html $uri/index.html =404;
  }

${languagePrefixes
  .map(
    (prefix) => `  location ~ "^${prefix}(/|$)" {
    try_files $uri $uri.html $uri/index.html ${prefix}/${appPage};
  }
`,
  )
  .join('')}
  location / {
    try_files $uri $uri.html $uri/index.html /${appPage};
  }

  location @missing {
    types { }
    default_type text/plain;
    return 404 "${missingFile}";
  }

  location @no_backend {
    types { }
    default_type application/json;
    return 404 '${JSON.stringify(noBackendHere)}';
  }
}
`;
}

/** A configuration for Caddy. */
export function caddyfile(allowed: Allowed = {}): string {
  const headers = Object.entries(securityHeaders(allowed)).map(
    ([name, value]) => `    ${name} ${quoted(value)}`,
  );
  const folders = immutableFolders.map((folder) => `/${folder}/*`).join(' ');
  return String.raw`# Made by the build of Verapix. Set the address, and the folder of the build.

(verapix_file) {
  @immutable path ${folders}
  header @immutable Cache-Control ${quoted(cacheControl.immutable)}
  @other not path ${folders}
  header @other Cache-Control ${quoted(cacheControl.other)}
  file_server
}

{$VERAPIX_ADDRESS:localhost} {
  root * {$VERAPIX_ROOT:/srv/verapix}
  encode gzip zstd

  header {
${headers.join('\n')}
  }

  route {
    # A path with a slash at its end is the same page.
    @slash path_regexp slash ^(/.+)/$
    rewrite @slash {re.slash.1}

    # Backend paths never get the app's page, which a client would take for a response.
    @backend path_regexp ${backendPattern}
    handle @backend {
      @page {
        method GET HEAD
        file {
          try_files {path} {path}.html {path}/index.html
        }
      }
      handle @page {
        rewrite * {file_match.relative}
        import verapix_file
      }
      handle {
        header Content-Type application/json
        respond ${'`'}${JSON.stringify(noBackendHere)}${'`'} 404
      }
    }

    @hidden {
      path_regexp /\.
      not path /.well-known/*
    }
    handle @hidden {
      respond "${missingFile}" 404
    }

    @file file {
      try_files {path} {path}.html {path}/index.html
    }
    handle @file {
      rewrite * {file_match.relative}
      import verapix_file
    }

    @missing path_regexp (^/\.well-known/|${extensionPattern})
    handle @missing {
      respond "${missingFile}" 404
    }

${languagePrefixes
  .map(
    (prefix) => `    @language path_regexp ^${prefix}(/|$)
    handle @language {
      rewrite * ${prefix}/${appPage}
      import verapix_file
    }
`,
  )
  .join('')}
    handle {
      rewrite * /${appPage}
      import verapix_file
    }
  }
}
`;
}
