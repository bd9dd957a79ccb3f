import { afterEach, expect, it, vi } from 'vitest';
import { anonKey } from './http/gateway';
import { hashPassword } from './auth/passwords';
import { totpCode } from './auth/totp';
import { countedBytes } from './environment';
import { subtleInPage } from './subtle-in-page';
import { createSeededBackend, testOrigin } from './testing/test-backend';
import { hmacSha256, sha256 } from '@verapix/server/crypto';

afterEach(() => void vi.unstubAllGlobals());

/** The global crypto of a page without https, with what the mock backend puts in its place. */
function withoutHttps() {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues, subtle: subtleInPage });
}

const hashed = () => hashPassword('a quiet lighthouse', { randomBytes: countedBytes(), passwordRounds: 10 });

it.each([
  ['SHA-256', () => sha256('text')],
  ['HMAC-SHA256', () => hmacSha256(new TextEncoder().encode('text'), 'secret')],
  ['HMAC-SHA1 of a one-time password', () => totpCode('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', 1)],
  ['PBKDF2 of a password', hashed],
])('computes the same as the browser: %s', async (_, compute) => {
  const expected = await compute();
  withoutHttps();
  expect(await compute()).toBe(expected);
});

it('signs and verifies access tokens, and refuses a changed one', async () => {
  withoutHttps();
  const backend = createSeededBackend();
  const { token } = await backend.signIn('premium');
  const read = (bearer: string) =>
    backend.fetch(
      new Request(`${testOrigin}/auth/v1/user`, {
        headers: { apikey: anonKey, Authorization: `Bearer ${bearer}` },
      }),
    );
  expect(await (await read(token)).json()).toMatchObject({ email: 'premium@example.com' });
  const [header, payload, signature = ''] = token.split('.');
  const changed = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
  expect((await read([header, payload, changed].join('.'))).status).toBe(403);
});

it('refuses what it does not have', async () => {
  await expect(subtleInPage.digest('SHA-512', new Uint8Array())).rejects.toThrow('not available');
  await expect(
    subtleInPage.importKey('raw', new Uint8Array(16), 'AES-GCM', false, ['encrypt']),
  ).rejects.toThrow('not available');
});
