import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The headers of our servers. Every other host must send the same: `hosts.ts` writes its configuration from them, and
 * `docs/guides/deploy.md` says how to use it.
 *
 * - Cross-origin isolation gives the engines shared memory, which threads need.
 * - The Content-Security-Policy forbids inline scripts and `eval`, and allows WebAssembly. Of style elements it allows the
 *   stylesheet in prerendered pages, by its hash. Style attributes are allowed, since Radix positions menus with them.
 * - Trusted Types refuse every text that would become a script or markup, except what the one policy accepts:
 *   `before-paint.js` makes it for pages, `serve-run.ts` for the workers of engines.
 */
export const isolationHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** Radix gives the list of a select this style element, which hides its scroll bar. */
const selectStyle =
  '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}';

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What one build needs besides what every build does. */
export interface Allowed {
  /** Further origins that the pages connect to, for example a backend. */
  connectTo?: readonly string[] | undefined;
  /** The style elements of its prerendered pages. */
  styles?: readonly string[];
}

/** The stylesheets of a build. Its prerendered pages contain them, so that they show without a second request. */
export function stylesOf(directory: string): string[] {
  const folder = join(directory, 'assets');
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.css')) : [];
  return files.map((file) => readFileSync(join(folder, file), 'utf8'));
}

function contentSecurityPolicy({ connectTo = [], styles = [] }: Allowed): string {
  return Object.entries({
    'default-src': ["'self'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'style-src': ["'self'"],
    'style-src-elem': ["'self'", ...[selectStyle, ...styles].map(hashSource)],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'blob:', 'data:'],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'blob:', 'data:', ...connectTo],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

/** All headers. */
export function securityHeaders(allowed: Allowed = {}): Readonly<Record<string, string>> {
  return {
    ...isolationHeaders,
    'Content-Security-Policy': contentSecurityPolicy(allowed),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Browsers heed it over HTTPS only. Other names of the domain are the operator's.
    'Strict-Transport-Security': 'max-age=31536000',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  };
}

/** The folders of files with a content hash in their names, which never change. */
export const immutableFolders = ['assets', 'weights'] as const;

/** The `Cache-Control` of files that never change, and of all others. */
export const cacheControl = { immutable: 'public, max-age=31536000, immutable', other: 'no-cache' } as const;

/** The `Cache-Control` of the file at a path. */
export function cacheControlOf(pathname: string): string {
  const isImmutable = immutableFolders.some((folder) => pathname.startsWith(`/${folder}/`));
  return isImmutable ? cacheControl.immutable : cacheControl.other;
}
