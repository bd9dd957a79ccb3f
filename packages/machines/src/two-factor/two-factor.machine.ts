import type { Outcome, Problem } from '@verapix/domain';
import * as messages from '@verapix/messages/machines-account';
import { type ActorRefFrom, assertEvent, assign, emit, type SnapshotFrom, setup } from 'xstate';
import { failureToast, problemOf, unexpectedOutcome, unexpectedProblem } from '../shared/problem';
import {
  type ErrorCaughtEmitted,
  ifOk,
  isOk,
  type NotifyEmitted,
  notify,
  outputOf,
  report,
  reportError,
  requiredActor,
} from '../shared/setup-parts';
import { successToast } from '../shared/toast';
import {
  type CodeForm,
  type CodeInput,
  emptyCodeForm,
  isCode,
  plainCode,
  showCodeFormat,
  showCodeProblem,
} from './code';

/** An authenticator app that is being set up. */
export interface Enrolment {
  factorId: string;
  /** The address of the QR code's picture. */
  qrCode: string;
  /** For typing instead of scanning. */
  secret: string;
}

interface TwoFactorContext extends CodeForm {
  /** Cleared as soon as the app is confirmed or given up, so that the secret is not kept. */
  enrolment: Enrolment | undefined;
}

type TwoFactorEvent =
  /** The user retries after the state could not be loaded. */
  | { type: 'load.retried' }
  /** The user turns two-factor authentication on: begins the set-up. */
  | { type: 'setup.requested' }
  /** The user gives the set-up up. */
  | { type: 'setup.cancelled' }
  /** The user submits a code, of the set-up or of the removal. A text that is no code is not sent. */
  | { type: 'code.submit'; code: string }
  /** The user turns two-factor authentication off: asks for a code. */
  | { type: 'removal.requested' }
  /** The user leaves it on. */
  | { type: 'removal.cancelled' };

type TwoFactorEmitted =
  /** The set-up began or failed to begin, or two-factor authentication was turned on or off. */
  NotifyEmitted | ErrorCaughtEmitted;

export type LoadTwoFactorOutcome = Outcome<{ on: boolean }>;
export type EnrolOutcome = Outcome<{ enrolment: Enrolment }>;

/** Input of the `confirm` actor. */
export interface ConfirmInput extends CodeInput {
  factorId: string;
}

const startedToast = successToast(messages.setupStarted, messages.scanCode);
const turnedOnToast = successToast(messages.twoFactorOn, messages.twoFactorOnText);
const turnedOffToast = successToast(messages.twoFactorOff);

interface Submit {
  event: Extract<TwoFactorEvent, { type: 'code.submit' }>;
}
const codeOf = ({ event }: Submit) => ({ code: event.code });

/** The transitions of a form for a code: sends it to `target` unless it cannot be a code. */
const submitTo = <Target extends string>(target: Target) =>
  [
    { guard: { type: 'isCode', params: codeOf }, target, actions: 'beginAttempt' },
    { actions: 'showCodeFormat' },
  ] as const;

/**
 * Two-factor authentication of the signed-in user with an authenticator app. The privacy page starts it and stops it,
 * except while a code is being checked. It is on only once the first code of the app was accepted, and off only by a
 * code: someone at an unlocked computer cannot turn it off.
 *
 * @testing Use `controlledActor` for the four actors. The machine has no timers. Test that codes never enter the
 * context, and that the secret is cleared from it.
 */
export const twoFactorMachine = setup({
  types: {} as { context: TwoFactorContext; events: TwoFactorEvent; emitted: TwoFactorEmitted },
  actors: {
    /** Loads whether two-factor authentication is on. */
    load: requiredActor<LoadTwoFactorOutcome, void>('load'),
    /** Adds an authenticator app, which protects nothing until it is confirmed. */
    enrol: requiredActor<EnrolOutcome, void>('enrol'),
    /** Confirms the app by its first code, which turns two-factor authentication on. */
    confirm: requiredActor<Outcome, ConfirmInput>('confirm'),
    /** Turns two-factor authentication off if the code is right. */
    remove: requiredActor<Outcome, CodeInput>('remove'),
  },
  guards: {
    isOk,
    isCode,
    isOn: (_, outcome: LoadTwoFactorOutcome) => outcome.ok && outcome.on,
  },
  actions: {
    beginAttempt: assign(emptyCodeForm),
    showCodeFormat: assign(showCodeFormat),
    showCodeProblem: assign(showCodeProblem),
    storeProblem: assign((_, { problem }: { problem: Problem }) => ({ problem })),
    storeEnrolment: assign((_, outcome: EnrolOutcome) =>
      outcome.ok ? { enrolment: outcome.enrolment } : {},
    ),
    clearForm: assign({ ...emptyCodeForm, enrolment: undefined }),
    notify: notify(),
    notifyEnrolFailed: emit((_, outcome: EnrolOutcome) => ({
      type: 'notify',
      toast: failureToast(messages.setupFailed, problemOf(outcome)),
    })),
    reportError: reportError(),
  },
}).createMachine({
  id: 'two-factor',
  context: { ...emptyCodeForm, enrolment: undefined },
  initial: 'loading',
  states: {
    loading: {
      entry: 'clearForm',
      invoke: {
        src: 'load',
        onDone: [
          { guard: { type: 'isOn', params: outputOf }, target: 'on' },
          { guard: ifOk, target: 'off' },
          {
            target: 'failed',
            actions: { type: 'storeProblem', params: ({ event }) => ({ problem: problemOf(event.output) }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: [{ type: 'storeProblem', params: { problem: unexpectedProblem } }, report],
        },
      },
    },
    failed: { on: { 'load.retried': { target: 'loading' } } },
    off: { entry: 'clearForm', on: { 'setup.requested': { target: 'enrolling' } } },
    enrolling: {
      invoke: {
        src: 'enrol',
        onDone: [
          {
            guard: ifOk,
            target: 'confirming',
            actions: [
              { type: 'storeEnrolment', params: outputOf },
              { type: 'notify', params: { toast: startedToast } },
            ],
          },
          { target: 'off', actions: { type: 'notifyEnrolFailed', params: outputOf } },
        ],
        onError: {
          target: 'off',
          actions: [{ type: 'notifyEnrolFailed', params: unexpectedOutcome }, report],
        },
      },
    },
    /** Shows the QR code and asks for the app's first code. */
    confirming: {
      on: { 'code.submit': submitTo('verifying'), 'setup.cancelled': { target: 'off' } },
    },
    verifying: {
      invoke: {
        src: 'confirm',
        input: ({ context: { enrolment }, event }) => {
          assertEvent(event, 'code.submit');
          if (!enrolment)
            throw new Error('No app is being set up: enter `verifying` only from `confirming`.');
          return { factorId: enrolment.factorId, code: plainCode(event.code) };
        },
        onDone: [
          { guard: ifOk, target: 'on', actions: { type: 'notify', params: { toast: turnedOnToast } } },
          {
            target: 'confirming',
            actions: {
              type: 'showCodeProblem',
              params: ({ event }) => ({ problem: problemOf(event.output) }),
            },
          },
        ],
        onError: {
          target: 'confirming',
          actions: [{ type: 'showCodeProblem', params: { problem: unexpectedProblem } }, report],
        },
      },
    },
    on: { entry: 'clearForm', on: { 'removal.requested': { target: 'askingForCode' } } },
    /** Asks for a code before it is turned off. */
    askingForCode: {
      on: { 'code.submit': submitTo('removing'), 'removal.cancelled': { target: 'on' } },
    },
    removing: {
      invoke: {
        src: 'remove',
        input: ({ event }) => {
          assertEvent(event, 'code.submit');
          return { code: plainCode(event.code) };
        },
        onDone: [
          { guard: ifOk, target: 'off', actions: { type: 'notify', params: { toast: turnedOffToast } } },
          {
            target: 'askingForCode',
            actions: {
              type: 'showCodeProblem',
              params: ({ event }) => ({ problem: problemOf(event.output) }),
            },
          },
        ],
        onError: {
          target: 'askingForCode',
          actions: [{ type: 'showCodeProblem', params: { problem: unexpectedProblem } }, report],
        },
      },
    },
  },
});

export type TwoFactorActor = ActorRefFrom<typeof twoFactorMachine>;
export type TwoFactorSnapshot = SnapshotFrom<typeof twoFactorMachine>;
