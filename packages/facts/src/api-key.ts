import { type ApiKeyType, apiKeyTypes } from './api-key-rows';
import { api } from './limits';

/** How a key of each type begins. */
export const apiKeyPrefixes: Readonly<Record<ApiKeyType, string>> = {
  live: api.liveKeyPrefix,
  test: api.testKeyPrefix,
};

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 30 of 62 characters: 178 random bits. */
const randomCharacters = 30;
/** As many as 32 bits need. */
const checksumCharacters = 6;
const body = `[0-9A-Za-z]{${randomCharacters + checksumCharacters}}`;
const prefixes = Object.values(apiKeyPrefixes).join('|');
const wholeKey = new RegExp(`^(?:${prefixes})${body}$`);
const keysWithin = new RegExp(`(?:${prefixes})${body}`, 'g');

/** CRC-32 of a text of ASCII: the polynomial, the order of bits and the complements of RFC 1952, section 8 (gzip). */
function crc32(text: string): number {
  let remainder = 0xffffffff;
  for (const character of text) {
    remainder ^= character.charCodeAt(0);
    for (let bit = 0; bit < 8; bit += 1) {
      remainder = (remainder >>> 1) ^ (remainder & 1 ? 0xedb88320 : 0);
    }
  }
  return (remainder ^ 0xffffffff) >>> 0;
}

/** The checksum of all that stands before it, the type included. */
function checksumOf(text: string): string {
  let rest = crc32(text);
  let digits = '';
  while (digits.length < checksumCharacters) {
    digits = `${alphabet[rest % alphabet.length]}${digits}`;
    rest = Math.floor(rest / alphabet.length);
  }
  return digits;
}

/** Bytes that would favour the first characters are thrown away. */
function randomText(randomBytes: (length: number) => Uint8Array): string {
  const fairBelow = 256 - (256 % alphabet.length);
  let text = '';
  while (text.length < randomCharacters) {
    const fair = [...randomBytes(randomCharacters)].filter((byte) => byte < fairBelow);
    text += fair.map((byte) => alphabet[byte % alphabet.length]).join('');
  }
  return text.slice(0, randomCharacters);
}

/** A new key: its type's prefix, 178 bits of `randomBytes`, and a checksum. */
export function apiKeyFrom(type: ApiKeyType, randomBytes: (length: number) => Uint8Array): string {
  const text = `${apiKeyPrefixes[type]}${randomText(randomBytes)}`;
  return `${text}${checksumOf(text)}`;
}

/**
 * The type of a key by its shape and checksum; `undefined` for any other text. It says nothing about whether anybody
 * was ever given that key.
 */
export function apiKeyTypeOf(text: string): ApiKeyType | undefined {
  if (!wholeKey.test(text)) return undefined;
  if (checksumOf(text.slice(0, -checksumCharacters)) !== text.slice(-checksumCharacters)) return undefined;
  return apiKeyTypes.find((type) => text.startsWith(apiKeyPrefixes[type]));
}

/** Whether a key stands somewhere in a text where none belongs, as after a paste into the wrong field. */
export function containsApiKey(text: string): boolean {
  return (text.match(keysWithin) ?? []).some((key) => apiKeyTypeOf(key) !== undefined);
}
