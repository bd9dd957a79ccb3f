import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isSignedWebhook, signWebhook, toWebhookSecret } from './webhook-signature';

/** The example of the reference implementation of Standard Webhooks. */
const example = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: 1614265330,
  body: '{"test": 2432232314}',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};
const other = toWebhookSecret(new Uint8Array(32).fill(7));

function received(changes: Partial<Omit<typeof example, 'timestamp'>> & { timestamp?: string } = {}) {
  const { id, body, signature } = { ...example, ...changes };
  const timestamp = changes.timestamp ?? String(example.timestamp);
  const headers = new Headers({
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signature,
  });
  return { headers, body };
}

const check = { secret: example.secret, now: example.timestamp * 1000 };

describe('a signed webhook', () => {
  it('has the signature of the published example', async () => {
    expect(await signWebhook([example.secret], example)).toBe(example.signature);
  });

  it('has a secret of random bytes in base64, with its prefix', () => {
    expect(toWebhookSecret(Uint8Array.of(0, 251, 255))).toBe('whsec_APv/');
  });

  it('has the HMAC-SHA256 of its id, time and body', async () => {
    const hmac = createHmac('sha256', Buffer.alloc(32, 7)).update('msg_1.1614265330.{"name":"é"}');
    const message = { id: 'msg_1', timestamp: example.timestamp, body: '{"name":"é"}' };
    expect(await signWebhook([other], message)).toBe(`v1,${hmac.digest('base64')}`);
  });

  it('is accepted with each of the secrets that signed it', async () => {
    const signature = await signWebhook([other, example.secret], example);
    expect(await isSignedWebhook(received({ signature }), check)).toBe(true);
    expect(await isSignedWebhook(received({ signature }), { ...check, secret: other })).toBe(true);
  });

  it('is accepted with eight signatures, of which one is genuine', async () => {
    const signature = [...Array(7).fill('v1,AAAA'), example.signature].join(' ');
    expect(await isSignedWebhook(received({ signature }), check)).toBe(true);
  });

  it('is rejected without an id, even if signed so', async () => {
    const signature = await signWebhook([example.secret], { ...example, id: '' });
    expect(await isSignedWebhook(received({ id: '', signature }), check)).toBe(false);
  });

  it.each(['+1614265330', '1614265330.0', '0001614265330', '0x6037bbf2'])(
    'is rejected with the time in other digits than it was signed with: %s',
    async (timestamp) => {
      expect(await isSignedWebhook(received({ timestamp }), check)).toBe(false);
    },
  );

  it.each([
    ['another secret', received(), { secret: other }],
    ['another body', received({ body: '{"test": 2432232315}' }), {}],
    ['another id', received({ id: 'msg_2' }), {}],
    ['another time', received({ timestamp: '1614265331' }), {}],
    ['a time that is no number', received({ timestamp: '1614265330.5' }), {}],
    ['another scheme', received({ signature: example.signature.replace('v1', 'v1a') }), {}],
    ['an empty signature', received({ signature: '' }), {}],
    ['too many signatures', received({ signature: Array(9).fill(example.signature).join(' ') }), {}],
    ['no headers', { headers: new Headers(), body: example.body }, {}],
    ['a time more than five minutes ago', received(), { now: check.now + 301_000 }],
    ['a time more than five minutes ahead', received(), { now: check.now - 300_001 }],
  ])('is rejected with %s', async (_what, message, changes) => {
    expect(await isSignedWebhook(message, { ...check, ...changes })).toBe(false);
  });

  it.each([300_999, 0, -300_000])('is accepted with a clock that differs by %i ms', async (difference) => {
    const now = check.now + difference;
    expect(await isSignedWebhook(received(), { ...check, now })).toBe(true);
  });
});
