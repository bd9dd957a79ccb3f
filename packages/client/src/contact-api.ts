import type { ContactMessage } from '@verapix/domain';
import * as v from 'valibot';
import type { Clients } from './clients';
import { type Failure, failure } from './problem';
import { attempt, rowIn } from './requests';

/** PostgREST's status for an inserted row. */
const created = 201;

/** Messages to the team. Expected failures are returned; an invalid answer is a failure. */
export interface ContactApi {
  /** Visitors may send messages too. Messages cannot be read back. */
  sendContactMessage: (message: ContactMessage, signal: AbortSignal) => Promise<{ ok: true } | Failure>;
}

export function createContactApi({ rest }: Pick<Clients, 'rest'>): ContactApi {
  return {
    sendContactMessage: ({ name, email, subject, message }, signal) =>
      attempt(signal, async () => {
        const row = { name, email, subject, message };
        const answer = await rest.from('contact_messages').insert(row).abortSignal(signal);
        const inserted = rowIn(answer, v.unknown());
        if (!inserted.ok) return inserted;
        return answer.status === created ? { ok: true as const } : failure('invalid_response');
      }),
  };
}
