import type { Plain } from './views';

/** The keys of values that only the user may read. */
const secretKey =
  /pass(word|code)|secret|token|verifier|api_?key|^(key|current|repeated)$|account_?number|routing|iban|swift|qr_?code/i;
/** A key of the public API, a token, or a code that was mailed or read from an app. */
const secretText = /vp_(live|test)_\w{8}|^eyJ[\w-]+\.[\w-]+\.|^\d{3} ?\d{3}$/;

const masked = (text: string) => (text === '' ? '' : `•••• (${text.length} characters)`);

/** Values at a greater depth, and further entries, are replaced with names. */
const deepest = 4;
const mostEntries = 30;
const longestText = 300;

/**
 * A machine's context as plain data. Other values, such as files and actors, are replaced with names, and secrets with
 * their length.
 */
export function plainOf(value: unknown, depth = 0, isSecret = false): Plain {
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? value : String(value);
  if (typeof value === 'string' && (isSecret || secretText.test(value))) return masked(value);
  if (typeof value === 'string')
    return value.length > longestText ? `${value.slice(0, longestText)}…` : value;
  if (typeof value === 'function') return `ƒ ${value.name}`;
  if (typeof value !== 'object') return String(value);
  return plainObject(value, depth, isSecret);
}

function plainObject(value: object, depth: number, isSecret: boolean): Plain {
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
  if (value instanceof Blob)
    return `${value.constructor.name} (${value.type || 'no type'}, ${value.size} bytes)`;
  if (ArrayBuffer.isView(value)) return `${value.constructor.name} (${value.byteLength} bytes)`;
  if ('sessionId' in value && 'send' in value) return `actor ${String(value.sessionId)}`;
  if (value instanceof Map || value instanceof Set) return plainOf([...value], depth, isSecret);
  if (Array.isArray(value)) {
    if (depth >= deepest || value.length > mostEntries) return `Array (${value.length})`;
    return value.map((item) => plainOf(item, depth + 1, isSecret));
  }
  const entries = Object.entries(value);
  if (depth >= deepest || entries.length > mostEntries) return `Object (${entries.length})`;
  return Object.fromEntries(
    entries.map(([key, item]) => [key, plainOf(item, depth + 1, isSecret || secretKey.test(key))]),
  );
}
