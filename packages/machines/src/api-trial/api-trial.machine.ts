import type { UpscaleFactor } from '@verapix/domain';
import type { ApiErrorBody, UpscaleResult } from '@verapix/domain/public-api';
import { assertEvent, assign, type SnapshotFrom, setup } from 'xstate';
import { type Outcome, type Problem, unexpectedOutcome } from '../shared/problem';
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
}

interface TrialAnswerBase {
  /** The HTTP status. */
  status: number;
  requestId?: string;
  /** The key's remaining requests; absent if the key was rejected. */
  rateLimit?: { limit: number; remaining: number; resetSeconds: number };
  /** Seconds to wait before another request. */
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

/** The API rejected the request. `error` is absent if something between the browser and the API answered instead. */
export interface TrialRefused extends TrialAnswerBase {
  kind: 'refused';
  error?: ApiErrorBody['error'];
}

export type TrialAnswer = TrialUpscaled | TrialRefused;

interface ApiTrialInput {
  /** The time in milliseconds, such as `Date.now`. The end of a rate limit is computed from it. */
  now: () => number;
}

interface ApiTrialContext extends ApiTrialInput {
  /** The last response; cleared by the next request. */
  answer: TrialAnswer | undefined;
  /** Why there is no response. */
  problem: Problem | undefined;
  /** When the key can be used again, in milliseconds of `now`. */
  retryAt: number;
}

export type ApiTrialEvent =
  /** The user submits the form. The request goes to the actor and is not stored. */
  | { type: 'request.submitted'; request: TrialRequest }
  /** The user cancels the request: aborts the actor's signal. */
  | { type: 'request.cancelled' }
  /** The user entered another key: the rate limit was that of the previous one. */
  | { type: 'key.changed' };

/** Output of the `sendRequest` actor. A rejection by the API is an answer, not a problem. */
export type SendTrialOutcome = Outcome<{ answer: TrialAnswer }>;

const submitted = { 'request.submitted': { target: 'sending' } } as const;
const storeOutcome = { type: 'storeOutcome', params: outputOf<SendTrialOutcome> } as const;

/**
 * Tries the API from its documentation with a key and a picture, one request at a time. The API documentation page
 * starts it with the first request and stops it. After a rate limit the same key can be used again only after the
 * time that the API named; another key can be used at once.
 *
 * @testing Use `controlledActor` for `sendRequest`, and let `now` and the timers share a `SimulatedClock`. Test that
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
  },
  guards: {
    isOk,
    isUpscaled: (_, outcome: SendTrialOutcome) => outcome.ok && outcome.answer.kind === 'upscaled',
    isRateLimited: (_, outcome: SendTrialOutcome) =>
      outcome.ok && outcome.answer.status === 429 && outcome.answer.retryAfterSeconds !== undefined,
  },
  actions: {
    clearOutcome: assign({ answer: undefined, problem: undefined }),
    storeOutcome: assign(({ context: { now } }, outcome: SendTrialOutcome) => {
      if (!outcome.ok) return { problem: outcome.problem };
      const { answer } = outcome;
      return { answer, retryAt: now() + (answer.retryAfterSeconds ?? 0) * 1000 };
    }),
    reportError: reportError(),
  },
  delays: { untilRetry: ({ context: { now, retryAt } }) => Math.max(0, retryAt - now()) },
}).createMachine({
  id: 'api-trial',
  context: ({ input: { now } }) => ({ now, answer: undefined, problem: undefined, retryAt: 0 }),
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
          { guard: { type: 'isUpscaled', params: outputOf }, target: 'upscaled', actions: storeOutcome },
          { guard: { type: 'isRateLimited', params: outputOf }, target: 'limited', actions: storeOutcome },
          { guard: ifOk, target: 'refused', actions: storeOutcome },
          { target: 'failed', actions: storeOutcome },
        ],
        onError: {
          target: 'failed',
          actions: [{ type: 'storeOutcome', params: unexpectedOutcome }, report],
        },
      },
    },
    upscaled: { on: submitted },
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
