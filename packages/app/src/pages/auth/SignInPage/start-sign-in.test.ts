import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { startSignIn } from './start-sign-in';

const credentials = { email: 'ada@example.com', password: ' secret ' };

/** A sign-in page whose backend answers as the test says. */
function setup(api: object) {
  const said: string[] = [];
  let returnTo = '/';
  const actor = startSignIn({
    ask: (ask) => ask(api as never),
    returnTo: () => returnTo,
    notify: ({ title, description }) => said.push([title, description].filter(Boolean).join(': ')),
  });
  const goLater = (path: string) => {
    returnTo = path;
  };
  return { actor, said, goLater };
}

describe('the sign-in of the page', () => {
  it('asks the backend once, with the password as typed, and says that it worked', async () => {
    const signIn = vi.fn(async () => ({ ok: true }));
    const { actor, said } = setup({ signIn });
    actor.send({ type: 'email.chosen' });
    actor.send({ type: 'credentials.submit', ...credentials });
    actor.send({ type: 'credentials.submit', ...credentials });
    await waitFor(actor, (snapshot) => snapshot.matches('done'));
    expect(signIn).toHaveBeenCalledOnce();
    expect(signIn).toHaveBeenCalledWith(credentials, expect.any(AbortSignal));
    expect(said).toEqual(["Welcome back!: You've successfully logged in."]);
  });

  it('takes to Google where the person is going now', async () => {
    const signInWithGoogle = vi.fn(async () => ({ ok: true }));
    const { actor, goLater } = setup({ signInWithGoogle });
    goLater('/account');
    actor.send({ type: 'google.chosen' });
    expect(signInWithGoogle).toHaveBeenCalledWith('/account', expect.any(AbortSignal));
  });

  it('sends no one anywhere after the page was left', () => {
    const signals: AbortSignal[] = [];
    const { actor } = setup({
      signInWithGoogle: (_: string, signal: AbortSignal) => {
        signals.push(signal);
        return new Promise(() => {});
      },
    });
    actor.send({ type: 'google.chosen' });
    actor.stop();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});
