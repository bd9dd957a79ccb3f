import type { StateValue } from 'xstate';
import { stateValueNames } from '../../state-value-names';
import type { AuthUser } from '../auth.types';
import type { AuthContext } from './session.types';

interface View {
  context: Pick<AuthContext, 'user'>;
}

/** Who is signed in; null while nobody is, or while it is not known yet. */
export const selectUser = ({ context }: View): AuthUser | null => context.user;

export const selectIsSignedIn = ({ context }: View): boolean => context.user !== null;

/**
 * Whether every feature is open, whatever the subscription. Founders have that: for what is shown, never for what the
 * server lets them do.
 */
export const hasFullAccess = ({ context }: View): boolean => context.user?.isAdmin === true;

/** Where the session is, as state names: for `data-machine-state`. */
export const selectAuthStates = ({ value }: { value: StateValue }): string[] =>
  stateValueNames('auth', value);
