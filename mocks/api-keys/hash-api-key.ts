import { toBase64Url } from '../http/base64url';

/** SHA-256 of a whole key. A slow hash is for what people make up; nobody guesses 178 random bits. */
export async function hashApiKey(key: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key))));
}
