import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isSigned, signatureHeader, webhookSecretOf } from './signature';

const body = new TextEncoder().encode('{"name":"é"}');
const secret = 'whsec_test';
const time = '1700000000';
const now = 1_700_000_000_000;

/** The signature of the body at a time, as the provider makes it. */
const signatureAt = (signedTime: string) =>
  createHmac('sha256', secret).update(`${signedTime}.`).update(body).digest('hex');
const signature = signatureAt(time);
const another = '0'.repeat(64);

describe('the header of a signature', () => {
  it('has the time in seconds and the HMAC-SHA256 of the time and the body', async () => {
    expect(await signatureHeader(body, secret, now + 999)).toBe(`t=${time},v1=${signature}`);
  });

  it.each([
    ['the signature', `t=${time},v1=${signature}`],
    ['spaces, and another scheme', ` t=${time} , v0=abc , v1=${signature} `],
    ['the time at the end', `v1=${signature},t=${time}`],
    ['another signature before it', `t=${time},v1=${another},v1=${signature}`],
    ['another signature behind it', `t=${time},v1=${signature},v1=${another}`],
    ['eight signatures', `t=${time}${`,v1=${another}`.repeat(7)},v1=${signature}`],
  ])('is accepted with %s', async (_what, header) => {
    expect(await isSigned(body, header, { secret, now })).toBe(true);
  });

  it.each([
    ['no time', `v1=${signature}`],
    ['no signature', `t=${time}`],
    ['only another scheme', `t=${time},v0=${signature}`],
    ['two times', `t=${time},t=1,v1=${signature}`],
    ['two times, the genuine one behind', `t=1,t=${time},v1=${signature}`],
    ['capitals', `t=${time},v1=${signature.toUpperCase()}`],
    ['half a signature', `t=${time},v1=${signature.slice(0, 32)}`],
    ['a longer signature beside it', `t=${time},v1=${signature},v1=${another}0`],
    ['letters before a signature beside it', `t=${time},v1=${signature},v1=x${another}`],
    ['a signature of other letters beside it', `t=${time},v1=${signature},v1=${'g'.repeat(64)}`],
    ['nine signatures', `t=${time}${`,v1=${signature}`.repeat(9)}`],
    ['junk beside it', `t=${time},v1=${signature},junk`],
    ['two equals signs', `t=${time},v1=${signature},v0=a=b`],
    ['nothing in it', ''],
  ])('is rejected with %s', async (_what, header) => {
    expect(await isSigned(body, header, { secret, now })).toBe(false);
  });

  it.each(['+1700000000', '1700000000.0', '17e8', '0001700000000', '0x6553f100', ''])(
    'is rejected with a signed time in other than up to 12 digits: %j',
    async (written) => {
      const header = `t=${written},v1=${signatureAt(written)}`;
      expect(await isSigned(body, header, { secret, now })).toBe(false);
    },
  );

  it('is rejected if it is missing', async () => {
    expect(await isSigned(body, null, { secret, now })).toBe(false);
  });

  it('is rejected with another body or secret', async () => {
    const header = `t=${time},v1=${signature}`;
    expect(await isSigned(body.subarray(1), header, { secret, now })).toBe(false);
    expect(await isSigned(body, header, { secret: 'guess', now })).toBe(false);
  });

  it.each([
    [-300_001, false],
    [-300_000, true],
    [300_999, true],
    [301_000, false],
  ])('%i ms after its time: whether it is accepted is %s', async (age, isAccepted) => {
    const header = `t=${time},v1=${signature}`;
    expect(await isSigned(body, header, { secret, now: now + age })).toBe(isAccepted);
  });
});

describe('the secret of the webhook', () => {
  it.each([
    [{ stripe: { webhookSecret: 'of the merchant' } }, 'of the merchant'],
    [{ stripe: { webhookSecret: '' } }, 'of the environment'],
    [{ stripe: { webhookSecret: null } }, 'of the environment'],
    [{ stripe: {} }, 'of the environment'],
    [{}, 'of the environment'],
    [null, 'of the environment'],
  ])('with the configuration %j is the one %s', async (configuration, expected) => {
    const ports = {
      merchant: { read: async () => configuration },
      payments: { webhookSecret: async () => 'of the environment' },
    };
    expect(await webhookSecretOf(ports as unknown as Parameters<typeof webhookSecretOf>[0])).toBe(expected);
  });
});
