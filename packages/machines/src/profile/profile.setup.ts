import { assign, emit, setup } from 'xstate';
import { actorMustBeProvided } from '../actor-must-be-provided';
import { errorToast, problemOf, problemText, successToast } from '../plain-toasts';
import { fullNameProblem } from './full-name';
import type {
  Profile,
  ProfileContext,
  ProfileEmitted,
  ProfileEvent,
  ProfileInput,
  SaveProfileInput,
  SaveProfileOutcome,
} from './profile.types';

interface TypedName {
  fullName: string;
}

/** The words of the profile machine: its actors, guards and actions. What follows on what is in the chart. */
export const profileSetup = setup({
  types: {} as {
    context: ProfileContext;
    events: ProfileEvent;
    input: ProfileInput;
    emitted: ProfileEmitted;
  },
  actors: {
    saveProfile: actorMustBeProvided<SaveProfileOutcome, SaveProfileInput>('saveProfile'),
  },
  guards: {
    isOk: (_, { ok }: { ok: boolean }) => ok,
    isFullName: (_, { fullName }: TypedName) => fullNameProblem(fullName) === undefined,
  },
  actions: {
    storeProfile: assign((_, { fullName, email }: Profile) => ({ profile: { fullName, email } })),
    startDraft: assign(({ context }) => ({ draft: context.profile.fullName, fieldError: undefined })),
    storeDraft: assign((_, { fullName }: TypedName) => ({
      draft: fullName,
      fieldError: fullNameProblem(fullName),
    })),
    storeSaved: assign(({ context }) => ({ profile: { ...context.profile, fullName: context.draft } })),
    notifySaved: emit({ type: 'notify', toast: successToast('Your profile has been updated') }),
    notifyFailed: emit((_, outcome: SaveProfileOutcome) => ({
      type: 'notify',
      toast: errorToast('Error', problemText(problemOf(outcome))),
    })),
    reportError: emit((_, { error }: { error: unknown }) => ({ type: 'error.caught', error })),
  },
});
