import type { StateValue } from 'xstate';
import { stateValueNames } from '../../state-value-names';

/** Where the callback is, as state names: for `data-machine-state`. */
export const selectAuthCallbackStates = ({ value }: { value: StateValue }): string[] =>
  stateValueNames('auth-callback', value);
