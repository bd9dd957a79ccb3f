import type { Profile, ProfileContext } from './profile.types';

interface ProfileView<Key extends keyof ProfileContext> {
  context: Pick<ProfileContext, Key>;
}

/** The name and the e-mail address as they are saved. */
export const selectProfile = ({ context: { profile } }: ProfileView<'profile'>): Profile => profile;

/** What the name's field holds when it is shown. */
export const selectProfileDraft = ({ context: { draft } }: ProfileView<'draft'>): string => draft;

/** What is wrong with the typed name. */
export const selectProfileFieldErrors = ({
  context: { fieldError },
}: ProfileView<'fieldError'>): { fullName?: string } =>
  fieldError === undefined ? {} : { fullName: fieldError };
