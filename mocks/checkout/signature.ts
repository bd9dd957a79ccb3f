import type { Data } from '../db/schema';

/** How far the time of a signature may be from now, in seconds: what is older may be a replay. */
const toleranceSeconds = 300;
/** More signatures than a provider would send while it changes its secret. */
const mostSignatures = 8;

/** What the provider's events are signed with: the merchant's secret, else the stand-in's own. */
export function webhookSecretOf({ merchantConfig, webhookSecret }: Data): string {
  const stripe = merchantConfig?.stripe;
  const configured =
    typeof stripe === 'object' && stripe !== null && 'webhookSecret' in stripe && stripe.webhookSecret;
  return typeof configured === 'string' && configured !== '' ? configured : webhookSecret;
}

/** HMAC-SHA256 of `time.body`, in hexadecimal. */
async function signatureOf(body: Uint8Array, secret: string, time: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  const signed = Uint8Array.from([...encoder.encode(`${time}.`), ...body]);
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, signed));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The header `Stripe-Signature` for a body sent at a time (milliseconds since 1970). */
export async function signatureHeader(body: Uint8Array, secret: string, now: number): Promise<string> {
  const time = String(Math.floor(now / 1000));
  return `t=${time},v1=${await signatureOf(body, secret, time)}`;
}

/** The time and the signatures of such a header; `undefined` when it is malformed. Unknown schemes are passed over. */
function partsOf(header: string): { time: string; signatures: string[] } | undefined {
  const pairs = header.split(',').map((part) => part.trim().split('='));
  const valuesOf = (name: string) => pairs.filter(([key]) => key === name).map(([, value = '']) => value);
  const times = valuesOf('t');
  const [time = ''] = times;
  const signatures = valuesOf('v1');
  if (pairs.some((pair) => pair.length !== 2) || times.length !== 1 || !/^\d{1,12}$/.test(time))
    return undefined;
  if (signatures.length === 0 || signatures.length > mostSignatures) return undefined;
  return signatures.every((signature) => /^[\da-f]{64}$/.test(signature)) ? { time, signatures } : undefined;
}

/** Compares texts of one length in a time that does not tell where they differ. */
function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let index = 0; index < one.length; index += 1)
    difference |= one.charCodeAt(index) ^ other.charCodeAt(index);
  return difference === 0;
}

/** Whether the owner of the secret signed exactly this body, a short time ago. */
export async function isSigned(
  body: Uint8Array,
  header: string | null,
  { secret, now }: { secret: string; now: number },
): Promise<boolean> {
  const parts = partsOf(header ?? '');
  if (!parts) return false;
  const expected = await signatureOf(body, secret, parts.time);
  const isFresh = Math.abs(Math.floor(now / 1000) - Number(parts.time)) <= toleranceSeconds;
  const isGenuine = parts.signatures.map((signature) => isSame(signature, expected)).includes(true);
  return isGenuine && isFresh;
}
