import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signWebhook, toWebhookSecret } from './webhook-signature';

/** The example of the reference implementation of Standard Webhooks. */
const example = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: 1614265330,
  body: '{"test": 2432232314}',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};
const other = toWebhookSecret(new Uint8Array(32).fill(7));

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

  it('has a signature for each secret', async () => {
    const [first = '', second = '', ...more] = (await signWebhook([other, example.secret], example)).split(
      ' ',
    );
    expect(first).toBe(await signWebhook([other], example));
    expect(second).toBe(example.signature);
    expect(more).toEqual([]);
  });
});
