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

const isCodeRequired = async () => ({ ok: true, codeRequired: false });
const start = (api: object) => startFlow(signInFlow, { returnTo: '/' }, { api: { isCodeRequired, ...api } });

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

  it('asks for the code of the authenticator app after the password, and sends it', async () => {
    const giveCode = vi.fn(async () => ({ ok: true }));
    const { actor, happened } = await start({
      signIn: async () => ({ ok: true, codeRequired: true }),
      giveCode,
    });
    actor.send({ type: 'email.chosen' });
    actor.send({ type: 'credentials.submit', ...credentials });
    await waitFor(actor, (snapshot) => snapshot.matches('enteringCode'));
    expect(happened).toEqual([]);
    actor.send({ type: 'code.submit', code: '123 456' });
    await waitFor(actor, (snapshot) => snapshot.matches('done'));
    expect(giveCode).toHaveBeenCalledExactlyOnceWith({ code: '123456' }, expect.any(AbortSignal));
    expect(happened).toEqual(["Welcome back!: You've successfully logged in."]);
  });

  it('continues a sign-in that waits for its code, or ends it', async () => {
    const abandonSignIn = vi.fn(async () => ({ ok: true }));
    const codes = [true, false];
    const { actor } = await start({
      isCodeRequired: async () => ({ ok: true, codeRequired: codes.shift() }),
      abandonSignIn,
    });
    await waitFor(actor, (snapshot) => snapshot.matches('enteringCode'));
    actor.send({ type: 'code.cancelled' });
    await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
    expect(abandonSignIn).toHaveBeenCalledOnce();
  });

  it('asks for no code, and loads nothing, while no session is stored', async () => {
    const isCodeRequired = vi.fn();
    const { actor } = await startFlow(
      signInFlow,
      { returnTo: '/' },
      { api: { isCodeRequired }, hasStoredSession: false },
    );
    actor.send({ type: 'email.chosen' });
    await waitFor(actor, (snapshot) => snapshot.matches('editing'));
    expect(isCodeRequired).not.toHaveBeenCalled();
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
