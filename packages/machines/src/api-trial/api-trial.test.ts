import { describe, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { controlledActor, createTestActor, transitionCoverage } from '../testing';
import {
  apiTrialMachine,
  type SendTrialOutcome,
  type TrialAnswer,
  type TrialJob,
  type TrialRequest,
} from '.';

const coverage = transitionCoverage(apiTrialMachine);

const request: TrialRequest = {
  apiKey: 'vp_test_secret',
  picture: async () => new Blob(['a']),
  scaleFactor: 2,
  model: 'fast',
  respondAsync: false,
};
const job = {
  id: 'job_000000000000000000000000',
  status: 'queued',
  mode: 'test',
  scale_factor: 2,
  model: 'fast',
  priority: false,
  input: { width: 1, height: 1, content_type: 'image/png', bytes: 1 },
  created_at: '2026-01-15T12:00:00Z',
} as const;
const upscaled: TrialAnswer = {
  kind: 'upscaled',
  status: 200,
  milliseconds: 12,
  body: '{}',
  picture: new Blob(['b']),
  result: {
    ...job,
    status: 'succeeded',
    output: { url: 'https://x.test/1', width: 2, height: 2, content_type: 'image/png', bytes: 2 },
    finished_at: '2026-01-15T12:00:01Z',
    expires_at: '2026-01-15T13:00:00Z',
  },
};
const accepted = (status: 'queued' | 'running', retryAfterSeconds?: number): TrialAnswer => ({
  kind: 'accepted',
  status: 202,
  milliseconds: 3,
  body: '{}',
  job: { ...job, status },
  ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
});
const unsuccessful = (status: 'failed' | 'canceled'): TrialAnswer => ({
  kind: 'unsuccessful',
  status: 200,
  milliseconds: 3,
  body: '{}',
  job: { ...job, status },
});
const unreachable = { code: 'unreachable', message: 'We could not reach the server.' };
const refused = (status: number, retryAfterSeconds?: number): TrialAnswer => ({
  kind: 'refused',
  status,
  milliseconds: 3,
  body: '{}',
  ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
});

function startTrial() {
  const sending = controlledActor<SendTrialOutcome, TrialRequest>();
  const fetching = controlledActor<SendTrialOutcome, TrialJob>();
  const canceling = controlledActor<SendTrialOutcome, TrialJob>();
  const clock = new SimulatedClock();
  const test = createTestActor(apiTrialMachine, {
    actors: { sendRequest: sending.logic, fetchJob: fetching.logic, cancelJob: canceling.logic },
    input: { now: () => clock.now() },
    clock,
    coverage,
  });
  return {
    ...test,
    sending,
    fetching,
    canceling,
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
    await trial.sending.latest().resolve({ ok: false, problem: unreachable });
    expect(trial.value()).toBe('failed');
    expect(trial.context().problem).toBe(unreachable);
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

  describe('that gets a job', () => {
    /** A trial whose request is answered with a job. */
    async function startWaiting(retryAfterSeconds?: number) {
      const trial = startTrial();
      trial.send();
      await trial.answer(accepted('queued', retryAfterSeconds));
      return {
        ...trial,
        fetched: (answer: TrialAnswer) => trial.fetching.latest().resolve({ ok: true, answer }),
        canceled: (answer: TrialAnswer) => trial.canceling.latest().resolve({ ok: true, answer }),
      };
    }

    it('fetches it as often as the API says, until it has a picture', async () => {
      const trial = await startWaiting(3);
      expect(trial.value()).toEqual({ waiting: 'paused' });
      trial.clock.increment(2999);
      expect(trial.fetching.calls).toHaveLength(0);
      trial.clock.increment(1);
      expect(trial.fetching.latest().input).toEqual({ id: job.id });
      await trial.fetched(accepted('running'));
      expect(trial.value()).toEqual({ waiting: 'paused' });
      expect(trial.context().answer).toMatchObject({ job: { status: 'running' } });
      trial.clock.increment(3000);
      expect(trial.fetching.calls).toHaveLength(2);
      await trial.fetched(upscaled);
      expect(trial.value()).toBe('upscaled');
      trial.send();
      await trial.answer(upscaled);
      expect(trial.value()).toBe('upscaled');
    });

    it('fetches it after two seconds if the API names no time', async () => {
      const trial = await startWaiting();
      trial.clock.increment(2000);
      expect(trial.value()).toEqual({ waiting: 'fetching' });
    });

    it.each(['failed', 'canceled'] as const)('shows that it was %s', async (status) => {
      const trial = await startWaiting();
      trial.clock.increment(2000);
      await trial.fetched(unsuccessful(status));
      expect(trial.value()).toBe('unsuccessful');
      trial.send();
      await trial.answer(unsuccessful(status));
      expect(trial.value()).toBe('unsuccessful');
    });

    it('waits for the rate limit of the key and keeps the job', async () => {
      const trial = await startWaiting();
      trial.clock.increment(2000);
      await trial.fetched(refused(429, 7));
      expect(trial.context().answer?.kind).toBe('accepted');
      trial.clock.increment(6999);
      expect(trial.value()).toEqual({ waiting: 'paused' });
      trial.clock.increment(1);
      expect(trial.value()).toEqual({ waiting: 'fetching' });
    });

    it('ends with a rejection, such as that of a key that was revoked meanwhile', async () => {
      const trial = await startWaiting();
      trial.clock.increment(2000);
      await trial.fetched(refused(401));
      expect(trial.value()).toBe('refused');
    });

    it('can be awaited again after the connection broke', async () => {
      const trial = await startWaiting();
      trial.clock.increment(2000);
      await trial.fetching.latest().resolve({ ok: false, problem: unreachable });
      expect(trial.value()).toBe('interrupted');
      expect(trial.context().problem).toBe(unreachable);
      trial.actor.send({ type: 'job.awaited' });
      expect(trial.context().problem).toBeUndefined();
      await trial.fetched(upscaled);
      expect(trial.value()).toBe('upscaled');
    });

    it('asks after five minutes whether to go on', async () => {
      const trial = await startWaiting(600);
      trial.clock.increment(5 * 60_000);
      expect(trial.value()).toBe('interrupted');
      expect(trial.context().problem?.message).toContain('5 minutes');
      trial.actor.send({ type: 'job.cancelled' });
      await trial.canceled(unsuccessful('canceled'));
      expect(trial.value()).toBe('unsuccessful');
    });

    it('sends another request in its place when it is interrupted', async () => {
      const trial = await startWaiting(600);
      trial.clock.increment(5 * 60_000);
      trial.send();
      expect(trial.value()).toBe('sending');
      expect(trial.context().answer).toBeUndefined();
    });

    it('cancels it, and ignores a fetch on its way', async () => {
      const trial = await startWaiting();
      trial.clock.increment(2000);
      trial.actor.send({ type: 'job.cancelled' });
      expect(trial.value()).toBe('canceling');
      expect(trial.fetching.latest().signal.aborted).toBe(true);
      expect(trial.canceling.latest().input).toEqual({ id: job.id });
      await trial.canceled(unsuccessful('canceled'));
      expect(trial.value()).toBe('unsuccessful');
    });

    it('shows the result of a job that ended before it was canceled', async () => {
      const trial = await startWaiting();
      trial.actor.send({ type: 'job.cancelled' });
      const finished = refused(409);
      const error = { code: 'job_finished', message: 'Ended.', request_id: '', docs_url: '' } as const;
      await trial.canceled({ ...finished, kind: 'refused', error });
      expect(trial.value()).toEqual({ waiting: 'fetching' });
      await trial.fetched(upscaled);
      expect(trial.value()).toBe('upscaled');
    });

    it('shows why it could not be canceled', async () => {
      const trial = await startWaiting();
      trial.actor.send({ type: 'job.cancelled' });
      await trial.canceling.latest().resolve({ ok: false, problem: unreachable });
      expect(trial.value()).toBe('interrupted');
      trial.actor.send({ type: 'job.cancelled' });
      await trial.canceled(refused(403));
      expect(trial.value()).toBe('refused');
    });

    it('reports errors that its actors throw, and can be awaited again', async () => {
      const trial = await startWaiting();
      const error = new Error('broken');
      trial.clock.increment(2000);
      await trial.fetching.latest().reject(error);
      expect(trial.value()).toBe('interrupted');
      trial.actor.send({ type: 'job.cancelled' });
      await trial.canceling.latest().reject(error);
      expect(trial.value()).toBe('interrupted');
      expect(trial.emitted).toEqual([
        { type: 'error.caught', error },
        { type: 'error.caught', error },
      ]);
    });
  });

  it('has a test for every transition', () => {
    expect(coverage.missing()).toEqual([]);
  });
});
