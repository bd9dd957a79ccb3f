const localNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a `Host` header names this computer. A page elsewhere can make its own name lead to 127.0.0.1, and would
 * then read the answers as if they were its own; its name gives it away.
 */
export function isLocalHost(host: string | undefined): boolean {
  if (!host) return false;
  try {
    return localNames.has(new URL(`http://${host}`).hostname);
  } catch {
    return false;
  }
}
