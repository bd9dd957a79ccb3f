import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { startFlow } from '../../app/flow/flow.test-kit';
import { signUpFlow } from './sign-up.flow';

const details = { fullName: 'Ada', email: 'ada@example.com', password: 'lovelace', founder: false };

beforeEach(() => vi.stubGlobal('addEventListener', () => {}));
afterEach(() => vi.unstubAllGlobals());

/** Submits the form to a backend that gives this answer. */
async function submit(answer: object, user: object | null = null) {
  const signUp = vi.fn(async () => answer);
  const flow = await startFlow(
    signUpFlow,
    { returnTo: '/' },
    { api: { signUp }, view: () => ({ user }) as never },
  );
  flow.actor.send({ type: 'details.submit', ...details });
  return { ...flow, signUp };
}

describe('signing up', () => {
  it('says that a mail was sent and goes home', async () => {
    const answer = { ok: true, confirmed: false, founder: false, storage: true };
    const { actor, happened, signUp } = await submit(answer);
    await waitFor(actor, (snapshot) => snapshot.matches('done'));
    expect(signUp).toHaveBeenCalledWith(details, expect.any(AbortSignal));
    expect(happened).toEqual([
      'Account created!: Please check your email for the confirmation link.',
      'go to /',
    ]);
  });

  it('leaves a user who is signed in at once to the redirect of the page', async () => {
    const answer = { ok: true, confirmed: true, founder: false, storage: true };
    const { actor, happened } = await submit(answer, { id: 'ada' });
    await waitFor(actor, (snapshot) => snapshot.matches('done'));
    expect(happened.join()).not.toContain('go to');
  });

  it('stays on the page when the server refuses, with the reason', async () => {
    const { actor, happened } = await submit({
      ok: false,
      problem: {
        code: 'user_already_exists',
        message: 'There’s already an account with this email address.',
      },
    });
    await vi.waitFor(() => expect(happened).toEqual(['Account creation failed']));
    expect(actor.getSnapshot().matches('editing')).toBe(true);
  });
});
