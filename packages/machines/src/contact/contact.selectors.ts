import type { ContactField, Problem } from '@verapix/domain';
import { problemText } from '../shared/problem';

/** What is wrong with each field. */
export type ContactErrors = Readonly<Partial<Record<ContactField, string>>>;

/** Why the last message was not sent and what to do about it, in one line. */
export const selectContactProblem = ({
  context: { problem },
}: {
  context: { problem: Problem | undefined };
}): string | undefined => problem && problemText(problem);
