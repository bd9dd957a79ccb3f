import type { Outcome } from '@verapix/domain';
import * as messages from '@verapix/messages/machines-account';
import * as shared from '@verapix/messages/machines-shared';
import { assign, emit, setup } from 'xstate';
import { fullNameProblem } from '../shared/full-name';
import { failureToast, problemOf, unexpectedOutcome } from '../shared/problem';
import {
  type ErrorCaughtEmitted,
  ifOk,
  isOk,
  type NotifyEmitted,
  outputOf,
  report,
  reportError,
  requiredActor,
} from '../shared/setup-parts';
import { successToast } from '../shared/toast';

/** What the account page shows of the user. */
export interface Profile {
  fullName: string;
  /** For display only: it cannot be changed. */
  email: string;
}

interface ProfileInput {
  /** The signed-in user's name; empty if none is set. */
  fullName: string;
  /** Their email address, for display only. */
  email: string;
}

interface ProfileContext {
  profile: Profile;
  /** The name as typed last; stays when saving fails. */
  draft: string;
  /** What is wrong with the typed name. */
  fieldErrors: { fullName?: string };
}

type ProfileEvent =
  /** The account changed, for example in another tab. The text in the field stays. */
  | { type: 'profile.changed'; user: Profile }
  /** The user starts to edit the name. */
  | { type: 'edit.started' }
  /** The user cancels the edit. */
  | { type: 'edit.cancelled' }
  /** The user saves the name, trimmed. With an invalid name nothing is sent and the field shows why. */
  | { type: 'profile.submit'; fullName: string };

type ProfileEmitted =
  /** The profile was saved, or why not. */
  NotifyEmitted | ErrorCaughtEmitted;

/** Input of the `saveProfile` actor. */
export interface SaveProfileInput {
  /** Trimmed, 1 to `fullNameMaxCharacters` characters. */
  fullName: string;
}

function fieldErrorsOf(name: string): { fullName?: string } {
  const fullName = fullNameProblem(name);
  return fullName === undefined ? {} : { fullName };
}

const trimmedName = ({ event }: { event: Extract<ProfileEvent, { type: 'profile.submit' }> }) => ({
  fullName: event.fullName.trim(),
});

/**
 * The profile card of the account page: shows the profile, edits the full name and saves it. The page starts it and
 * stops it, except while it is saving. A failed save keeps the typed name.
 *
 * @testing Use `controlledActor` for `saveProfile`. The machine has no timers. Test `profile.changed` while the user
 * types: the card changes and the field does not.
 */
export const profileMachine = setup({
  types: {} as {
    context: ProfileContext;
    events: ProfileEvent;
    input: ProfileInput;
    emitted: ProfileEmitted;
  },
  actors: {
    /** Saves the full name. */
    saveProfile: requiredActor<Outcome, SaveProfileInput>('saveProfile'),
  },
  guards: {
    isOk,
    isValidName: (_, { fullName }: SaveProfileInput) => fullNameProblem(fullName) === undefined,
  },
  actions: {
    storeProfile: assign((_, { fullName, email }: Profile) => ({ profile: { fullName, email } })),
    startDraft: assign(({ context }) => ({ draft: context.profile.fullName, fieldErrors: {} })),
    storeDraft: assign((_, { fullName }: SaveProfileInput) => ({
      draft: fullName,
      fieldErrors: fieldErrorsOf(fullName),
    })),
    storeSaved: assign(({ context }) => ({ profile: { ...context.profile, fullName: context.draft } })),
    notifySaved: emit({ type: 'notify', toast: successToast(messages.profileUpdated) }),
    notifyFailed: emit((_, outcome: Outcome) => ({
      type: 'notify',
      toast: failureToast(shared.errorTitle, problemOf(outcome)),
    })),
    reportError: reportError(),
  },
}).createMachine({
  id: 'profile',
  context: ({ input: { fullName, email } }) => ({
    profile: { fullName, email },
    draft: fullName,
    fieldErrors: {},
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
            guard: { type: 'isValidName', params: trimmedName },
            target: 'saving',
            actions: { type: 'storeDraft', params: trimmedName },
          },
          { actions: { type: 'storeDraft', params: trimmedName } },
        ],
      },
    },
    saving: {
      invoke: {
        src: 'saveProfile',
        input: ({ context }) => ({ fullName: context.draft }),
        onDone: [
          { guard: ifOk, target: 'viewing', actions: ['storeSaved', 'notifySaved'] },
          { target: 'editing', actions: { type: 'notifyFailed', params: outputOf } },
        ],
        onError: {
          target: 'editing',
          actions: [{ type: 'notifyFailed', params: unexpectedOutcome }, report],
        },
      },
    },
  },
});
