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
  isAppCode,
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
  /** How many recovery codes are left. */
  codesLeft: number;
  /** New recovery codes while they are shown. */
  codes: readonly string[] | undefined;
}

type TwoFactorEvent =
  /** The user retries after the state could not be loaded. */
  | { type: 'load.retried' }
  /** The user turns two-factor authentication on: begins the set-up. */
  | { type: 'setup.requested' }
  /** The user gives the set-up up. */
  | { type: 'setup.cancelled' }
  /** The user submits a code: of the set-up, for new recovery codes or for the removal. A text that is no code is not sent. */
  | { type: 'code.submit'; code: string }
  /** The user turns two-factor authentication off: asks for a code. */
  | { type: 'removal.requested' }
  /** The user leaves it on. */
  | { type: 'removal.cancelled' }
  /** The user wants new recovery codes: asks for a code. */
  | { type: 'codes.requested' }
  /** The user leaves the recovery codes as they are. */
  | { type: 'codes.cancelled' }
  /** The user has put the new recovery codes away: they are not shown again. */
  | { type: 'codes.kept' };

type TwoFactorEmitted =
  /** The set-up began or failed to begin, two-factor authentication was turned on or off, or its codes were not made. */
  NotifyEmitted | ErrorCaughtEmitted;

export type LoadTwoFactorOutcome = Outcome<{ on: boolean; codesLeft: number }>;
export type EnrolOutcome = Outcome<{ enrolment: Enrolment }>;

/** Input of the `confirm` actor. */
export interface ConfirmInput extends CodeInput {
  factorId: string;
}

/** A recovery code that turns it off leaves the others. */
export type RemoveOutcome = Outcome<{ codesLeft: number }>;
export type CodesOutcome = Outcome<{ codes: readonly string[] }>;

/** Input of the `makeCodes` actor. */
export interface MakeCodesInput {
  /** A code of the app; `undefined` right after the app was confirmed by one. */
  code: string | undefined;
}

const startedToast = successToast(messages.setupStarted, messages.scanCode);
const turnedOnToast = successToast(messages.twoFactorOn, messages.twoFactorOnText);
const turnedOffToast = successToast(messages.twoFactorOff);

interface Submit {
  event: Extract<TwoFactorEvent, { type: 'code.submit' }>;
}
const codeOf = ({ event }: Submit) => ({ code: event.code });

/** The transitions of a form for a code: sends it to `target` unless the guard says that it cannot be one. */
const submitTo = <Target extends string, Guard extends 'isAppCode' | 'isCode'>(
  target: Target,
  guard: Guard,
) =>
  [
    { guard: { type: guard, params: codeOf }, target, actions: 'beginAttempt' },
    { actions: { type: 'showCodeFormat', params: codeOf } },
  ] as const;

/**
 * Two-factor authentication of the signed-in user with an authenticator app. The privacy page starts it and stops it,
 * except while a code is being checked. It is on only once the first code of the app was accepted, and off only by a
 * code: someone at an unlocked computer cannot turn it off. Recovery codes are made with it, unless some are left, and
 * shown once.
 *
 * @testing Use `controlledActor` for the five actors. The machine has no timers. Test that codes of the app never enter
 * the context, and that the secret and the recovery codes are cleared from it.
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
    /** Makes recovery codes in place of all others. */
    makeCodes: requiredActor<CodesOutcome, MakeCodesInput>('makeCodes'),
    /** Turns two-factor authentication off if the code is right. */
    remove: requiredActor<RemoveOutcome, CodeInput>('remove'),
  },
  guards: {
    isOk,
    isAppCode,
    isCode,
    hasCodes: ({ context }) => context.codesLeft > 0,
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
    storeCodesLeft: assign((_, outcome: LoadTwoFactorOutcome | RemoveOutcome) =>
      outcome.ok ? { codesLeft: outcome.codesLeft } : {},
    ),
    storeCodes: assign((_, outcome: CodesOutcome) =>
      outcome.ok ? { codes: outcome.codes, codesLeft: outcome.codes.length } : {},
    ),
    clearForm: assign({ ...emptyCodeForm, enrolment: undefined, codes: undefined }),
    notify: notify(),
    notifyEnrolFailed: emit((_, outcome: EnrolOutcome) => ({
      type: 'notify',
      toast: failureToast(messages.setupFailed, problemOf(outcome)),
    })),
    notifyCodesFailed: emit((_, outcome: CodesOutcome) => ({
      type: 'notify',
      toast: failureToast(messages.codesNotMade, problemOf(outcome)),
    })),
    reportError: reportError(),
  },
}).createMachine({
  id: 'two-factor',
  context: { ...emptyCodeForm, enrolment: undefined, codesLeft: 0, codes: undefined },
  initial: 'loading',
  states: {
    loading: {
      entry: 'clearForm',
      invoke: {
        src: 'load',
        onDone: [
          {
            guard: { type: 'isOn', params: outputOf },
            target: 'on',
            actions: { type: 'storeCodesLeft', params: outputOf },
          },
          { guard: ifOk, target: 'off', actions: { type: 'storeCodesLeft', params: outputOf } },
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
      on: { 'code.submit': submitTo('verifying', 'isAppCode'), 'setup.cancelled': { target: 'off' } },
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
          { guard: ifOk, target: 'turnedOn', actions: { type: 'notify', params: { toast: turnedOnToast } } },
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
    /** Codes that are left from before a recovery stay. */
    turnedOn: { always: [{ guard: 'hasCodes', target: 'on' }, { target: 'makingFirstCodes' }] },
    makingFirstCodes: {
      entry: 'clearForm',
      invoke: {
        src: 'makeCodes',
        input: { code: undefined },
        onDone: [
          { guard: ifOk, target: 'showingCodes', actions: { type: 'storeCodes', params: outputOf } },
          { target: 'on', actions: { type: 'notifyCodesFailed', params: outputOf } },
        ],
        onError: {
          target: 'on',
          actions: [{ type: 'notifyCodesFailed', params: unexpectedOutcome }, report],
        },
      },
    },
    /** The only time that the recovery codes are shown. */
    showingCodes: { on: { 'codes.kept': { target: 'on' } } },
    on: {
      entry: 'clearForm',
      on: {
        'removal.requested': { target: 'askingForCode' },
        'codes.requested': { target: 'askingForNewCodes' },
      },
    },
    /** Asks for a code of the app before the recovery codes are replaced. */
    askingForNewCodes: {
      on: { 'code.submit': submitTo('makingCodes', 'isAppCode'), 'codes.cancelled': { target: 'on' } },
    },
    makingCodes: {
      invoke: {
        src: 'makeCodes',
        input: ({ event }) => {
          assertEvent(event, 'code.submit');
          return { code: plainCode(event.code) };
        },
        onDone: [
          { guard: ifOk, target: 'showingCodes', actions: { type: 'storeCodes', params: outputOf } },
          {
            target: 'askingForNewCodes',
            actions: {
              type: 'showCodeProblem',
              params: ({ event }) => ({ problem: problemOf(event.output) }),
            },
          },
        ],
        onError: {
          target: 'askingForNewCodes',
          actions: [{ type: 'showCodeProblem', params: { problem: unexpectedProblem } }, report],
        },
      },
    },
    /** Asks for a code before it is turned off. */
    askingForCode: {
      on: { 'code.submit': submitTo('removing', 'isCode'), 'removal.cancelled': { target: 'on' } },
    },
    removing: {
      invoke: {
        src: 'remove',
        input: ({ event }) => {
          assertEvent(event, 'code.submit');
          return { code: plainCode(event.code) };
        },
        onDone: [
          {
            guard: ifOk,
            target: 'off',
            actions: [
              { type: 'storeCodesLeft', params: outputOf },
              { type: 'notify', params: { toast: turnedOffToast } },
            ],
          },
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
