/** Signatures of webhooks as in Standard Webhooks 1.0 (https://www.standardwebhooks.com), symmetric scheme `v1`. */

import { fromBase64, toBase64 } from '../crypto';

const secretPrefix = 'whsec_';

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
