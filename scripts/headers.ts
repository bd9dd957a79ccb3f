/**
 * The headers every server of ours sends. Another host must send the same; `docs/guides/deploy.md` lists them.
 *
 * - Cross-origin isolation gives the engines shared memory, and with it a second thread.
 * - The Content-Security-Policy allows no inline script and no `eval`; WebAssembly may be compiled. Inline styles
 *   stay allowed: the positioned parts of menus and tooltips are styled by attribute.
 */
export const isolationHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** The policy. `connectTo` names further origins the page may talk to, for example a backend. */
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

/** All of them; `connectTo` as in the policy. */
export function securityHeaders(connectTo: readonly string[] = []): Readonly<Record<string, string>> {
  return {
    ...isolationHeaders,
    'Content-Security-Policy': contentSecurityPolicy(connectTo),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  };
}
