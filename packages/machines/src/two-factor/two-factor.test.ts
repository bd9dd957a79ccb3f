import type { Outcome } from '@verapix/domain';
import { describe, expect, it } from 'vitest';
import { enrolment, recoveryCodes, wrongCode } from '../test-kit';
import { controlledActor, createTestActor, transitionCoverage } from '../testing';
import {
  type CodeInput,
  type CodesOutcome,
  type ConfirmInput,
  type EnrolOutcome,
  type LoadTwoFactorOutcome,
  type MakeCodesInput,
  type RemoveOutcome,
  twoFactorMachine,
} from '.';

const coverage = transitionCoverage(twoFactorMachine);
const offline = { code: 'network', message: 'You are offline.' };
const code = '123456';

function startTwoFactor() {
  const load = controlledActor<LoadTwoFactorOutcome, void>();
  const enrol = controlledActor<EnrolOutcome, void>();
  const confirm = controlledActor<Outcome, ConfirmInput>();
  const makeCodes = controlledActor<CodesOutcome, MakeCodesInput>();
  const remove = controlledActor<RemoveOutcome, CodeInput>();
  const test = createTestActor(twoFactorMachine, {
    actors: {
      load: load.logic,
      enrol: enrol.logic,
      confirm: confirm.logic,
      makeCodes: makeCodes.logic,
      remove: remove.logic,
    },
    coverage,
  });
  const { actor } = test;
  return {
    ...test,
    load,
    enrol,
    confirm,
    makeCodes,
    remove,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    dump: () => JSON.stringify(actor.getPersistedSnapshot()),
    submit: (text: string) => actor.send({ type: 'code.submit', code: text }),
  };
}

async function loaded(on: boolean, codesLeft = 0) {
  const test = startTwoFactor();
  await test.load.latest().resolve({ ok: true, on, codesLeft });
  return test;
}

async function confirming(codesLeft = 0) {
  const test = await loaded(false, codesLeft);
  test.actor.send({ type: 'setup.requested' });
  await test.enrol.latest().resolve({ ok: true, enrolment });
  return test;
}

type Made = ReturnType<ReturnType<typeof startTwoFactor>['makeCodes']['latest']>;

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
    await test.load.latest().resolve({ ok: true, on, codesLeft: 0 });
    expect(test.value()).toBe(value);
  });

  it('shows why it failed, and can be retried', async () => {
    const test = startTwoFactor();
    await test.load.latest().resolve({ ok: false, problem: offline });
    expect(test.value()).toBe('failed');
    expect(test.context().problem).toEqual(offline);
    test.actor.send({ type: 'load.retried' });
    expect(test.context().problem).toBeUndefined();
    await test.load.latest().resolve({ ok: true, on: false, codesLeft: 0 });
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
    expect(test.value()).toBe('makingFirstCodes');
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
    expect(test.context().fieldErrors.code).toBe('Enter the six digits your authenticator app shows.');
    expect(test.confirm.calls).toEqual([]);
  });

  it('takes another code after a wrong one, with the same secret', async () => {
    const test = await confirming();
    test.submit(code);
    await test.confirm.latest().resolve({ ok: false, problem: wrongCode });
    expect(test.value()).toBe('confirming');
    expect(test.context()).toMatchObject({
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

describe('recovery codes', () => {
  it('are made with it, shown once and forgotten', async () => {
    const test = await confirming();
    test.submit(code);
    await test.confirm.latest().resolve({ ok: true });
    expect(test.makeCodes.latest().input).toEqual({ code: undefined });
    await test.makeCodes.latest().resolve({ ok: true, codes: recoveryCodes });
    expect(test.value()).toBe('showingCodes');
    expect(test.context()).toMatchObject({ codes: recoveryCodes, codesLeft: 10 });
    test.actor.send({ type: 'codes.kept' });
    expect([test.value(), test.context().codes, test.context().codesLeft]).toEqual(['on', undefined, 10]);
  });

  it('that are left after a recovery are not replaced', async () => {
    const test = await confirming(9);
    test.submit(code);
    await test.confirm.latest().resolve({ ok: true });
    expect([test.value(), test.context().codesLeft]).toEqual(['on', 9]);
    expect(test.makeCodes.calls).toEqual([]);
  });

  it.each([
    ['that fails', (made: Made) => made.resolve({ ok: false, problem: offline })],
    ['that throws', (made: Made) => made.reject(new Error('broken'))],
  ])('can be made later after an attempt %s', async (_title, fail) => {
    const test = await confirming();
    test.submit(code);
    await test.confirm.latest().resolve({ ok: true });
    await fail(test.makeCodes.latest());
    expect(test.value()).toBe('on');
    expect(test.toasts().at(-1)).toMatchObject({
      title: 'Your recovery codes were not created',
      variant: 'destructive',
    });
  });

  it('are replaced by a code of the app, not by one of themselves', async () => {
    const test = await loaded(true, 3);
    test.actor.send({ type: 'codes.requested' });
    test.submit('abcd-efgh-2345-6789');
    expect(test.value()).toBe('askingForNewCodes');
    test.submit('123 456');
    expect(test.makeCodes.latest().input).toEqual({ code });
    await test.makeCodes.latest().resolve({ ok: false, problem: wrongCode });
    expect(test.value()).toBe('askingForNewCodes');
    expect(test.context().fieldErrors).toEqual({ code: wrongCode.message });
    test.submit(code);
    await test.makeCodes.latest().reject(new Error('broken'));
    expect(test.context().problem?.code).toBe('unexpected');
    test.submit(code);
    await test.makeCodes.latest().resolve({ ok: true, codes: recoveryCodes });
    expect(test.value()).toBe('showingCodes');
  });

  it('stay as they are if the user changes their mind', async () => {
    const test = await loaded(true, 3);
    test.actor.send({ type: 'codes.requested' });
    test.actor.send({ type: 'codes.cancelled' });
    expect([test.value(), test.context().codesLeft]).toEqual(['on', 3]);
  });
});

describe('turning it off', () => {
  it('takes a code', async () => {
    const test = await askedForCode();
    expect(test.value()).toBe('askingForCode');
    test.submit(code);
    expect(test.value()).toBe('removing');
    expect(test.remove.latest().input).toEqual({ code });
    await test.remove.latest().resolve({ ok: true, codesLeft: 0 });
    expect(test.value()).toBe('off');
    expect(test.toasts()).toMatchObject([{ title: 'Two-factor authentication is off' }]);
  });

  it('takes a recovery code, and keeps the others', async () => {
    const test = await askedForCode();
    test.submit('ABCD-efgh 2345-678');
    expect(test.context().fieldErrors.code).toBe(
      'A recovery code has 16 letters and digits, such as abcd-efgh-2345-6789.',
    );
    test.submit('ABCD-efgh 2345-6789');
    expect(test.remove.latest().input).toEqual({ code: 'abcdefgh23456789' });
    await test.remove.latest().resolve({ ok: true, codesLeft: 9 });
    expect([test.value(), test.context().codesLeft]).toEqual(['off', 9]);
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
