import { describe, expect, it } from 'vitest';
import { stateValueNames } from '../../state-value-names';
import { member } from '../../test-kit';
import { controlledActor, createTestActor, transitionCoverage } from '../../testing';
import {
  authCallbackMachine,
  type AuthCallbackInput,
  type FindSessionOutcome,
  type SetSessionInput,
  type SetSessionOutcome,
} from '.';

const coverage = transitionCoverage(authCallbackMachine);

const tokens = {
  kind: 'tokens',
  accessToken: 'access-token',
  refreshToken: 'refresh-token',
  expected: true,
} as const;
const offline = { code: 'network', message: 'You seem to be offline.' };
const toSignIn = { type: 'navigate', to: '/signin', replace: true };
const invalid = {
  title: 'Login failed',
  description: 'Authentication link is invalid or expired',
  variant: 'destructive',
  type: 'error',
};

function startCallback(callback: AuthCallbackInput['callback'], returnTo?: string) {
  const findSession = controlledActor<FindSessionOutcome, undefined>();
  const setSession = controlledActor<SetSessionOutcome, SetSessionInput>();
  const test = createTestActor(authCallbackMachine, {
    actors: { findSession: findSession.logic, setSession: setSession.logic },
    input: { callback, ...(returnTo && { returnTo }) },
    coverage,
  });
  return {
    ...test,
    findSession,
    setSession,
    find: (user: typeof member | null) => findSession.latest().resolve({ ok: true, user }),
    states: () => stateValueNames('auth-callback', test.actor.getSnapshot().value),
    problem: () => test.actor.getSnapshot().context.problem,
    dump: () => JSON.stringify(test.actor.getPersistedSnapshot()),
  };
}

describe('an existing session', () => {
  // @spec callback.existing
  it('shows a greeting and navigates', async () => {
    const callback = startCallback({ kind: 'nothing' }, '/pricing');
    expect(callback.states()).toEqual(['auth-callback.checking']);
    await callback.find(member);
    expect(callback.states()).toEqual(['auth-callback.succeeded']);
    expect(callback.emitted).toEqual([
      {
        type: 'notify',
        toast: {
          title: 'Successfully logged in',
          description: 'Welcome back, Free Member!',
          variant: 'success',
          type: 'success',
        },
      },
      { type: 'navigate', to: '/pricing', replace: true },
    ]);
  });

  it('has priority over the URL', async () => {
    const callback = startCallback(tokens);
    await callback.find(member);
    expect(callback.setSession.calls).toEqual([]);
    expect(callback.dump()).not.toContain('token');
  });
});

describe('tokens in the URL', () => {
  // @spec callback.tokens
  it('create a session and are cleared', async () => {
    const callback = startCallback(tokens);
    await callback.find(null);
    expect(callback.states()).toEqual(['auth-callback.settingSession']);
    expect(callback.setSession.latest().input).toEqual({ callback: tokens });
    await callback.setSession.latest().resolve({ ok: true, user: member });
    expect(callback.states()).toEqual(['auth-callback.succeeded']);
    expect(callback.toasts()).toMatchObject([{ title: 'Successfully logged in' }]);
    expect(callback.emitted.at(-1)).toEqual({ type: 'navigate', to: '/', replace: true });
    expect(callback.dump()).not.toContain('token');
  });

  it('lead to the sign-in page if the session needs a code', async () => {
    const callback = startCallback(tokens, '/account');
    await callback.find(null);
    await callback.setSession.latest().resolve({ ok: true, user: member, codeRequired: true });
    expect(callback.states()).toEqual(['auth-callback.codeRequired']);
    expect(callback.emitted).toEqual([{ ...toSignIn, state: { returnTo: '/account' } }]);
    expect(callback.dump()).not.toContain('token');
  });

  it('lead to a warning if the session could not be stored', async () => {
    const callback = startCallback(tokens);
    await callback.find(null);
    await callback.setSession.latest().resolve({ ok: true, user: member, storage: false });
    expect(callback.toasts()).toMatchObject([
      { title: 'Successfully logged in' },
      { title: 'Signed in until you close this tab', variant: 'warning' },
    ]);
  });

  // @spec success.google
  it.each([
    [{ ...tokens, provider: 'google' }, undefined],
    [{ kind: 'code', code: 'a-code', expected: true }, 'google'],
  ] as const)('from Google are named in the toast: %j', async (request, provider) => {
    const callback = startCallback(request);
    await callback.find(null);
    await callback.setSession.latest().resolve({ ok: true, user: member, ...(provider && { provider }) });
    expect(callback.toasts()).toMatchObject([{ title: 'Google sign in successful' }]);
  });

  it.each(['otp_expired', 'refresh_token_not_found', 'validation_failed'])(
    'that are no longer valid lead to `invalid`: %s',
    async (code) => {
      const callback = startCallback(tokens);
      await callback.find(null);
      await callback.setSession.latest().resolve({ ok: false, problem: { code, message: 'No.' } });
      expect(callback.states()).toEqual(['auth-callback.invalid']);
      expect(callback.toasts()).toEqual([invalid]);
      expect(callback.emitted.at(-1)).toEqual(toSignIn);
      expect(callback.dump()).not.toContain('token"');
    },
  );

  // @spec callback.error
  it('that could not be checked lead to `failed`', async () => {
    const callback = startCallback(tokens);
    await callback.find(null);
    await callback.setSession.latest().resolve({ ok: false, problem: offline });
    expect(callback.states()).toEqual(['auth-callback.failed']);
    expect(callback.problem()).toEqual(offline);
    expect(callback.toasts()).toEqual([
      { title: 'Authentication error', description: offline.message, variant: 'destructive', type: 'error' },
    ]);
    expect(callback.emitted.at(-1)).toEqual(toSignIn);
  });

  it('that were not requested in this browser need a confirmation', async () => {
    const callback = startCallback({ ...tokens, expected: false, email: 'free@example.com' });
    await callback.find(null);
    expect(callback.states()).toEqual(['auth-callback.confirming']);
    expect(callback.setSession.calls).toEqual([]);
    expect(callback.actor.getSnapshot().context.callback).toMatchObject({ email: 'free@example.com' });
    callback.actor.send({ type: 'identity.confirmed' });
    expect(callback.states()).toEqual(['auth-callback.settingSession']);
  });

  it('that were not requested in this browser can be rejected, without a request or a toast', async () => {
    const callback = startCallback({ ...tokens, expected: false });
    await callback.find(null);
    callback.actor.send({ type: 'identity.refused' });
    expect(callback.states()).toEqual(['auth-callback.invalid']);
    expect(callback.problem()).toBeUndefined();
    expect(callback.emitted).toEqual([toSignIn]);
    expect(callback.setSession.calls).toEqual([]);
    expect(callback.dump()).not.toContain('token"');
  });
});

describe('a mailed link', () => {
  const link = { kind: 'mail', tokenHash: 'mailed-token', type: 'signup' } as const;

  it('sends nothing before the user presses the button', () => {
    const callback = startCallback(link);
    expect(callback.states()).toEqual(['auth-callback.confirming']);
    expect([...callback.findSession.calls, ...callback.setSession.calls]).toEqual([]);
    expect(callback.emitted).toEqual([]);
  });

  it('signs in when the user says so, and is cleared', async () => {
    const callback = startCallback(link, '/account');
    callback.actor.send({ type: 'identity.confirmed' });
    callback.actor.send({ type: 'identity.confirmed' });
    expect(callback.setSession.calls).toHaveLength(1);
    expect(callback.setSession.latest().input).toEqual({ callback: link });
    await callback.setSession.latest().resolve({ ok: true, user: member });
    expect(callback.states()).toEqual(['auth-callback.succeeded']);
    expect(callback.toasts()).toMatchObject([{ title: 'Successfully logged in' }]);
    expect(callback.emitted.at(-1)).toEqual({ type: 'navigate', to: '/account', replace: true });
    expect(callback.dump()).not.toContain('mailed-token');
  });

  it('that was used before says so on its page', async () => {
    const callback = startCallback(link);
    callback.actor.send({ type: 'identity.confirmed' });
    await callback.setSession
      .latest()
      .resolve({ ok: false, problem: { code: 'otp_expired', message: 'No.' } });
    expect(callback.states()).toEqual(['auth-callback.invalid']);
    expect(callback.problem()?.message).toContain('It was already used');
    expect(callback.emitted).toEqual([]);
    expect(callback.dump()).not.toContain('mailed-token');
  });

  it('is kept while the server cannot be reached', async () => {
    const callback = startCallback(link);
    callback.actor.send({ type: 'identity.confirmed' });
    await callback.setSession.latest().resolve({ ok: false, problem: offline });
    expect(callback.states()).toEqual(['auth-callback.confirming']);
    expect(callback.problem()).toEqual(offline);
    callback.actor.send({ type: 'identity.confirmed' });
    expect(callback.problem()).toBeUndefined();
    await callback.setSession.latest().resolve({ ok: true, user: member });
    expect(callback.states()).toEqual(['auth-callback.succeeded']);
  });

  it('is kept after a thrown error, which is reported', async () => {
    const error = new Error('broken');
    const callback = startCallback(link);
    callback.actor.send({ type: 'identity.confirmed' });
    await callback.setSession.latest().reject(error);
    expect(callback.states()).toEqual(['auth-callback.confirming']);
    expect(callback.problem()?.code).toBe('unexpected');
    expect(callback.emitted).toEqual([{ type: 'error.caught', error }]);
  });

  it('that is one of two for another address says that the other is needed', async () => {
    const callback = startCallback({ ...link, type: 'email_change' });
    callback.actor.send({ type: 'identity.confirmed' });
    await callback.setSession.latest().resolve({ ok: true, user: null });
    expect(callback.states()).toEqual(['auth-callback.accepted']);
    expect(callback.toasts()).toMatchObject([{ title: 'One more email', type: 'info' }]);
    expect(callback.emitted.at(-1)).toEqual({ type: 'navigate', to: '/', replace: true });
    expect(callback.dump()).not.toContain('mailed-token');
  });
});

describe('a URL without parameters', () => {
  // @spec callback.recheck
  it('looks for the session once more', async () => {
    const callback = startCallback({ kind: 'nothing' });
    await callback.find(null);
    expect(callback.states()).toEqual(['auth-callback.rechecking']);
    await callback.find(member);
    expect(callback.states()).toEqual(['auth-callback.succeeded']);
    expect(callback.toasts()).toEqual([{ title: 'Welcome!', variant: 'success', type: 'success' }]);
    expect(callback.emitted.at(-1)).toEqual({ type: 'navigate', to: '/', replace: true });
  });

  // @spec callback.none
  it('is an invalid link if there is no session', async () => {
    const callback = startCallback({ kind: 'nothing' });
    await callback.find(null);
    await callback.find(null);
    expect(callback.states()).toEqual(['auth-callback.invalid']);
    expect(callback.toasts()).toEqual([invalid]);
    expect(callback.emitted.at(-1)).toEqual(toSignIn);
  });

  // @spec callback.error
  it('shows why looking for the session failed', async () => {
    const callback = startCallback({ kind: 'nothing' });
    await callback.find(null);
    await callback.findSession.latest().resolve({ ok: false, problem: { code: 'network', message: '' } });
    expect(callback.states()).toEqual(['auth-callback.failed']);
    expect(callback.toasts()).toMatchObject([
      { title: 'Authentication error', description: 'Something went wrong' },
    ]);
  });

  it('is an invalid link at once if it is malformed', async () => {
    const callback = startCallback({ kind: 'malformed' });
    await callback.find(null);
    expect(callback.states()).toEqual(['auth-callback.invalid']);
    expect(callback.toasts()).toEqual([invalid]);
    expect(callback.setSession.calls).toEqual([]);
  });
});

describe('a URL with an error', () => {
  it('shows it as plain text, cut to 200 characters', () => {
    const description = `<img onerror>\u202e\n ${'😀'.repeat(300)}`;
    const callback = startCallback({ kind: 'error', description });
    expect(callback.states()).toEqual(['auth-callback.invalid']);
    const [toast] = callback.toasts();
    expect(toast?.title).toBe('Login failed');
    expect(toast?.description).toBe(`<img onerror> ${'😀'.repeat(186)}`);
    expect(callback.emitted.at(-1)).toEqual(toSignIn);
    expect(callback.findSession.calls).toEqual([]);
  });

  it('is an invalid link if the description is blank', () => {
    const callback = startCallback({ kind: 'error', description: ' ' });
    expect(callback.toasts()).toEqual([invalid]);
  });
});

describe('a thrown error', () => {
  const error = new Error('broken');

  it.each([
    ['the first `findSession`', { kind: 'nothing' }, 0],
    ['the second `findSession`', { kind: 'nothing' }, 1],
    ['`setSession`', tokens, 1],
  ] as const)('of %s shows an unexpected error and is reported', async (_, request, looks) => {
    const callback = startCallback(request);
    if (looks > 0) await callback.find(null);
    await (callback.setSession.calls.at(-1) ?? callback.findSession.latest()).reject(error);
    expect(callback.states()).toEqual(['auth-callback.failed']);
    expect(callback.toasts()).toMatchObject([
      { title: 'Authentication error', description: 'Something went wrong' },
    ]);
    expect(callback.emitted).toContainEqual({ type: 'error.caught', error });
  });

  it('is not needed: the first `findSession` can return a problem', async () => {
    const callback = startCallback(tokens);
    await callback.findSession.latest().resolve({ ok: false, problem: offline });
    expect(callback.states()).toEqual(['auth-callback.failed']);
    expect(callback.problem()).toEqual(offline);
  });
});

describe('the chart', () => {
  it('has a test for every transition', () => {
    expect(coverage.missing()).toEqual([]);
  });
});
