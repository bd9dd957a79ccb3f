import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import { actorMustBeProvided } from '../../actor-must-be-provided';
import type { AuthOutcome } from '../auth.types';
import { googleFailedToast, googleToast } from './form-messages';

/** Leaves for Google: when it comes back, the browser is on its way. */
export const startGoogle = actorMustBeProvided<AuthOutcome, undefined>('startGoogle');

/**
 * On the way to Google, for the forms that offer it: they have a state `returning` to come back to, and the actors,
 * guards and actions that are named here.
 */
export const redirecting = {
  tags: 'busy',
  entry: { type: 'notify', params: { toast: googleToast } },
  on: { 'page.restored': { target: 'returning' } },
  invoke: {
    src: 'startGoogle',
    onDone: [
      {
        guard: {
          type: 'isOk',
          params: ({ event }: { event: DoneActorEvent<AuthOutcome> }) => ({ ok: event.output.ok }),
        },
      },
      {
        target: 'returning',
        actions: {
          type: 'notify',
          params: ({ event: { output } }: { event: DoneActorEvent<AuthOutcome> }) => ({
            toast: googleFailedToast(output.ok ? undefined : output.problem),
          }),
        },
      },
    ],
    onError: {
      target: 'returning',
      actions: [
        { type: 'notify', params: { toast: googleFailedToast() } },
        {
          type: 'reportError',
          params: ({ event }: { event: ErrorActorEvent }) => ({ error: event.error }),
        },
      ],
    },
  },
} as const;
