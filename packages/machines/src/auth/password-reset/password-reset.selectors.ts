import type { StateValue } from 'xstate';
import { stateValueNames } from '../../state-value-names';

/** Where the reset is, as state names: for `data-machine-state`. */
export const selectPasswordResetStates = ({ value }: { value: StateValue }): string[] =>
  stateValueNames('password-reset', value);
