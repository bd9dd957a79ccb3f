import type { Outcome } from '@verapix/domain';
import { describe, expect, it } from 'vitest';
import { stateValueNames } from '../../state-value-names';
import { controlledActor, createTestActor, transitionCoverage } from '../../testing';
import { isAuthBusy } from '../form';
import { type FindIdentityOutcome, passwordResetMachine, type UpdatePasswordInput } from '.';

const coverage = transitionCoverage(passwordResetMachine);
const password = 'a new password';

function startReset() {
  const findIdentity = controlledActor<FindIdentityOutcome, undefined>();
  const updatePassword = controlledActor<Outcome, UpdatePasswordInput>();
  const sendCode = controlledActor<Outcome, undefined>();
  const sendLink = controlledActor<Outcome, { email: string }>();
  const test = createTestActor(passwordResetMachine, {
    actors: {
      findIdentity: findIdentity.logic,
      updatePassword: updatePassword.logic,
      sendCode: sendCode.logic,
      sendLink: sendLink.logic,
    },
    coverage,
  });
  return {
    ...test,
    findIdentity,
    updatePassword,
    sendCode,
    sendLink,
    snapshot: () => test.actor.getSnapshot(),
    states: () => stateValueNames('password-reset', test.actor.getSnapshot().value),
    submit: (first = password, repeated = first, proof: { current?: string; code?: string } = {}) =>
      test.actor.send({
        type: 'password.submit',
        current: '',
        code: '',
        ...proof,
        password: first,
        repeated,
      }),
  };
}

async function ready({ asksCurrent = false } = {}) {
  const reset = startReset();
  await reset.findIdentity.latest().resolve({ ok: true, email: 'free@example.com', asksCurrent });
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
    await reset.findIdentity.latest().resolve({ ok: true, email: 'free@example.com', asksCurrent: false });
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
    await reset.findIdentity.latest().resolve({ ok: true, email: 'free@example.com', asksCurrent: false });
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
    expect(reset.updatePassword.latest().input).toEqual({ password, current: '', code: '' });
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
    ['differs in the two fields', 'one', 'other', { repeated: 'The passwords don’t match.' }],
    [
      'is longer than 72 bytes',
      'ä'.repeat(37),
      'ä'.repeat(37),
      { password: 'Use at most 72 characters in your password, or fewer with accents or emoji.' },
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
    expect(reset.toasts()).toEqual([{ title: 'Error', variant: 'destructive', type: 'error' }]);
  });

  it.each([
    [['length'], 'Password must be at least 6 characters.'],
    [
      ['pwned', 'of-the-future', 'length'],
      'This password is easy to guess. Choose another one. Choose a stronger password. Password must be at least 6 characters.',
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
    expect(reset.toasts()).toMatchObject([{ title: 'Error' }]);
  });

  it('can be submitted again if saving threw', async () => {
    const reset = await ready();
    reset.submit();
    const error = new Error('broken');
    await reset.updatePassword.latest().reject(error);
    expect(reset.states()).toEqual(['password-reset.ready']);
    expect(reset.toasts()).toMatchObject([{ title: 'Error' }]);
    expect(reset.emitted).toContainEqual({ type: 'error.caught', error });
  });
});

const failed = (code: string) => ({ ok: false as const, problem: { code, message: `${code}.` } });
const current = 'the old password';

describe('the current password', () => {
  it('is needed, and differs from the new one', async () => {
    const reset = await ready({ asksCurrent: true });
    reset.submit();
    expect(reset.snapshot().context.fieldErrors).toEqual({ current: 'Enter your current password.' });
    reset.submit(current, current, { current });
    expect(reset.snapshot().context.fieldErrors).toEqual({
      password: 'Choose a password that’s different from your current one.',
    });
    expect(reset.updatePassword.calls).toEqual([]);
    reset.submit(password, password, { current });
    expect(reset.updatePassword.latest().input).toEqual({ password, current, code: '' });
    expect(JSON.stringify(reset.snapshot().context)).not.toContain(current);
  });

  it('is asked for as soon as the server needs it', async () => {
    const reset = await ready();
    reset.submit();
    await reset.updatePassword.latest().resolve(failed('current_password_required'));
    expect(reset.snapshot().context).toMatchObject({
      asksCurrent: true,
      fieldErrors: { current: 'Enter your current password.' },
    });
  });

  it('can be given again if it was wrong', async () => {
    const reset = await ready({ asksCurrent: true });
    reset.submit(password, password, { current });
    await reset.updatePassword.latest().resolve(failed('current_password_invalid'));
    expect(reset.states()).toEqual(['password-reset.ready']);
    expect(reset.snapshot().context.fieldErrors).toEqual({ current: 'That’s not your current password.' });
  });

  it('can be replaced by a mailed link', async () => {
    const reset = await ready({ asksCurrent: true });
    reset.actor.send({ type: 'link.requested' });
    expect(reset.sendLink.latest().input).toEqual({ email: 'free@example.com' });
    await reset.sendLink.latest().resolve({ ok: true });
    expect(reset.toasts()).toMatchObject([{ title: 'Password reset email has been sent' }]);
    expect(reset.states()).toEqual(['password-reset.ready']);
  });

  it('says if the link could not be mailed', async () => {
    const reset = await ready({ asksCurrent: true });
    reset.actor.send({ type: 'link.requested' });
    await reset.sendLink.latest().resolve(failed('unreachable'));
    expect(reset.snapshot().context.problem).toEqual({ code: 'unreachable', message: 'unreachable.' });
    reset.actor.send({ type: 'link.requested' });
    await reset.sendLink.latest().reject(new Error('broken'));
    expect(reset.toasts().at(-1)).toMatchObject({ title: 'Error' });
  });
});

describe('the mailed code', () => {
  async function codeMailed() {
    const reset = await ready({ asksCurrent: true });
    reset.submit(password, password, { current });
    await reset.updatePassword.latest().resolve(failed('reauthentication_needed'));
    expect(reset.states()).toEqual(['password-reset.sendingCode']);
    await reset.sendCode.latest().resolve({ ok: true });
    return reset;
  }

  it('is mailed when the server needs it, and sent with the passwords', async () => {
    const reset = await codeMailed();
    expect(reset.snapshot().context).toMatchObject({ asksCode: true, fieldErrors: {} });
    expect(reset.toasts()).toMatchObject([{ title: 'Check your email' }]);
    reset.submit(password, password, { current, code: '12' });
    expect(reset.snapshot().context.fieldErrors).toEqual({ code: 'Enter the six digits from our email.' });
    reset.submit(password, password, { current, code: '123 456' });
    expect(reset.updatePassword.latest().input).toEqual({ password, current, code: '123456' });
    expect(JSON.stringify(reset.snapshot().context)).not.toContain('123456');
  });

  it('can be given again if it was wrong, and asked for again', async () => {
    const reset = await codeMailed();
    reset.submit(password, password, { current, code: '123456' });
    await reset.updatePassword.latest().resolve(failed('reauthentication_not_valid'));
    expect(reset.snapshot().context).toMatchObject({
      asksCode: true,
      fieldErrors: { code: 'This code is wrong or has expired.' },
    });
    reset.actor.send({ type: 'code.requested' });
    expect(reset.states()).toEqual(['password-reset.sendingCode']);
  });

  it('is used up by a wrong current password', async () => {
    const reset = await codeMailed();
    reset.submit(password, password, { current, code: '123456' });
    await reset.updatePassword.latest().resolve(failed('current_password_invalid'));
    expect(reset.snapshot().context).toMatchObject({
      asksCode: false,
      fieldErrors: { current: expect.stringContaining('we’ll email you a new one') },
    });
  });

  it.each([
    ['over_email_send_rate_limit', true],
    ['unreachable', false],
  ])('is asked for after a failed mail only if one was sent a moment ago: %s', async (code, asked) => {
    const reset = await ready();
    reset.submit();
    await reset.updatePassword.latest().resolve(failed('reauthentication_needed'));
    await reset.sendCode.latest().resolve(failed(code));
    expect(reset.snapshot().context).toMatchObject({ asksCode: asked, problem: { code } });
  });

  it('can be asked for again if mailing threw', async () => {
    const reset = await ready();
    reset.actor.send({ type: 'code.requested' });
    const error = new Error('broken');
    await reset.sendCode.latest().reject(error);
    expect(reset.states()).toEqual(['password-reset.ready']);
    expect(reset.emitted).toContainEqual({ type: 'error.caught', error });
  });
});

describe('the chart', () => {
  it('has a test for every transition', () => {
    expect(coverage.missing()).toEqual([]);
  });
});
