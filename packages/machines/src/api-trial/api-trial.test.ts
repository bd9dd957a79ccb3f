import { describe, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { controlledActor, createTestActor, transitionCoverage } from '../testing';
import { apiTrialMachine, type SendTrialOutcome, type TrialAnswer, type TrialRequest } from '.';

const coverage = transitionCoverage(apiTrialMachine);

const request: TrialRequest = {
  apiKey: 'vp_test_secret',
  picture: async () => new Blob(['a']),
  scaleFactor: 2,
};
const upscaled: TrialAnswer = {
  kind: 'upscaled',
  status: 200,
  milliseconds: 12,
  body: '{}',
  picture: new Blob(['b']),
  result: {
    id: 'up_000000000000000000000000',
    status: 'succeeded',
    mode: 'test',
    scale_factor: 2,
    input: { width: 1, height: 1, content_type: 'image/png', bytes: 1 },
    output: { url: 'https://x.test/1', width: 2, height: 2, content_type: 'image/png', bytes: 2 },
    created_at: '2026-01-15T12:00:00Z',
    expires_at: '2026-01-15T13:00:00Z',
  },
};
const refused = (status: number, retryAfterSeconds?: number): TrialAnswer => ({
  kind: 'refused',
  status,
  milliseconds: 3,
  body: '{}',
  ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
});

function startTrial() {
  const sending = controlledActor<SendTrialOutcome, TrialRequest>();
  const clock = new SimulatedClock();
  const test = createTestActor(apiTrialMachine, {
    actors: { sendRequest: sending.logic },
    input: { now: () => clock.now() },
    clock,
    coverage,
  });
  return {
    ...test,
    sending,
    send: () => test.actor.send({ type: 'request.submitted', request }),
    answer: (answer: TrialAnswer) => sending.latest().resolve({ ok: true, answer }),
    value: () => test.actor.getSnapshot().value,
    context: () => test.actor.getSnapshot().context,
  };
}

describe('the API trial', () => {
  it('sends the request and stores the answer', async () => {
    const trial = startTrial();
    trial.send();
    expect(trial.value()).toBe('sending');
    expect(trial.sending.calls.map(({ input }) => input)).toEqual([request]);
    await trial.answer(upscaled);
    expect(trial.value()).toBe('upscaled');
    expect(trial.context().answer).toBe(upscaled);
  });

  it('does not store the key', async () => {
    const trial = startTrial();
    trial.send();
    await trial.answer(upscaled);
    expect(JSON.stringify(trial.actor.getPersistedSnapshot())).not.toContain('secret');
  });

  it('sends one request at a time', () => {
    const trial = startTrial();
    trial.send();
    trial.send();
    expect(trial.sending.calls).toHaveLength(1);
  });

  it('aborts a cancelled request and ignores its answer', async () => {
    const trial = startTrial();
    trial.send();
    trial.actor.send({ type: 'request.cancelled' });
    expect(trial.value()).toBe('ready');
    expect(trial.sending.latest().signal.aborted).toBe(true);
    await trial.answer(upscaled);
    expect(trial.value()).toBe('ready');
    expect(trial.context().answer).toBeUndefined();
  });

  it.each([refused(422), refused(500, 3), refused(429)])(
    'shows a rejection and can be retried: %o',
    async (no) => {
      const trial = startTrial();
      trial.send();
      await trial.answer(no);
      expect(trial.value()).toBe('refused');
      trial.send();
      expect(trial.context().answer).toBeUndefined();
      await trial.answer(upscaled);
      expect(trial.value()).toBe('upscaled');
      trial.send();
      expect(trial.value()).toBe('sending');
    },
  );

  it('does not send a rate-limited key before its retry time', async () => {
    const trial = startTrial();
    trial.send();
    await trial.answer(refused(429, 12));
    expect(trial.value()).toBe('limited');
    expect(trial.context().retryAt).toBe(12_000);
    trial.clock.increment(11_999);
    trial.send();
    expect(trial.sending.calls).toHaveLength(1);
    trial.clock.increment(1);
    expect(trial.value()).toBe('refused');
    trial.send();
    expect(trial.sending.calls).toHaveLength(2);
  });

  it('sends another key at once', async () => {
    const trial = startTrial();
    trial.send();
    await trial.answer(refused(429, 60));
    trial.actor.send({ type: 'key.changed' });
    trial.send();
    expect(trial.value()).toBe('sending');
  });

  it('shows why there was no answer and can be retried', async () => {
    const trial = startTrial();
    trial.send();
    const problem = { code: 'unreachable', message: 'We could not reach the server.' };
    await trial.sending.latest().resolve({ ok: false, problem });
    expect(trial.value()).toBe('failed');
    expect(trial.context().problem).toBe(problem);
    trial.send();
    expect(trial.context().problem).toBeUndefined();
  });

  it('handles a thrown error as a failure and reports it', async () => {
    const trial = startTrial();
    trial.send();
    const error = new Error('broken');
    await trial.sending.latest().reject(error);
    expect(trial.value()).toBe('failed');
    expect(trial.context().problem?.message).toBeTruthy();
    expect(trial.emitted).toEqual([{ type: 'error.caught', error }]);
  });

  it('has a test for every transition', () => {
    expect(coverage.missing()).toEqual([]);
  });
});
