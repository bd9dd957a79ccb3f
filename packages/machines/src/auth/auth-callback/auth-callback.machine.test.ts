import { describe, expect, it } from 'vitest';
import { controlledActor, createTestActor, transitionCoverage } from '../../testing';
import { member } from '../session/auth.test-kit';
import { selectAuthProblem } from '../shared/form.selectors';
import { toastsIn } from '../shared/form.test-kit';
import {
  authCallbackMachine,
  type CallbackRequest,
  type FindSessionOutcome,
  type SetSessionInput,
  type SetSessionOutcome,
  selectAuthCallbackStates,
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

function startCallback(callback: CallbackRequest, returnTo?: string) {
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
    states: () => selectAuthCallbackStates(test.actor.getSnapshot()),
    problem: () => selectAuthProblem(test.actor.getSnapshot()),
    toasts: () => toastsIn(test.emitted),
    dump: () => JSON.stringify(test.actor.getPersistedSnapshot()),
  };
}

describe('a session that is there already', () => {
  it('is welcomed, and the page is left', async () => {
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

  it('wins over what the address brings', async () => {
    const callback = startCallback(tokens);
    await callback.find(member);
    expect(callback.setSession.calls).toEqual([]);
    expect(callback.dump()).not.toContain('token');
  });
});

describe('tokens', () => {
  it('make a session, and are forgotten', async () => {
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

  it('warn when the session could not be stored', async () => {
    const callback = startCallback(tokens);
    await callback.find(null);
    await callback.setSession.latest().resolve({ ok: true, user: member, storage: false });
    expect(callback.toasts()).toMatchObject([
      { title: 'Successfully logged in' },
      { title: 'Signed in until you leave', variant: 'warning' },
    ]);
  });

  it.each([
    [{ ...tokens, provider: 'google' }, undefined],
    [{ kind: 'code', code: 'a-code', expected: true }, 'google'],
  ] as const)('from Google are said to be so: %j', async (request, provider) => {
    const callback = startCallback(request);
    await callback.find(null);
    await callback.setSession.latest().resolve({ ok: true, user: member, ...(provider && { provider }) });
    expect(callback.toasts()).toMatchObject([{ title: 'Google sign in successful' }]);
  });

  it.each(['otp_expired', 'refresh_token_not_found', 'validation_failed'])(
    'that are no good any more say so: %s',
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

  it('that could not be used say why', async () => {
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

  it('that nobody asked for in this browser are taken after a question', async () => {
    const callback = startCallback({ ...tokens, expected: false, email: 'free@example.com' });
    await callback.find(null);
    expect(callback.states()).toEqual(['auth-callback.confirming']);
    expect(callback.setSession.calls).toEqual([]);
    expect(callback.actor.getSnapshot().context.callback).toMatchObject({ email: 'free@example.com' });
    callback.actor.send({ type: 'identity.confirmed' });
    expect(callback.states()).toEqual(['auth-callback.settingSession']);
  });

  it('that nobody asked for in this browser can be refused, without a request and without a word', async () => {
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

describe('an address that brings nothing', () => {
  it('has the session looked for once more', async () => {
    const callback = startCallback({ kind: 'nothing' });
    await callback.find(null);
    expect(callback.states()).toEqual(['auth-callback.rechecking']);
    await callback.find(member);
    expect(callback.states()).toEqual(['auth-callback.succeeded']);
    expect(callback.toasts()).toEqual([{ title: 'Welcome!', variant: 'success', type: 'success' }]);
    expect(callback.emitted.at(-1)).toEqual({ type: 'navigate', to: '/', replace: true });
  });

  it('is an invalid link when there is none', async () => {
    const callback = startCallback({ kind: 'nothing' });
    await callback.find(null);
    await callback.find(null);
    expect(callback.states()).toEqual(['auth-callback.invalid']);
    expect(callback.toasts()).toEqual([invalid]);
    expect(callback.emitted.at(-1)).toEqual(toSignIn);
  });

  it('says why when it could not be looked for', async () => {
    const callback = startCallback({ kind: 'nothing' });
    await callback.find(null);
    await callback.findSession.latest().resolve({ ok: false, problem: { code: 'network', message: '' } });
    expect(callback.states()).toEqual(['auth-callback.failed']);
    expect(callback.toasts()).toMatchObject([
      { title: 'Authentication error', description: 'Something went wrong' },
    ]);
  });

  it('is an invalid link at once when it brings junk', async () => {
    const callback = startCallback({ kind: 'malformed' });
    await callback.find(null);
    expect(callback.states()).toEqual(['auth-callback.invalid']);
    expect(callback.toasts()).toEqual([invalid]);
    expect(callback.setSession.calls).toEqual([]);
  });
});

describe('an address that brings an error', () => {
  it('says it as text, without markup of its own and cut to 200 characters', () => {
    const description = `<img onerror>\u202e\n ${'😀'.repeat(300)}`;
    const callback = startCallback({ kind: 'error', description });
    expect(callback.states()).toEqual(['auth-callback.invalid']);
    const [toast] = callback.toasts();
    expect(toast?.title).toBe('Login failed');
    expect(toast?.description).toBe(`<img onerror> ${'😀'.repeat(186)}`);
    expect(callback.emitted.at(-1)).toEqual(toSignIn);
    expect(callback.findSession.calls).toEqual([]);
  });

  it('is an invalid link when it does not say which', () => {
    const callback = startCallback({ kind: 'error', description: ' ' });
    expect(callback.toasts()).toEqual([invalid]);
  });
});

describe('a throw', () => {
  const error = new Error('broken');

  it.each([
    ['the first look', { kind: 'nothing' }, 0],
    ['the second look', { kind: 'nothing' }, 1],
    ['the making of a session', tokens, 1],
  ] as const)('of %s is said to be unexpected, and reported', async (_, request, looks) => {
    const callback = startCallback(request);
    if (looks > 0) await callback.find(null);
    await (callback.setSession.calls.at(-1) ?? callback.findSession.latest()).reject(error);
    expect(callback.states()).toEqual(['auth-callback.failed']);
    expect(callback.toasts()).toMatchObject([
      { title: 'Authentication error', description: 'Something went wrong' },
    ]);
    expect(callback.emitted).toContainEqual({ type: 'error.caught', error });
  });

  it('is not needed: a first look that fails says why', async () => {
    const callback = startCallback(tokens);
    await callback.findSession.latest().resolve({ ok: false, problem: offline });
    expect(callback.states()).toEqual(['auth-callback.failed']);
    expect(callback.problem()).toEqual(offline);
  });
});

describe('the chart', () => {
  it('has no transition that no test takes', () => {
    expect(coverage.missing()).toEqual([]);
  });
});
