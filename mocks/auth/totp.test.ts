import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fromBase32,
  isPastStep,
  matchTotp,
  newTotpSecret,
  toBase32,
  totpCode,
  totpStep,
  totpUri,
} from './totp';

const ascii = (text: string) => new TextEncoder().encode(text);
/** The secret of the test vectors of RFC 4226 and RFC 6238. */
const secret = toBase32(ascii('12345678901234567890'));
const seconds = (time: number) => time * 1000;

describe('base32', () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('encodes %j as in RFC 4648', (text, encoded) => {
    expect(toBase32(ascii(text))).toBe(encoded);
  });

  it('decodes what it encoded', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        expect([...fromBase32(toBase32(bytes))]).toEqual([...bytes]);
      }),
    );
  });

  it('rejects other characters', () => {
    expect(() => fromBase32('MZXW1')).toThrow('"1" is not a base32 character.');
  });
});

describe('a code', () => {
  // RFC 6238 lists eight digits; six digits are the end of them.
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at second %i is that of RFC 6238', async (time, expected) => {
    expect(await totpCode(secret, totpStep(seconds(time)))).toBe(expected.slice(-6));
  });

  it.each(
    ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'].map(
      (code, step) => [step, code] as const,
    ),
  )('of step %i is that of RFC 4226', async (step, code) => {
    expect(await totpCode(secret, step)).toBe(code);
  });

  it('is accepted for the current step and those beside it', async () => {
    const now = seconds(1_234_567_890);
    const current = totpStep(now);
    for (const step of [current - 1, current, current + 1])
      expect(await matchTotp(secret, await totpCode(secret, step), now)).toBe(step);
    for (const step of [current - 2, current + 2])
      expect(await matchTotp(secret, await totpCode(secret, step), now)).toBeUndefined();
  });

  it('is not accepted in any other form', async () => {
    const now = seconds(59);
    for (const code of ['', '28708', '2870820', '28708a', ' 287082', '94287082'])
      expect(await matchTotp(secret, code, now)).toBeUndefined();
    expect(await matchTotp(secret, '755224', seconds(0))).toBe(0);
  });

  it('need not be remembered once its step is too old', () => {
    const now = seconds(300);
    expect([8, 9, 10, 11].map((step) => isPastStep(step, now))).toEqual([true, false, false, false]);
  });
});

it('a new secret has 160 bits', () => {
  expect(newTotpSecret((length) => new Uint8Array(length).fill(255))).toBe('7'.repeat(32));
});

it('the address names the account, the issuer and the secret', () => {
  const uri = totpUri({ secret: 'MZXW6', issuer: 'app.test', account: 'ada+1@example.com' });
  expect(uri).toBe(
    'otpauth://totp/app.test:ada%2B1%40example.com?algorithm=SHA1&digits=6&issuer=app.test&period=30&secret=MZXW6',
  );
});
