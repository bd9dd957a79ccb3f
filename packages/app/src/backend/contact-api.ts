import type { ContactMessage } from '@verapix/facts';
import * as v from 'valibot';
import { attempt } from './attempt';
import type { Clients } from './clients';
import { type Failure, failure } from './problem';
import { rowIn } from './rest-answer';

/** What PostgREST answers a row that it took. */
const created = 201;

/** Messages to the team. Expected faults are answers, and an answer that is no clear yes is a fault. */
export interface ContactApi {
  /** Anyone may send one; nobody reads them here. */
  sendContactMessage: (message: ContactMessage, signal: AbortSignal) => Promise<{ ok: true } | Failure>;
}

export function createContactApi({ rest }: Pick<Clients, 'rest'>): ContactApi {
  return {
    sendContactMessage: ({ name, email, subject, message }, signal) =>
      attempt(signal, async () => {
        const row = { name, email, subject, message };
        const answer = await rest.from('contact_messages').insert(row).abortSignal(signal);
        const taken = rowIn(answer, v.unknown());
        if (!taken.ok) return taken;
        return answer.status === created ? { ok: true as const } : failure('invalid_response');
      }),
  };
}
