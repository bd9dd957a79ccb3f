import type { StateValue } from 'xstate';
import { stateValueNames } from '../../state-value-names';
import { selectSecondsToWait } from '../shared/form.selectors';
import type { SignInContext } from './sign-in.types';

/** Whole seconds until another mail may be asked for; 0 when it may be now. */
export const selectSecondsToNextMail = ({
  context: { now, mailRetryAt },
}: {
  context: Pick<SignInContext, 'now' | 'mailRetryAt'>;
}): number => selectSecondsToWait({ context: { now, retryAt: mailRetryAt } });

/** Where signing in is, as state names: for `data-machine-state`. */
export const selectSignInStates = ({ value }: { value: StateValue }): string[] =>
  stateValueNames('sign-in', value);
