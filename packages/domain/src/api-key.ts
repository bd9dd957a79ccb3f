import { api, type apiKeyLifetimesDays, apiKeyLimits } from './api-limits';
import { isStorableText, isVisibleText } from './typed-text';

/** What a key is for: production use, or testing. */
export const apiKeyTypes = ['live', 'test'] as const;
export type ApiKeyType = (typeof apiKeyTypes)[number];

/** What a key may be used for. */
export const apiKeyScopes = ['upscale', 'jobs:read'] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];

/** Days for which a key works; `null` if it does not expire. */
export type ApiKeyLifetime = (typeof apiKeyLifetimesDays)[number] | null;

/** A row of the table `api_keys`, as the API returns it. The key itself is never stored, only its hash. */
export interface ApiKeyRow {
  id: string;
  user_id: string;
  name: string;
  type: ApiKeyType;
  /** `vp_live_` or `vp_test_`. */
  prefix: string;
  /** The last four characters of the key. */
  last4: string;
  /** What it may be used for. Never empty. */
  scopes: ApiKeyScope[];
  /** ISO 8601 times. */
  created_at: string;
  /** When it stops working; `null` if it does not expire. */
  expires_at: string | null;
  /** When another key replaced it; `null` if none did. It works until `expires_at`. */
  replaced_at: string | null;
  /** When a request last used the key. */
  last_used: string | null;
  /** How many requests have used the key. */
  use_count: number;
}

/** What the owner of an account may read about the secret that signs its webhooks. Times are ISO 8601. */
export interface WebhookSecretStatus {
  created_at: string;
  /** Until when the secret before it signs as well; `null` if none does. */
  previous_expires_at: string | null;
}

/** Whether a key has stopped working. `now` is in milliseconds since 1970. */
export function isApiKeyExpired({ expires_at }: Pick<ApiKeyRow, 'expires_at'>, now: number): boolean {
  return expires_at !== null && Date.parse(expires_at) <= now;
}

/** The prefix of each type of key. */
export const apiKeyPrefixes: Readonly<Record<ApiKeyType, string>> = {
  live: api.liveKeyPrefix,
  test: api.testKeyPrefix,
};

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 30 of 62 characters: 178 random bits. */
const randomCharacters = 30;
/** 32 bits need six characters in base 62. */
const checksumCharacters = 6;
const body = `[0-9A-Za-z]{${randomCharacters + checksumCharacters}}`;
const prefixes = Object.values(apiKeyPrefixes).join('|');
const wholeKey = new RegExp(`^(?:${prefixes})${body}$`);
const keysInText = new RegExp(`(?:${prefixes})${body}`, 'g');

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

/** The checksum of a key without its last six characters, in base 62. */
function checksumOf(text: string): string {
  let rest = crc32(text);
  let digits = '';
  while (digits.length < checksumCharacters) {
    digits = `${alphabet[rest % alphabet.length]}${digits}`;
    rest = Math.floor(rest / alphabet.length);
  }
  return digits;
}

/** Random characters of the alphabet. Bytes from 248 are discarded: they would favour the first characters. */
function randomText(randomBytes: (length: number) => Uint8Array): string {
  const unbiasedLimit = 256 - (256 % alphabet.length);
  let text = '';
  while (text.length < randomCharacters) {
    const unbiased = [...randomBytes(randomCharacters)].filter((byte) => byte < unbiasedLimit);
    text += unbiased.map((byte) => alphabet[byte % alphabet.length]).join('');
  }
  return text.slice(0, randomCharacters);
}

/** A new key: its type's prefix, 178 bits of `randomBytes`, and a checksum. */
export function apiKeyFrom(type: ApiKeyType, randomBytes: (length: number) => Uint8Array): string {
  const text = `${apiKeyPrefixes[type]}${randomText(randomBytes)}`;
  return `${text}${checksumOf(text)}`;
}

/**
 * The type of a key by its format and checksum; `undefined` for any other text. It does not check that the key was ever
 * issued.
 */
export function apiKeyTypeOf(text: string): ApiKeyType | undefined {
  if (!wholeKey.test(text)) return undefined;
  if (checksumOf(text.slice(0, -checksumCharacters)) !== text.slice(-checksumCharacters)) return undefined;
  return apiKeyTypes.find((type) => text.startsWith(apiKeyPrefixes[type]));
}

/** Whether a text contains a key, as after a paste into the wrong field. */
export function containsApiKey(text: string): boolean {
  return (text.match(keysInText) ?? []).some((key) => apiKeyTypeOf(key) !== undefined);
}

/** Why a text cannot be the name of an API key. */
export type ApiKeyNameFault = 'missing' | 'contains-key' | 'unshown-characters' | 'too-long';

/**
 * Why a trimmed text cannot be the name of an API key; `undefined` if it can. A text that contains a key is rejected:
 * names are shown, keys are not.
 */
export function apiKeyNameFault(name: string): ApiKeyNameFault | undefined {
  if (!isVisibleText(name)) return 'missing';
  if (containsApiKey(name)) return 'contains-key';
  if (!isStorableText(name)) return 'unshown-characters';
  return [...name].length > apiKeyLimits.nameMaxCharacters ? 'too-long' : undefined;
}
