import { unexpectedProblem } from '../plain-toasts';
import { profileSetup } from './profile.setup';
import type { ProfileEvent } from './profile.types';

/** The typed name without the space around it. */
const typedName = ({ event }: { event: Extract<ProfileEvent, { type: 'profile.submit' }> }) => ({
  fullName: event.fullName.trim(),
});

/** The profile card of the account page: read it, edit the full name, save it. A failed save keeps what was typed. */
export const profileMachine = profileSetup.createMachine({
  id: 'profile',
  context: ({ input: { fullName, email } }) => ({
    profile: { fullName, email },
    draft: fullName,
    fieldError: undefined,
  }),
  initial: 'viewing',
  on: {
    'profile.changed': { actions: { type: 'storeProfile', params: ({ event }) => event.user } },
  },
  states: {
    viewing: { on: { 'edit.started': { target: 'editing', actions: 'startDraft' } } },
    editing: {
      on: {
        'edit.cancelled': { target: 'viewing' },
        'profile.submit': [
          {
            guard: { type: 'isFullName', params: typedName },
            target: 'saving',
            actions: { type: 'storeDraft', params: typedName },
          },
          { actions: { type: 'storeDraft', params: typedName } },
        ],
      },
    },
    saving: {
      invoke: {
        src: 'saveProfile',
        input: ({ context }) => ({ fullName: context.draft }),
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => ({ ok: event.output.ok }) },
            target: 'viewing',
            actions: ['storeSaved', 'notifySaved'],
          },
          { target: 'editing', actions: { type: 'notifyFailed', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'editing',
          actions: [
            { type: 'notifyFailed', params: { ok: false, problem: unexpectedProblem } },
            { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
  },
});
