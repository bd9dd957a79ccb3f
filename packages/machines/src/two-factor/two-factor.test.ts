import type { Outcome } from '@verapix/domain';
import { describe, expect, it } from 'vitest';
import { enrolment, wrongCode } from '../test-kit';
import { controlledActor, createTestActor, transitionCoverage } from '../testing';
import {
  type CodeInput,
  type ConfirmInput,
  type EnrolOutcome,
  type LoadTwoFactorOutcome,
  twoFactorMachine,
} from '.';

const coverage = transitionCoverage(twoFactorMachine);
const offline = { code: 'network', message: 'You are offline.' };
const code = '123456';

function startTwoFactor() {
  const load = controlledActor<LoadTwoFactorOutcome, void>();
  const enrol = controlledActor<EnrolOutcome, void>();
  const confirm = controlledActor<Outcome, ConfirmInput>();
  const remove = controlledActor<Outcome, CodeInput>();
  const test = createTestActor(twoFactorMachine, {
    actors: { load: load.logic, enrol: enrol.logic, confirm: confirm.logic, remove: remove.logic },
    coverage,
  });
  const { actor } = test;
  return {
    ...test,
    load,
    enrol,
    confirm,
    remove,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    dump: () => JSON.stringify(actor.getPersistedSnapshot()),
    submit: (text: string) => actor.send({ type: 'code.submit', code: text }),
  };
}

async function loaded(on: boolean) {
  const test = startTwoFactor();
  await test.load.latest().resolve({ ok: true, on });
  return test;
}

async function confirming() {
  const test = await loaded(false);
  test.actor.send({ type: 'setup.requested' });
  await test.enrol.latest().resolve({ ok: true, enrolment });
  return test;
}

async function askedForCode() {
  const test = await loaded(true);
  test.actor.send({ type: 'removal.requested' });
  return test;
}

describe('loading', () => {
  it.each([
    [true, 'on'],
    [false, 'off'],
  ])('finds out whether it is on: %s', async (on, value) => {
    const test = startTwoFactor();
    expect(test.value()).toBe('loading');
    await test.load.latest().resolve({ ok: true, on });
    expect(test.value()).toBe(value);
  });

  it('shows why it failed, and can be retried', async () => {
    const test = startTwoFactor();
    await test.load.latest().resolve({ ok: false, problem: offline });
    expect(test.value()).toBe('failed');
    expect(test.context().problem).toEqual(offline);
    test.actor.send({ type: 'load.retried' });
    expect(test.context().problem).toBeUndefined();
    await test.load.latest().resolve({ ok: true, on: false });
    expect(test.value()).toBe('off');
  });

  it('reports an unexpected error', async () => {
    const test = startTwoFactor();
    const error = new Error('broken');
    await test.load.latest().reject(error);
    expect(test.value()).toBe('failed');
    expect(test.emitted).toEqual([{ type: 'error.caught', error }]);
  });
});

describe('turning it on', () => {
  // @spec call.mfa two-factor.on
  it('shows the secret, takes the first code, and forgets the secret', async () => {
    const test = await confirming();
    expect(test.value()).toBe('confirming');
    expect(test.context().enrolment).toEqual(enrolment);
    expect(test.toasts()).toMatchObject([{ title: 'Two-factor setup started', variant: 'success' }]);
    test.submit('123 456');
    expect(test.value()).toBe('verifying');
    expect(test.confirm.latest().input).toEqual({ factorId: enrolment.factorId, code });
    await test.confirm.latest().resolve({ ok: true });
    expect(test.value()).toBe('on');
    expect(test.toasts().at(-1)).toMatchObject({ title: 'Two-factor authentication is on' });
    expect(test.dump()).not.toContain(enrolment.secret);
    expect(test.dump()).not.toContain(code);
  });

  it('stays off if the set-up cannot begin', async () => {
    const test = await loaded(false);
    test.actor.send({ type: 'setup.requested' });
    await test.enrol.latest().resolve({ ok: false, problem: offline });
    expect(test.value()).toBe('off');
    expect(test.toasts()).toMatchObject([
      { title: 'Two-factor setup failed', description: 'You are offline.', variant: 'destructive' },
    ]);
  });

  it('stays off if beginning the set-up throws, which is reported', async () => {
    const test = await loaded(false);
    test.actor.send({ type: 'setup.requested' });
    const error = new Error('broken');
    await test.enrol.latest().reject(error);
    expect(test.value()).toBe('off');
    expect(test.emitted).toContainEqual({ type: 'error.caught', error });
  });

  it('can be given up, and forgets the secret', async () => {
    const test = await confirming();
    test.actor.send({ type: 'setup.cancelled' });
    expect(test.value()).toBe('off');
    expect(test.dump()).not.toContain(enrolment.secret);
  });

  it('does not send what cannot be a code', async () => {
    const test = await confirming();
    test.submit('12 34');
    expect(test.value()).toBe('confirming');
    expect(test.context().fieldErrors.code).toBe('Enter the six digits that your authenticator app shows.');
    expect(test.confirm.calls).toEqual([]);
  });

  it('takes another code after a wrong one, with the same secret', async () => {
    const test = await confirming();
    test.submit(code);
    await test.confirm.latest().resolve({ ok: false, problem: wrongCode });
    expect(test.value()).toBe('confirming');
    expect(test.context()).toEqual({
      enrolment,
      problem: undefined,
      fieldErrors: { code: wrongCode.message },
    });
    test.submit(code);
    expect(test.context().fieldErrors).toEqual({});
  });

  it('says above the form what another code would not help', async () => {
    const test = await confirming();
    test.submit(code);
    await test.confirm.latest().resolve({ ok: false, problem: offline });
    expect(test.context()).toMatchObject({ problem: offline, fieldErrors: {} });
  });

  it('reports an unexpected error', async () => {
    const test = await confirming();
    test.submit(code);
    const error = new Error('broken');
    await test.confirm.latest().reject(error);
    expect(test.value()).toBe('confirming');
    expect(test.context().problem?.code).toBe('unexpected');
    expect(test.emitted).toContainEqual({ type: 'error.caught', error });
  });
});

describe('turning it off', () => {
  it('takes a code', async () => {
    const test = await askedForCode();
    expect(test.value()).toBe('askingForCode');
    test.submit(code);
    expect(test.value()).toBe('removing');
    expect(test.remove.latest().input).toEqual({ code });
    await test.remove.latest().resolve({ ok: true });
    expect(test.value()).toBe('off');
    expect(test.toasts()).toMatchObject([{ title: 'Two-factor authentication is off' }]);
  });

  it('can be cancelled', async () => {
    const test = await askedForCode();
    test.submit('x');
    expect(test.value()).toBe('askingForCode');
    test.actor.send({ type: 'removal.cancelled' });
    expect(test.value()).toBe('on');
    expect(test.context().fieldErrors).toEqual({});
    expect(test.remove.calls).toEqual([]);
  });

  it('stays on after a wrong code', async () => {
    const test = await askedForCode();
    test.submit(code);
    await test.remove.latest().resolve({ ok: false, problem: wrongCode });
    expect(test.value()).toBe('askingForCode');
    expect(test.context().fieldErrors).toEqual({ code: wrongCode.message });
  });

  it('stays on if it throws, which is reported', async () => {
    const test = await askedForCode();
    test.submit(code);
    const error = new Error('broken');
    await test.remove.latest().reject(error);
    expect(test.value()).toBe('askingForCode');
    expect(test.emitted).toContainEqual({ type: 'error.caught', error });
  });
});

it('has a test for every transition', () => {
  expect(coverage.missing()).toEqual([]);
});
