import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { startSignUp } from './start-sign-up';

const details = { fullName: 'Ada', email: 'ada@example.com', password: 'lovelace', founder: false };

/** A sign-up page whose backend answers as the test says, and everything that happens, in order. */
function setup(answer: object) {
  const happened: string[] = [];
  const signUp = vi.fn(async () => answer);
  const actor = startSignUp({
    ask: (ask) => ask({ signUp } as never),
    returnTo: () => '/',
    notify: ({ title, description }) => happened.push([title, description].filter(Boolean).join(': ')),
    navigate: (to) => happened.push(`go to ${to}`),
  });
  actor.send({ type: 'details.submit', ...details });
  return { actor, happened, signUp };
}

describe('the sign-up of the page', () => {
  it('says that a mail is under way and goes home', async () => {
    const { actor, happened, signUp } = setup({ ok: true, confirmed: false, founder: false, storage: true });
    await waitFor(actor, (snapshot) => snapshot.matches('done'));
    expect(signUp).toHaveBeenCalledWith(details, expect.any(AbortSignal));
    expect(happened).toEqual([
      'Account created!: Please check your email for the confirmation link.',
      'go to /',
    ]);
  });

  it('stays where it is when the server refuses, with the reason', async () => {
    const { actor, happened } = setup({
      ok: false,
      problem: { code: 'user_already_exists', message: 'User already registered' },
    });
    await waitFor(actor, (snapshot) => snapshot.matches('editing'));
    expect(happened).toEqual(['Account creation failed: User already registered']);
  });
});
