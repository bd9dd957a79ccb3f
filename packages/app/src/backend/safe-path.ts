const maxCharacters = 2048;
/** Any origin will do: a path that keeps it stays where it is. */
const someOrigin = 'https://app.invalid';
/** Pages that exist to sign in: going back there from them would be a ring. */
const authPages = ['/signin', '/signup', '/auth'];

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them from addresses, which is the danger.
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

/** Whether a pathname, as written or decoded, is one of the product's and stays so in every reader's eyes. */
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
 * Where to go after signing in, as an address said it: a path of the product, kept exactly, or else the fallback.
 * Refuses what a browser or the router could take for another site, and the pages for signing in themselves.
 */
export function safePath(candidate: unknown, fallback = '/'): string {
  return isSafe(candidate) ? candidate : fallback;
}
