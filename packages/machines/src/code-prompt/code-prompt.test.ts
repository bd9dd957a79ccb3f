import type { Outcome } from '@verapix/domain';
import { describe, expect, it } from 'vitest';
import { wrongCode } from '../test-kit';
import { controlledActor, createTestActor, transitionCoverage } from '../testing';
import type { CodeInput } from '../two-factor';
import { codePromptMachine } from '.';

const coverage = transitionCoverage(codePromptMachine);

function startPrompt() {
  const giveCode = controlledActor<Outcome, CodeInput>();
  const test = createTestActor(codePromptMachine, { actors: { giveCode: giveCode.logic }, coverage });
  return {
    ...test,
    giveCode,
    value: () => test.actor.getSnapshot().value,
    context: () => test.actor.getSnapshot().context,
    submit: (code = '123456') => test.actor.send({ type: 'code.submit', code }),
    dismiss: () => test.actor.send({ type: 'prompt.dismissed' }),
  };
}

describe('the code prompt', () => {
  it('closes once the code is accepted', async () => {
    const prompt = startPrompt();
    prompt.submit('123 456');
    prompt.submit();
    expect(prompt.value()).toBe('verifying');
    expect(prompt.giveCode.calls.map(({ input }) => input)).toEqual([{ code: '123456' }]);
    await prompt.giveCode.latest().resolve({ ok: true });
    expect(prompt.value()).toBe('given');
    expect(prompt.emitted).toEqual([{ type: 'prompt.closed', given: true }]);
  });

  it('does not send what cannot be a code', () => {
    const prompt = startPrompt();
    prompt.submit('12345');
    expect(prompt.value()).toBe('entering');
    expect(prompt.context().fieldErrors.code).toBe('Enter the six digits your authenticator app shows.');
    expect(prompt.giveCode.calls).toEqual([]);
  });

  it('takes another code after a wrong one', async () => {
    const prompt = startPrompt();
    prompt.submit();
    await prompt.giveCode.latest().resolve({ ok: false, problem: wrongCode });
    expect(prompt.value()).toBe('entering');
    expect(prompt.context().fieldErrors).toEqual({ code: wrongCode.message });
    prompt.submit();
    expect(prompt.context().fieldErrors).toEqual({});
    expect(prompt.emitted).toEqual([]);
  });

  it('reports an unexpected error and stays open', async () => {
    const prompt = startPrompt();
    prompt.submit();
    const error = new Error('broken');
    await prompt.giveCode.latest().reject(error);
    expect(prompt.value()).toBe('entering');
    expect(prompt.emitted).toEqual([{ type: 'error.caught', error }]);
  });

  it('can be dismissed, also while a code is being checked', () => {
    const idle = startPrompt();
    idle.dismiss();
    const busy = startPrompt();
    busy.submit();
    busy.dismiss();
    for (const { value, emitted } of [idle, busy]) {
      expect(value()).toBe('dismissed');
      expect(emitted).toEqual([{ type: 'prompt.closed', given: false }]);
    }
    expect(busy.giveCode.live()).toEqual([]);
  });
});

it('has a test for every transition', () => {
  expect(coverage.missing()).toEqual([]);
});
