import { type Outcome, type Problem, rotationOverlapHours, type WebhookSecretStatus } from '@verapix/domain';
import * as messages from '@verapix/messages/machines-keys';
import { assign, emit, enqueueActions, setup } from 'xstate';
import { failureToast, problemOf, unexpectedOutcome } from '../shared/problem';
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
import { successToast, warningToast } from '../shared/toast';

interface WebhookSecretContext {
  /** `null` before the first secret; undefined until it is loaded. */
  status: WebhookSecretStatus | null | undefined;
  /** The secret, if it was made by this actor. Never stored. */
  secret: string | undefined;
  isShown: boolean;
  /** Why the status could not be loaded; cleared by the next attempt. */
  problem: Problem | undefined;
}

export type WebhookSecretEvent =
  /** The user retries after the status could not be loaded. */
  | { type: 'load.retried' }
  /** The user wants a new secret. If it replaces another, this opens the confirmation. */
  | { type: 'rotation.asked' }
  /** The user confirms: replaces the secret. */
  | { type: 'rotation.confirmed' }
  /** The user closes the confirmation. */
  | { type: 'rotation.dismissed' }
  /** The user reveals or hides the new secret. */
  | { type: 'visibility.toggled' }
  /** The page copied the secret to the clipboard. */
  | { type: 'secret.copied' }
  /** The browser denied access to the clipboard: a toast says to copy by hand. */
  | { type: 'copy.refused' };

type WebhookSecretEmitted =
  /** What was made or copied, or why not. */
  NotifyEmitted | ErrorCaughtEmitted;

export type LoadWebhookSecretOutcome = Outcome<{ status: WebhookSecretStatus | null }>;
/** `secret` is the whole secret. The server returns it only once. */
export type RotateWebhookSecretOutcome = Outcome<{ status: WebhookSecretStatus; secret: string }>;

const toasts = {
  created: successToast(messages.secretCreated),
  replaced: successToast(messages.secretReplaced, messages.bothSecretsSign({ hours: rotationOverlapHours })),
  copied: successToast(messages.secretCopied),
  notCopied: warningToast(messages.secretNotCopied, messages.copySecretYourself),
};

/**
 * The secret that signs the user's webhooks: says whether there is one, makes the first one, and replaces it. The API
 * keys page starts it and stops it, except while a secret is being made. The server returns a secret only once; it can be
 * revealed and copied until the machine stops.
 *
 * @testing Use `controlledActor` for the two actors. The machine has no timers.
 */
export const webhookSecretMachine = setup({
  types: {} as {
    context: WebhookSecretContext;
    events: WebhookSecretEvent;
    emitted: WebhookSecretEmitted;
  },
  actors: {
    /** Loads what is known about the secret. */
    loadWebhookSecret: requiredActor<LoadWebhookSecretOutcome, void>('loadWebhookSecret'),
    /** Makes a secret, in the place of one that there may be, and returns it, once. */
    rotateWebhookSecret: requiredActor<RotateWebhookSecretOutcome, void>('rotateWebhookSecret'),
  },
  guards: {
    isOk,
    isFirst: ({ context }: { context: WebhookSecretContext }) => context.status === null,
    hasSecret: ({ context }: { context: WebhookSecretContext }) => context.secret !== undefined,
  },
  actions: {
    storeStatus: assign((_, outcome: LoadWebhookSecretOutcome) =>
      outcome.ok ? { status: outcome.status } : { problem: outcome.problem },
    ),
    clearProblem: assign({ problem: undefined }),
    storeSecret: enqueueActions(({ context, enqueue }, outcome: RotateWebhookSecretOutcome) => {
      if (!outcome.ok) return;
      const toast = context.status ? toasts.replaced : toasts.created;
      enqueue.assign({ status: outcome.status, secret: outcome.secret, isShown: true });
      enqueue.emit({ type: 'notify', toast });
    }),
    toggleShown: assign(({ context }) => ({ isShown: !context.isShown })),
    notify: notify(),
    notifyFailed: emit((_, outcome: RotateWebhookSecretOutcome) => ({
      type: 'notify',
      toast: failureToast(messages.secretNotCreated, problemOf(outcome)),
    })),
    reportError: reportError(),
  },
}).createMachine({
  id: 'webhook-secret',
  context: { status: undefined, secret: undefined, isShown: false, problem: undefined },
  initial: 'loading',
  states: {
    loading: {
      entry: 'clearProblem',
      invoke: {
        src: 'loadWebhookSecret',
        onDone: [
          { guard: ifOk, target: 'loaded', actions: { type: 'storeStatus', params: outputOf } },
          { target: 'failed', actions: { type: 'storeStatus', params: outputOf } },
        ],
        onError: {
          target: 'failed',
          actions: [{ type: 'storeStatus', params: unexpectedOutcome }, report],
        },
      },
    },
    failed: { on: { 'load.retried': { target: 'loading' } } },
    loaded: {
      on: {
        'rotation.asked': [{ guard: 'isFirst', target: 'rotating' }, { target: 'confirming' }],
        'visibility.toggled': { guard: 'hasSecret', actions: 'toggleShown' },
        'secret.copied': { actions: { type: 'notify', params: { toast: toasts.copied } } },
        'copy.refused': { actions: { type: 'notify', params: { toast: toasts.notCopied } } },
      },
    },
    confirming: {
      on: {
        'rotation.confirmed': { target: 'rotating' },
        'rotation.dismissed': { target: 'loaded' },
      },
    },
    rotating: {
      invoke: {
        src: 'rotateWebhookSecret',
        onDone: [
          { guard: ifOk, target: 'loaded', actions: { type: 'storeSecret', params: outputOf } },
          { target: 'loaded', actions: { type: 'notifyFailed', params: outputOf } },
        ],
        onError: {
          target: 'loaded',
          actions: [{ type: 'notifyFailed', params: unexpectedOutcome }, report],
        },
      },
    },
  },
});
