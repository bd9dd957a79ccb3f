import type { Outcome, Problem, UpscaleFactor } from '@verapix/domain';
import type { ApiErrorBody, UpscaleJob, UpscaleModel, UpscaleResult } from '@verapix/domain/public-api';
import * as messages from '@verapix/messages/machines-keys';
import { assertEvent, assign, type SnapshotFrom, setup } from 'xstate';
import { unexpectedOutcome } from '../shared/problem';
import {
  type ErrorCaughtEmitted,
  isOk,
  ifOk,
  outputOf,
  report,
  reportError,
  requiredActor,
} from '../shared/setup-parts';

/** A request that tries the API. The machine passes it to the actor and stores none of it: the key is a secret. */
export interface TrialRequest {
  apiKey: string;
  /** Returns the picture, which may have to be fetched first. */
  picture: () => Promise<Blob>;
  scaleFactor: UpscaleFactor;
  model: UpscaleModel;
  /** Whether the API answers with the job at once, instead of waiting for its end. */
  respondAsync: boolean;
}

interface TrialAnswerBase {
  /** The HTTP status. */
  status: number;
  requestId?: string;
  /** The key's remaining requests; absent if the key was rejected. */
  rateLimit?: { limit: number; remaining: number; resetSeconds: number };
  /** Seconds to wait before another request, or before the job is fetched again. */
  retryAfterSeconds?: number;
  /** From sending the request to the last byte of the response. */
  milliseconds: number;
  /** The body as received. */
  body: string;
}

/** The API upscaled the picture. `picture` is the file at `result.output.url`. */
export interface TrialUpscaled extends TrialAnswerBase {
  kind: 'upscaled';
  result: UpscaleResult;
  picture: Blob;
}

/** The job is queued or running: the answer to the request, or to a fetch of its job. */
export interface TrialAccepted extends TrialAnswerBase {
  kind: 'accepted';
  job: UpscaleJob;
}

/** The job has failed or was canceled. */
export interface TrialUnsuccessful extends TrialAnswerBase {
  kind: 'unsuccessful';
  job: UpscaleJob;
}

/** The API rejected the request. `error` is absent if something between the browser and the API answered instead. */
export interface TrialRefused extends TrialAnswerBase {
  kind: 'refused';
  error?: ApiErrorBody['error'];
}

export type TrialAnswer = TrialUpscaled | TrialAccepted | TrialUnsuccessful | TrialRefused;

interface ApiTrialInput {
  /** The time in milliseconds, such as `Date.now`. The end of a rate limit is computed from it. */
  now: () => number;
}

interface ApiTrialContext extends ApiTrialInput {
  /** The last response; cleared by the next request. */
  answer: TrialAnswer | undefined;
  /** Why there is no response. */
  problem: Problem | undefined;
  /** When the key can be used again or the job is fetched again, in milliseconds of `now`. */
  retryAt: number;
  /** Seconds between two fetches of the job, as the API said when it accepted the job. */
  pollSeconds: number;
}

export type ApiTrialEvent =
  /** The user submits the form. The request goes to the actor and is not stored. */
  | { type: 'request.submitted'; request: TrialRequest }
  /** The user cancels the request: aborts the actor's signal. */
  | { type: 'request.cancelled' }
  /** The user cancels the job that the API has accepted. */
  | { type: 'job.cancelled' }
  /** The user waits for the job again after it could not be fetched, or after the time limit. */
  | { type: 'job.awaited' }
  /** The user entered another key: the rate limit was that of the previous one. */
  | { type: 'key.changed' };

/** Output of all actors. A rejection by the API is an answer, not a problem. */
export type SendTrialOutcome = Outcome<{ answer: TrialAnswer }>;

/** Input of the actors that fetch and cancel a job. They use the key of the last request. */
export interface TrialJob {
  id: string;
}

/** Seconds between two fetches of a job if the API says nothing. */
const defaultPollSeconds = 2;
/** How long a job is awaited before the user is asked whether to go on, in milliseconds. */
const jobWaitMs = 5 * 60_000;

const slowJob: Problem = {
  code: 'slow',
  message: messages.slowJob({ minutes: jobWaitMs / 60_000 }),
};

const submitted = { 'request.submitted': { target: '#api-trial.sending' } } as const;
const storeOutcome = { type: 'storeOutcome', params: outputOf<SendTrialOutcome> } as const;
const storeFailure = { type: 'storeOutcome', params: unexpectedOutcome } as const;

/** The id of the accepted job, which is in the last answer. */
function jobOf({ context: { answer } }: { context: ApiTrialContext }): TrialJob {
  if (answer?.kind !== 'accepted') throw new Error('There is no job: the API has not accepted the request.');
  return { id: answer.job.id };
}

const when = (type: 'isUpscaled' | 'isAccepted' | 'isUnsuccessful' | 'isRateLimited' | 'isFinished') =>
  ({ type, params: outputOf<SendTrialOutcome> }) as const;

const ifUpscaled = {
  guard: when('isUpscaled'),
  target: '#api-trial.upscaled',
  actions: storeOutcome,
} as const;
const ifUnsuccessful = {
  guard: when('isUnsuccessful'),
  target: '#api-trial.unsuccessful',
  actions: storeOutcome,
} as const;
const storeJob = { type: 'storeJob', params: outputOf<SendTrialOutcome> } as const;

/**
 * Tries the API from its documentation with a key and a picture, one request at a time. The API documentation page
 * starts it with the first request and stops it. If the API answers with a job, the job is fetched until it has ended,
 * as often as `Retry-After` says. After a rate limit the same key can be used again only after the time that the API
 * named; another key can be used at once.
 *
 * @testing Use `controlledActor` for the actors, and let `now` and the timers share a `SimulatedClock`. Test that
 * the key never enters the context.
 */
export const apiTrialMachine = setup({
  types: {} as {
    context: ApiTrialContext;
    input: ApiTrialInput;
    events: ApiTrialEvent;
    emitted: ErrorCaughtEmitted;
  },
  actors: {
    /** Sends the request and returns the answer. Without a response it returns a problem. */
    sendRequest: requiredActor<SendTrialOutcome, TrialRequest>('sendRequest'),
    /** Fetches the job, with its picture if it succeeded. */
    fetchJob: requiredActor<SendTrialOutcome, TrialJob>('fetchJob'),
    /** Cancels the job. The API refuses that with `job_finished` if the job has ended. */
    cancelJob: requiredActor<SendTrialOutcome, TrialJob>('cancelJob'),
  },
  guards: {
    isOk,
    isUpscaled: (_, outcome: SendTrialOutcome) => outcome.ok && outcome.answer.kind === 'upscaled',
    isAccepted: (_, outcome: SendTrialOutcome) => outcome.ok && outcome.answer.kind === 'accepted',
    isUnsuccessful: (_, outcome: SendTrialOutcome) => outcome.ok && outcome.answer.kind === 'unsuccessful',
    isRateLimited: (_, outcome: SendTrialOutcome) =>
      outcome.ok && outcome.answer.status === 429 && outcome.answer.retryAfterSeconds !== undefined,
    isFinished: (_, outcome: SendTrialOutcome) =>
      outcome.ok && outcome.answer.kind === 'refused' && outcome.answer.error?.code === 'job_finished',
  },
  actions: {
    clearOutcome: assign({ answer: undefined, problem: undefined }),
    clearProblem: assign({ problem: undefined }),
    storeOutcome: assign(({ context: { now } }, outcome: SendTrialOutcome) => {
      if (!outcome.ok) return { problem: outcome.problem };
      const { answer } = outcome;
      return { answer, retryAt: now() + (answer.retryAfterSeconds ?? 0) * 1000 };
    }),
    /** Stores the accepted job and when to fetch it. */
    storeJob: assign(({ context: { now, pollSeconds: previous } }, outcome: SendTrialOutcome) => {
      if (!outcome.ok) return {};
      const pollSeconds = outcome.answer.retryAfterSeconds ?? previous;
      return { answer: outcome.answer, pollSeconds, retryAt: now() + pollSeconds * 1000 };
    }),
    /** Keeps the job and waits as long as the rate limit says. */
    postponeFetch: assign(({ context: { now } }, outcome: SendTrialOutcome) =>
      outcome.ok ? { retryAt: now() + (outcome.answer.retryAfterSeconds ?? 0) * 1000 } : {},
    ),
    storeSlowness: assign({ problem: slowJob }),
    reportError: reportError(),
  },
  delays: {
    untilRetry: ({ context: { now, retryAt } }) => Math.max(0, retryAt - now()),
    jobWaitLimit: jobWaitMs,
  },
}).createMachine({
  id: 'api-trial',
  context: ({ input: { now } }) => ({
    now,
    answer: undefined,
    problem: undefined,
    retryAt: 0,
    pollSeconds: defaultPollSeconds,
  }),
  initial: 'ready',
  states: {
    ready: { on: submitted },
    sending: {
      entry: 'clearOutcome',
      on: { 'request.cancelled': { target: 'ready' } },
      invoke: {
        src: 'sendRequest',
        input: ({ event }) => {
          assertEvent(event, 'request.submitted');
          return event.request;
        },
        onDone: [
          ifUpscaled,
          ifUnsuccessful,
          { guard: when('isAccepted'), target: 'waiting', actions: storeJob },
          { guard: when('isRateLimited'), target: 'limited', actions: storeOutcome },
          { guard: ifOk, target: 'refused', actions: storeOutcome },
          { target: 'failed', actions: storeOutcome },
        ],
        onError: { target: 'failed', actions: [storeFailure, report] },
      },
    },
    /** The API has accepted the job, which is fetched until it has ended. */
    waiting: {
      initial: 'paused',
      entry: 'clearProblem',
      on: { 'job.cancelled': { target: 'canceling' } },
      after: { jobWaitLimit: { target: 'interrupted', actions: 'storeSlowness' } },
      states: {
        paused: { after: { untilRetry: { target: 'fetching' } } },
        fetching: {
          invoke: {
            src: 'fetchJob',
            input: jobOf,
            onDone: [
              ifUpscaled,
              ifUnsuccessful,
              { guard: when('isAccepted'), target: 'paused', actions: storeJob },
              {
                guard: when('isRateLimited'),
                target: 'paused',
                actions: { type: 'postponeFetch', params: outputOf<SendTrialOutcome> },
              },
              { guard: ifOk, target: '#api-trial.refused', actions: storeOutcome },
              { target: '#api-trial.interrupted', actions: storeOutcome },
            ],
            onError: { target: '#api-trial.interrupted', actions: [storeFailure, report] },
          },
        },
      },
    },
    canceling: {
      entry: 'clearProblem',
      invoke: {
        src: 'cancelJob',
        input: jobOf,
        onDone: [
          ifUnsuccessful,
          { guard: when('isFinished'), target: 'waiting.fetching' },
          { guard: ifOk, target: 'refused', actions: storeOutcome },
          { target: 'interrupted', actions: storeOutcome },
        ],
        onError: { target: 'interrupted', actions: [storeFailure, report] },
      },
    },
    /** The job could not be fetched or canceled, or takes long. It goes on at the API. */
    interrupted: {
      on: {
        ...submitted,
        'job.awaited': { target: 'waiting.fetching' },
        'job.cancelled': { target: 'canceling' },
      },
    },
    upscaled: { on: submitted },
    /** The job has failed or was canceled. */
    unsuccessful: { on: submitted },
    refused: { on: submitted },
    /** The key met its rate limit. */
    limited: {
      on: { 'key.changed': { target: 'refused' } },
      after: { untilRetry: { target: 'refused' } },
    },
    /** There was no response. */
    failed: { on: submitted },
  },
});

export type ApiTrialSnapshot = SnapshotFrom<typeof apiTrialMachine>;
