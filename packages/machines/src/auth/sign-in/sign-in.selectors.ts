import type { StateValue } from 'xstate';
import { stateValueNames } from '../../state-value-names';

/** Where signing in is, as state names: for `data-machine-state`. */
export const selectSignInStates = ({ value }: { value: StateValue }): string[] =>
  stateValueNames('sign-in', value);
