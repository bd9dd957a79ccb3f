import type { BackendOptions } from '../backend';

type Randomness = Pick<BackendOptions, 'randomBytes'>;

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';
const refreshTokenLength = 12;

/** The form of a refresh token. */
export const refreshTokenFormat = /^[a-z\d]{12}$/;

/** A refresh token. Bytes that would favour the first letters are thrown away. */
export function newRefreshToken({ randomBytes }: Randomness): string {
  const fairBelow = 256 - (256 % alphabet.length);
  let token = '';
  while (token.length < refreshTokenLength) {
    const fair = [...randomBytes(refreshTokenLength)].filter((byte) => byte < fairBelow);
    token += fair.map((byte) => alphabet[byte % alphabet.length]).join('');
  }
  return token.slice(0, refreshTokenLength);
}

/** The token of a mailed link: 224 bits in hexadecimal. */
export function newLinkToken({ randomBytes }: Randomness): string {
  return [...randomBytes(28)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
