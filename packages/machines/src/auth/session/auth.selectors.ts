import type { AuthUser } from '@verapix/domain';
import type { StateValue } from 'xstate';
import { stateValueNames } from '../../state-value-names';

interface View {
  context: { user: AuthUser | null };
}

/** The signed-in user; null while signed out or unknown. */
export const selectUser = ({ context }: View): AuthUser | null => context.user;

/**
 * Whether all features are available regardless of the subscription, as for founders. For display only: permissions
 * are checked on the server.
 */
export const hasFullAccess = ({ context }: View): boolean => context.user?.isAdmin === true;

/** The states for `data-machine-state`. */
export const selectAuthStates = ({ value }: { value: StateValue }): string[] =>
  stateValueNames('auth', value);
