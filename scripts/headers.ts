/**
 * The headers of our servers. Every other host must send the same: `hosts.ts` writes its configuration from them, and
 * `docs/guides/deploy.md` says how to use it.
 *
 * - Cross-origin isolation gives the engines shared memory, which threads need.
 * - The Content-Security-Policy forbids inline scripts and `eval`, and allows WebAssembly. Inline styles are allowed,
 *   since Radix positions menus with style attributes.
 */
export const isolationHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** The policy. `connectTo` lists further origins that the page connects to, for example a backend. */
function contentSecurityPolicy(connectTo: readonly string[] = []): string {
  return Object.entries({
    'default-src': ["'self'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'worker-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'blob:', 'data:'],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'blob:', 'data:', ...connectTo],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

/** All headers, with the policy for `connectTo`. */
export function securityHeaders(connectTo: readonly string[] = []): Readonly<Record<string, string>> {
  return {
    ...isolationHeaders,
    'Content-Security-Policy': contentSecurityPolicy(connectTo),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
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
