import { describe, expect, it } from 'vitest';
import { stateValueNames } from '../../state-value-names';
import { controlledActor, createTestActor, unexpectedText, transitionCoverage } from '../../testing';
import type { AuthOutcome } from '../auth.types';
import { isAuthBusy } from '../form';
import { type FindIdentityOutcome, passwordResetMachine, type UpdatePasswordInput } from '.';

const coverage = transitionCoverage(passwordResetMachine);
const password = 'a new password';

function startReset() {
  const findIdentity = controlledActor<FindIdentityOutcome, undefined>();
  const updatePassword = controlledActor<AuthOutcome, UpdatePasswordInput>();
  const test = createTestActor(passwordResetMachine, {
    actors: { findIdentity: findIdentity.logic, updatePassword: updatePassword.logic },
    coverage,
  });
  return {
    ...test,
    findIdentity,
    updatePassword,
    snapshot: () => test.actor.getSnapshot(),
    states: () => stateValueNames('password-reset', test.actor.getSnapshot().value),
    submit: (first = password, repeated = first) =>
      test.actor.send({ type: 'password.submit', password: first, repeated }),
  };
}

async function ready() {
  const reset = startReset();
  await reset.findIdentity.latest().resolve({ ok: true, email: 'free@example.com' });
  return reset;
}

async function refused(code: string, reasons?: string[]) {
  const reset = await ready();
  reset.submit();
  const problem = { code, message: 'Refused.', ...(reasons && { reasons }) };
  await reset.updatePassword.latest().resolve({ ok: false, problem });
  return reset;
}

describe('the account of the password', () => {
  it('is loaded before the form is shown', async () => {
    const reset = startReset();
    expect(reset.states()).toEqual(['password-reset.checking']);
    await reset.findIdentity.latest().resolve({ ok: true, email: 'free@example.com' });
    expect(reset.states()).toEqual(['password-reset.ready']);
    expect(reset.snapshot().context.email).toBe('free@example.com');
  });

  it('is not found with an invalid link', async () => {
    const reset = startReset();
    await reset.findIdentity.latest().resolve({ ok: false, problem: { code: 'otp_expired', message: 'x' } });
    expect(reset.states()).toEqual(['password-reset.invalid']);
    expect(reset.snapshot().context.problem?.message).toBe('Authentication link is invalid or expired');
  });

  it('can be loaded again if the backend could not be reached', async () => {
    const reset = startReset();
    const problem = { code: 'network', message: 'You seem to be offline.' };
    await reset.findIdentity.latest().resolve({ ok: false, problem });
    expect(reset.snapshot().context.problem).toEqual(problem);
    reset.actor.send({ type: 'check.retried' });
    await reset.findIdentity.latest().resolve({ ok: true, email: 'free@example.com' });
    expect(reset.states()).toEqual(['password-reset.ready']);
    expect(reset.snapshot().context.problem).toBeUndefined();
  });

  it('stays unknown if loading throws, which is reported', async () => {
    const reset = startReset();
    const error = new Error('broken');
    await reset.findIdentity.latest().reject(error);
    expect(reset.states()).toEqual(['password-reset.invalid']);
    expect(reset.emitted).toEqual([{ type: 'error.caught', error }]);
  });
});

describe('a new password', () => {
  it('is saved once, with a toast and a navigation to the account page', async () => {
    const reset = await ready();
    reset.submit();
    reset.submit();
    expect(isAuthBusy(reset.snapshot())).toBe(true);
    expect(reset.updatePassword.calls).toHaveLength(1);
    expect(reset.updatePassword.latest().input).toEqual({ password });
    await reset.updatePassword.latest().resolve({ ok: true });
    expect(reset.states()).toEqual(['password-reset.done']);
    expect(reset.emitted).toEqual([
      {
        type: 'notify',
        toast: { title: 'Your password has been updated', variant: 'success', type: 'success' },
      },
      { type: 'navigate', to: '/account', replace: true },
    ]);
    expect(JSON.stringify(reset.actor.getPersistedSnapshot())).not.toContain(password);
  });

  it.each([
    ['is missing', '', '', { password: 'Enter a new password.' }],
    ['differs in the two fields', 'one', 'other', { repeated: 'The passwords are not the same.' }],
    [
      'is longer than 72 bytes',
      'ä'.repeat(37),
      'ä'.repeat(37),
      { password: 'Password can not be longer than 72 characters, or fewer with accents or emoji.' },
    ],
  ])('is not sent when it %s', async (_, first, repeated, errors) => {
    const reset = await ready();
    reset.submit(first, repeated);
    expect(reset.states()).toEqual(['password-reset.ready']);
    expect(reset.snapshot().context.fieldErrors).toEqual(errors);
    expect(reset.updatePassword.calls).toEqual([]);
  });

  it('that equals the old one is rejected at the field', async () => {
    const reset = await refused('same_password');
    expect(reset.states()).toEqual(['password-reset.ready']);
    expect(reset.snapshot().context.fieldErrors).toEqual({ password: 'Refused.' });
    expect(reset.toasts()).toEqual([
      { title: 'Error', description: 'Refused.', variant: 'destructive', type: 'error' },
    ]);
  });

  it.each([
    [['length'], 'Password must be at least 6 characters.'],
    [
      ['pwned', 'of-the-future', 'length'],
      'Password is known to be easy to guess: choose another one. Choose a stronger password. Password must be at least 6 characters.',
    ],
    [[], 'Choose a stronger password.'],
    [['toString'], 'Choose a stronger password.'],
  ])('that is weak is rejected with each reason: %j', async (reasons, text) => {
    const reset = await refused('weak_password', reasons);
    expect(reset.snapshot().context.fieldErrors).toEqual({ password: text });
  });

  it('is not saved if the session ended meanwhile', async () => {
    const reset = await refused('session_not_found');
    expect(reset.states()).toEqual(['password-reset.invalid']);
    expect(reset.toasts()).toMatchObject([
      { title: 'Error', description: 'Authentication link is invalid or expired' },
    ]);
  });

  it('can be submitted again if saving threw', async () => {
    const reset = await ready();
    reset.submit();
    const error = new Error('broken');
    await reset.updatePassword.latest().reject(error);
    expect(reset.states()).toEqual(['password-reset.ready']);
    expect(reset.toasts()).toMatchObject([{ title: 'Error', description: unexpectedText }]);
    expect(reset.emitted).toContainEqual({ type: 'error.caught', error });
  });
});

describe('the chart', () => {
  it('has a test for every transition', () => {
    expect(coverage.missing()).toEqual([]);
  });
});
