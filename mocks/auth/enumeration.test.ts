import { afterEach, expect, it, vi } from 'vitest';
import { call, createTestBackend } from '../testing/test-backend';
import { memberOf, signInAs, signUpAs } from '../testing/user-actions';

afterEach(() => vi.restoreAllMocks());

/** The rounds of hashing that a request takes: nearly all of its time. */
async function roundsOf(request: () => Promise<unknown>): Promise<number> {
  const derive = vi.spyOn(crypto.subtle, 'deriveBits');
  await request();
  const rounds = derive.mock.calls.map(([algorithm]) => (algorithm as Pbkdf2Params).iterations);
  derive.mockRestore();
  return rounds.reduce((sum, count) => sum + count, 0);
}

it('the time of an answer does not say whether an address has an account', async () => {
  const backend = createTestBackend();
  await memberOf(backend);
  const requests = {
    signIn: (email: string) => signInAs(backend, email, 'wrong-password-7'),
    signUp: (email: string) => signUpAs(backend, email),
    recover: (email: string) => call(backend, 'POST', '/auth/v1/recover', { body: { email } }),
  };
  for (const send of Object.values(requests)) {
    const taken = await roundsOf(() => send('ada@example.com'));
    expect(await roundsOf(() => send('nobody@example.com'))).toBe(taken);
  }
  expect(await roundsOf(() => requests.signIn('nobody@example.com'))).toBeGreaterThan(0);
  expect(await roundsOf(() => requests.signUp('ada@example.com'))).toBeGreaterThan(0);
});

it('a sign-in and a recovery say the same of every address', async () => {
  const backend = createTestBackend();
  await memberOf(backend);
  const answers = async (send: (email: string) => Promise<{ status: number; body: unknown }>) =>
    Promise.all(['ada@example.com', 'nobody@example.com'].map(send));
  const [wrong, unknown] = await answers((email) => signInAs(backend, email, 'wrong-password-7'));
  expect([wrong?.status, wrong?.body]).toEqual([unknown?.status, unknown?.body]);
  const [mailed, silent] = await answers((email) =>
    call(backend, 'POST', '/auth/v1/recover', { body: { email } }),
  );
  expect([mailed?.status, mailed?.body]).toEqual([silent?.status, silent?.body]);
});
