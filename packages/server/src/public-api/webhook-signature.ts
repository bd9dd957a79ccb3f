/** Signatures of webhooks as in Standard Webhooks 1.0 (https://www.standardwebhooks.com), symmetric scheme `v1`. */

import { fromBase64, isEqualText, toBase64 } from '../crypto';

/** Seconds by which the time of a webhook may differ from the receiver's clock. */
const toleranceSeconds = 300;
const secretPrefix = 'whsec_';
/** More secrets than are valid at once. */
const maxSignatures = 8;

/** The bytes of a new secret. */
export const webhookSecretBytes = 32;

/** Writes random bytes as a secret: `whsec_` and base64. */
export function toWebhookSecret(bytes: Uint8Array): string {
  return `${secretPrefix}${toBase64(bytes)}`;
}

export interface SignedMessage {
  /** The header `webhook-id`: the same for each attempt. */
  id: string;
  /** The header `webhook-timestamp`: seconds since 1970. */
  timestamp: number;
  /** The exact text of the request's body. */
  body: string;
}

const algorithm = { name: 'HMAC', hash: 'SHA-256' };

async function signatureOf(secret: string, { id, timestamp, body }: SignedMessage): Promise<string> {
  const bytes = fromBase64(secret.slice(secretPrefix.length));
  const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign']);
  const content = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  return `v1,${toBase64(new Uint8Array(await crypto.subtle.sign('HMAC', key, content)))}`;
}

/** The header `webhook-signature`: one signature for each secret, with spaces between them. */
export async function signWebhook(secrets: readonly string[], message: SignedMessage): Promise<string> {
  const signatures = await Promise.all(secrets.map((secret) => signatureOf(secret, message)));
  return signatures.join(' ');
}

/**
 * Whether a webhook was signed with the secret, as a receiver checks it. `now` is in milliseconds since 1970: a webhook
 * whose time differs by more than five minutes may be a replay.
 */
export async function isSignedWebhook(
  { headers, body }: { headers: Headers; body: string },
  { secret, now }: { secret: string; now: number },
): Promise<boolean> {
  const headerOf = (name: string) => headers.get(`webhook-${name}`) ?? '';
  const [id, time] = [headerOf('id'), headerOf('timestamp')];
  const signatures = headerOf('signature').split(' ');
  if (id === '' || !/^\d{1,12}$/.test(time) || signatures.length > maxSignatures) return false;
  const timestamp = Number(time);
  const expected = await signatureOf(secret, { id, timestamp, body });
  const isFresh = Math.abs(Math.floor(now / 1000) - timestamp) <= toleranceSeconds;
  const isGenuine = signatures.map((signature) => isEqualText(signature, expected)).includes(true);
  return isGenuine && isFresh;
}
