import { beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { startFlow } from '../../app/flow/flow.test-kit';
import { signInFlow } from './sign-in.flow';

const credentials = { email: 'ada@example.com', password: ' secret ' };
let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  return () => vi.unstubAllGlobals();
});

const start = (api: object) => startFlow(signInFlow, { returnTo: '/' }, { api });

describe('signing in', () => {
  it('sends one request, with the password as typed, and reports success', async () => {
    const signIn = vi.fn(async () => ({ ok: true }));
    const { actor, happened } = await start({ signIn });
    actor.send({ type: 'email.chosen' });
    actor.send({ type: 'credentials.submit', ...credentials });
    actor.send({ type: 'credentials.submit', ...credentials });
    await waitFor(actor, (snapshot) => snapshot.matches('done'));
    expect(signIn).toHaveBeenCalledExactlyOnceWith(credentials, expect.any(AbortSignal));
    expect(happened).toEqual(["Welcome back!: You've successfully logged in."]);
  });

  it('remembers for Google where the user goes now, not where they went when the page opened', async () => {
    const signInWithGoogle = vi.fn(async () => ({ ok: true }));
    const { actor, update } = await start({ signInWithGoogle });
    update({ returnTo: '/account' });
    actor.send({ type: 'google.chosen' });
    await vi.waitFor(() =>
      expect(signInWithGoogle).toHaveBeenCalledWith('/account', expect.any(AbortSignal)),
    );
  });

  it('redirects nowhere after the page was left', async () => {
    const signals: AbortSignal[] = [];
    const { actor } = await start({
      signInWithGoogle: (_: string, signal: AbortSignal) => {
        signals.push(signal);
        return new Promise(() => {});
      },
    });
    actor.send({ type: 'google.chosen' });
    await vi.waitFor(() => expect(signals).toHaveLength(1));
    actor.stop();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it('can be used again when the browser comes back from Google', async () => {
    const { actor } = await start({ signInWithGoogle: () => new Promise(() => {}) });
    actor.send({ type: 'google.chosen' });
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(actor.getSnapshot().matches('redirecting')).toBe(false);
  });
});
