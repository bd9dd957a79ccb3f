const maxCharacters = 2048;
/** Any origin: a path that resolves to it does not leave the site. */
const someOrigin = 'https://app.invalid';
/** Redirecting back to these after signing in would loop. */
const authPages = ['/signin', '/signup', '/auth'];

// biome-ignore lint/suspicious/noControlCharactersInRegex: dangerous, as browsers drop them from addresses.
const dangerous = /[\u0000-\u0020\u007f-\u009f\u2028\u2029\\]/;

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function isAuthPage(pathname: string): boolean {
  const path = pathname.toLowerCase();
  return authPages.some((page) => path === page || path.startsWith(`${page}/`));
}

/** Whether every parser reads a pathname, as written or decoded, as a page of this site. */
function isOwn(pathname: string): boolean {
  return !dangerous.test(pathname) && !pathname.includes('//') && !isAuthPage(pathname);
}

function isSafe(candidate: unknown): candidate is string {
  if (typeof candidate !== 'string' || candidate.length > maxCharacters) return false;
  if (!/^\/(?!\/)/.test(candidate) || dangerous.test(candidate)) return false;
  if (!URL.canParse(candidate, someOrigin)) return false;
  const url = new URL(candidate, someOrigin);
  const written = candidate.split(/[?#]/, 1)[0] ?? '';
  const plain = decoded(written);
  return url.origin === someOrigin && plain !== null && isOwn(written) && isOwn(url.pathname) && isOwn(plain);
}

/**
 * Returns a path from an address unchanged if it is safe to redirect to, else the fallback. Rejects what a browser or the
 * router could read as another site, and the pages for signing in.
 */
export function safePath(candidate: unknown, fallback = '/'): string {
  return isSafe(candidate) ? candidate : fallback;
}
