/** Time-based one-time passwords (RFC 6238): SHA-1, six digits, a new one every 30 seconds. */
import { isEqualText, type RandomBytes } from '@verapix/server/crypto';

const secretBytes = 20;
const digits = 6;
/** Seconds for which a password is shown. */
const period = 30;
/** How many steps the clock of a device may differ. */
const skew = 1;

const base32Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 without padding (RFC 4648), which authenticator apps read. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => base32Alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** Throws for a character that is not base32. Bits that do not fill a byte are padding. */
export function fromBase32(text: string): Uint8Array<ArrayBuffer> {
  const bits = [...text].map((character) => {
    const value = base32Alphabet.indexOf(character);
    if (value < 0) throw new Error(`"${character}" is not a base32 character.`);
    return value.toString(2).padStart(5, '0');
  });
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2));
}

/** A new secret of 160 bits, in base32. */
export function newTotpSecret(randomBytes: RandomBytes): string {
  return toBase32(randomBytes(secretBytes));
}

/** The step of a time in milliseconds. */
export function totpStep(now: number): number {
  return Math.floor(now / 1000 / period);
}

/** The password of a step, for a secret in base32. */
export async function totpCode(secret: string, step: number): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-1' };
  const key = await crypto.subtle.importKey('raw', fromBase32(secret), algorithm, false, ['sign']);
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const hash = new DataView(await crypto.subtle.sign('HMAC', key, counter));
  // Dynamic truncation (RFC 4226): the last half byte says where the number begins.
  const offset = hash.getUint8(hash.byteLength - 1) & 0xf;
  const number = hash.getUint32(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step whose password was given, if it is the current step or one beside it. Compares every step. */
export async function matchTotp(secret: string, code: string, now: number): Promise<number | undefined> {
  let match: number | undefined;
  for (let step = totpStep(now) - skew; step <= totpStep(now) + skew; step += 1) {
    if (step >= 0 && isEqualText(await totpCode(secret, step), code)) match = step;
  }
  return match;
}

/** Whether a step is too old to be accepted, so that its use need not be remembered. */
export function isPastStep(step: number, now: number): boolean {
  return step < totpStep(now) - skew;
}

/** The address in the QR code, which authenticator apps read. */
export function totpUri({ secret, issuer, account }: { secret: string; issuer: string; account: string }) {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const query = new URLSearchParams({
    algorithm: 'SHA1',
    digits: String(digits),
    issuer,
    period: String(period),
    secret,
  });
  return `otpauth://totp/${label}?${query}`;
}
