import type { BackendOptions } from '../backend';
import { fromBase64Url, toBase64Url } from '../http/base64url';

const scheme = 'pbkdf2-sha256';
const saltBytes = 16;
const hashBits = 256;

/** A password as it is stored: `pbkdf2-sha256$rounds$salt$hash`. */
export async function hashPassword(
  password: string,
  { randomBytes, passwordRounds }: Pick<BackendOptions, 'randomBytes' | 'passwordRounds'>,
): Promise<string> {
  const salt = randomBytes(saltBytes);
  const hash = await derive(password, salt, passwordRounds);
  return [scheme, passwordRounds, toBase64Url(salt), toBase64Url(hash)].join('$');
}

/**
 * Whether a password fits what is stored. Without a stored one it is `false` after the same work as for a wrong
 * password, so that nobody can tell by time who has an account.
 */
export async function isPassword(password: string, stored: string | null, rounds: number): Promise<boolean> {
  const [, storedRounds, salt, hash] = stored?.split('$') ?? [];
  if (!storedRounds || !salt || !hash) {
    await derive(password, new Uint8Array(saltBytes), rounds);
    return false;
  }
  return equal(await derive(password, fromBase64Url(salt), Number(storedRounds)), fromBase64Url(hash));
}

async function derive(password: string, salt: Uint8Array<ArrayBuffer>, iterations: number) {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  return new Uint8Array(
    await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, hashBits),
  );
}

/** Compares every byte, wherever the first difference is. */
function equal(left: Uint8Array, right: Uint8Array): boolean {
  const differences = left.reduce((sum, byte, index) => sum | (byte ^ (right[index] ?? 0)), 0);
  return differences === 0 && left.length === right.length;
}
