import { passwordMaxBytes, passwordMinCharacters } from '@verapix/domain';
import type { BackendOptions } from '../backend';
import { fromBase64Url, isEqualText, toBase64Url } from '@verapix/server/crypto';
import { HttpError, validationError } from '@verapix/server/http/http-error';

/** Throws for a password that is too long to be hashed whole, or too short to be safe. */
export function checkPassword(password: string): void {
  if (new TextEncoder().encode(password).byteLength > passwordMaxBytes) {
    throw validationError(`Password cannot be longer than ${passwordMaxBytes} characters`);
  }
  if ([...password].length < passwordMinCharacters) {
    const message = `Password should be at least ${passwordMinCharacters} characters.`;
    throw new HttpError(422, 'weak_password', message, { reasons: ['length'] });
  }
}

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
  return [scheme, passwordRounds, toBase64Url(salt), hash].join('$');
}

/**
 * Whether a password matches the stored hash. Without a stored hash it does the same work as for a wrong password, so
 * the duration does not reveal which addresses have an account.
 */
export async function isPassword(password: string, stored: string | null, rounds: number): Promise<boolean> {
  const [, storedRounds, salt, hash] = stored?.split('$') ?? [];
  if (!storedRounds || !salt || !hash) {
    await derive(password, new Uint8Array(saltBytes), rounds);
    return false;
  }
  return isEqualText(await derive(password, fromBase64Url(salt), Number(storedRounds)), hash);
}

/** PBKDF2, in base64url. */
async function derive(password: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return toBase64Url(new Uint8Array(await crypto.subtle.deriveBits(parameters, key, hashBits)));
}
