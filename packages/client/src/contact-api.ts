import { locale } from '@verapix/messages/locale';
import * as v from 'valibot';
import type { ContactApi } from './api/contact';
import type { Clients } from './clients';
import { ownProblem } from './problem';
import { attempt, dataOf, ProblemError } from './requests';

/** PostgREST's status for an inserted row. */
const created = 201;

export function createContactApi({ rest }: Pick<Clients, 'rest'>): ContactApi {
  return {
    sendContactMessage: ({ name, email, subject, message, fax }, signal) =>
      attempt(signal, async () => {
        const row = { name, email, subject, message, locale, ...(fax && { fax }) };
        const answer = await rest.from('contact_messages').insert(row).abortSignal(signal);
        dataOf(answer, v.unknown());
        if (answer.status !== created) throw new ProblemError(ownProblem('invalid_response'));
        return {};
      }),
  };
}
