import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import { unexpectedProblem } from '../../plain-toasts';
import type { ToastOptions } from '../../toasts/toasts.types';
import type { AuthOutcome } from '../auth.types';
import { failureToast } from '../shared/form-messages';

type Done = { event: DoneActorEvent<AuthOutcome> };

/** What follows when a mail was asked for: a toast, and back to where the person was. */
export const mailOutcomes = (sentToast: ToastOptions) =>
  ({
    onDone: [
      {
        guard: { type: 'isOk', params: ({ event }: Done) => ({ ok: event.output.ok }) },
        target: 'returning',
        actions: { type: 'notify', params: { toast: sentToast } },
      },
      {
        target: 'returning',
        actions: [
          {
            type: 'noteMailWait',
            params: ({ event: { output } }: Done) => ({
              problem: output.ok ? unexpectedProblem : output.problem,
            }),
          },
          {
            type: 'notify',
            params: ({ event: { output } }: Done) => ({
              toast: failureToast('Error', output.ok ? undefined : output.problem),
            }),
          },
        ],
      },
    ],
    onError: {
      target: 'returning',
      actions: [
        { type: 'notify', params: { toast: failureToast('Error') } },
        { type: 'reportError', params: ({ event }: { event: ErrorActorEvent }) => ({ error: event.error }) },
      ],
    },
  }) as const;
