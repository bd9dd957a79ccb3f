import { type ActorRefFrom, assertEvent, assign, emit, type SnapshotFrom, setup } from 'xstate';
import { actorMustBeProvided } from '../actor-must-be-provided';
import { unexpectedProblem } from '../plain-toasts';
import type { Problem } from '../tool-run/tool-run.types';
import type {
  ApiTrialContext,
  ApiTrialEmitted,
  ApiTrialEvent,
  ApiTrialInput,
  SendTrialOutcome,
  TrialAnswer,
  TrialRequest,
} from './api-trial.types';

const isUpscaled = ({ outcome }: { outcome: SendTrialOutcome }) =>
  outcome.ok && outcome.answer.kind === 'upscaled';

const isLimited = ({ outcome }: { outcome: SendTrialOutcome }) =>
  outcome.ok && outcome.answer.status === 429 && outcome.answer.retryAfterSeconds !== undefined;

const retryAtOf = (answer: TrialAnswer | undefined, now: () => number): number =>
  now() + (answer?.retryAfterSeconds ?? 0) * 1000;

const apiTrialSetup = setup({
  types: {} as {
    context: ApiTrialContext;
    input: ApiTrialInput;
    events: ApiTrialEvent;
    emitted: ApiTrialEmitted;
  },
  actors: { sendRequest: actorMustBeProvided<SendTrialOutcome, TrialRequest>('sendRequest') },
  guards: {
    isUpscaled: (_, params: { outcome: SendTrialOutcome }) => isUpscaled(params),
    isLimited: (_, params: { outcome: SendTrialOutcome }) => isLimited(params),
    isAnswered: (_, { outcome }: { outcome: SendTrialOutcome }) => outcome.ok,
  },
  actions: {
    forgetLast: assign({ answer: undefined, problem: undefined }),
    keepOutcome: assign(({ context: { now } }, { outcome }: { outcome: SendTrialOutcome }) => {
      if (!outcome.ok) return { problem: outcome.problem };
      return { answer: outcome.answer, retryAt: retryAtOf(outcome.answer, now) };
    }),
    keepProblem: assign((_, { problem }: { problem: Problem }) => ({ problem })),
    reportError: emit(
      (_, { error }: { error: unknown }): ApiTrialEmitted => ({
        type: 'error.caught',
        error,
      }),
    ),
  },
  delays: { untilRetry: ({ context: { now, retryAt } }) => Math.max(0, retryAt - now()) },
});

const submitted = { 'request.submitted': { target: 'sending' } } as const;

/**
 * Trying the API: one request at a time, which can be stopped. A key that met its limit is not used again before the
 * time that the API named; another key may be.
 */
export const apiTrialMachine = apiTrialSetup.createMachine({
  id: 'api-trial',
  context: ({ input: { now } }) => ({ now, answer: undefined, problem: undefined, retryAt: 0 }),
  initial: 'ready',
  states: {
    ready: { on: submitted },
    sending: {
      entry: 'forgetLast',
      on: { 'request.cancelled': { target: 'ready' } },
      invoke: {
        src: 'sendRequest',
        input: ({ event }) => {
          assertEvent(event, 'request.submitted');
          return event.request;
        },
        onDone: [
          {
            guard: { type: 'isUpscaled', params: ({ event }) => ({ outcome: event.output }) },
            target: 'upscaled',
            actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            guard: { type: 'isLimited', params: ({ event }) => ({ outcome: event.output }) },
            target: 'limited',
            actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            guard: { type: 'isAnswered', params: ({ event }) => ({ outcome: event.output }) },
            target: 'refused',
            actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            target: 'failed',
            actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: [
            { type: 'keepProblem', params: { problem: unexpectedProblem } },
            { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    upscaled: { on: submitted },
    refused: { on: submitted },
    /** The API asked to be left alone for a while. */
    limited: {
      on: { 'key.changed': { target: 'refused' } },
      after: { untilRetry: { target: 'refused' } },
    },
    /** There was no answer. */
    failed: { on: submitted },
  },
});

export type ApiTrialActor = ActorRefFrom<typeof apiTrialMachine>;
export type ApiTrialSnapshot = SnapshotFrom<typeof apiTrialMachine>;
