import { problemText } from '../plain-toasts';
import type { ContactContext, ContactErrors } from './contact.types';

interface ContactView<Key extends keyof ContactContext> {
  context: Pick<ContactContext, Key>;
}

export const selectContactErrors = ({ context: { errors } }: ContactView<'errors'>): ContactErrors => errors;

/** Why the last message was not sent, and what to do, in a line. */
export const selectContactProblem = ({ context: { problem } }: ContactView<'problem'>): string | undefined =>
  problem && problemText(problem);
