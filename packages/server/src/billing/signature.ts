import * as v from 'valibot';
import { hmacSha256, isEqualText } from '../crypto';
import type { FunctionPorts } from '../ports';

/** Maximum age of a signature, in seconds: an older one may be a replay. */
const toleranceSeconds = 300;
/** More signatures than a provider sends while it rotates its secret. */
const maxSignatures = 8;

const configuredSecret = v.object({
  stripe: v.object({ webhookSecret: v.pipe(v.string(), v.nonEmpty()) }),
});

/** The secret that signs the provider's events: the merchant's, or that of the environment if none is configured. */
export async function webhookSecretOf({
  merchant,
  payments,
}: Pick<FunctionPorts, 'merchant' | 'payments'>): Promise<string> {
  const parsed = v.safeParse(configuredSecret, await merchant.read());
  return parsed.success ? parsed.output.stripe.webhookSecret : payments.webhookSecret();
}

/** HMAC-SHA256 of `time.body`, in hexadecimal. */
function signatureOf(body: Uint8Array, secret: string, time: string): Promise<string> {
  return hmacSha256(Uint8Array.from([...new TextEncoder().encode(`${time}.`), ...body]), secret);
}

/** The `Stripe-Signature` header of a body sent at a time (milliseconds since 1970). */
export async function signatureHeader(body: Uint8Array, secret: string, now: number): Promise<string> {
  const time = String(Math.floor(now / 1000));
  return `t=${time},v1=${await signatureOf(body, secret, time)}`;
}

/** Parses such a header; `undefined` if it is malformed. Unknown schemes are ignored. */
function parseHeader(header: string): { time: string; signatures: string[] } | undefined {
  const pairs = header.split(',').map((part) => part.trim().split('='));
  const valuesOf = (name: string) => pairs.filter(([key]) => key === name).map(([, value = '']) => value);
  const times = valuesOf('t');
  const [time = ''] = times;
  const signatures = valuesOf('v1');
  if (pairs.some((pair) => pair.length !== 2) || times.length !== 1 || !/^\d{1,12}$/.test(time))
    return undefined;
  if (signatures.length > maxSignatures) return undefined;
  return signatures.every((signature) => /^[\da-f]{64}$/.test(signature)) ? { time, signatures } : undefined;
}

/** Whether exactly this body was signed with the secret, and recently. */
export async function isSigned(
  body: Uint8Array,
  header: string | null,
  { secret, now }: { secret: string; now: number },
): Promise<boolean> {
  const parts = parseHeader(header ?? '');
  if (!parts) return false;
  const expected = await signatureOf(body, secret, parts.time);
  const isFresh = Math.abs(Math.floor(now / 1000) - Number(parts.time)) <= toleranceSeconds;
  const isGenuine = parts.signatures.map((signature) => isEqualText(signature, expected)).includes(true);
  return isGenuine && isFresh;
}
