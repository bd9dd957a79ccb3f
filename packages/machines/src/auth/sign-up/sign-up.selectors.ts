import type { StateValue } from 'xstate';
import { stateValueNames } from '../../state-value-names';

/** Where signing up is, as state names: for `data-machine-state`. */
export const selectSignUpStates = ({ value }: { value: StateValue }): string[] =>
  stateValueNames('sign-up', value);
