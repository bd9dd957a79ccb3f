import type { ContactMessage } from '@verapix/domain';
import * as v from 'valibot';
import type { Clients } from './clients';
import { ownProblem } from './problem';
import { attempt, dataOf, ProblemError } from './requests';

/** PostgREST's status for an inserted row. */
const created = 201;

/** Messages to the team. Expected failures are returned; an invalid answer is a failure. */
export function createContactApi({ rest }: Pick<Clients, 'rest'>) {
  return {
    /** Visitors may send messages too. Messages cannot be read back. */
    sendContactMessage: ({ name, email, subject, message }: ContactMessage, signal: AbortSignal) =>
      attempt(signal, async () => {
        const row = { name, email, subject, message };
        const answer = await rest.from('contact_messages').insert(row).abortSignal(signal);
        dataOf(answer, v.unknown());
        if (answer.status !== created) throw new ProblemError(ownProblem('invalid_response'));
        return {};
      }),
  };
}
