import { solveContactTask } from '@verapix/domain';
import { locale } from '@verapix/messages/locale';
import * as v from 'valibot';
import type { ContactApi } from './api/contact';
import type { Clients } from './clients';
import { ownProblem } from './problem';
import { attempt, callFunction, dataOf, ProblemError } from './requests';

/** PostgREST's status for an inserted row. */
const created = 201;

/** What Postgres says if messages may not be sent as rows: the project sets tasks. */
const notAllowed = '42501';

const sent = v.object({ sent: v.literal(true) });
const given = v.object({
  task: v.object({
    salt: v.string(),
    hash: v.string(),
    max: v.pipe(v.number(), v.maxValue(1_000_000)),
    signature: v.string(),
  }),
});

export function createContactApi({ rest, functions }: Pick<Clients, 'rest' | 'functions'>): ContactApi {
  const solveAndSend = async (message: Record<string, string>, signal: AbortSignal) => {
    const name = 'send-contact-message';
    const { task } = await callFunction(functions, { name, body: message, schema: given }, signal);
    const solution = await solveContactTask(task, signal);
    await callFunction(functions, { name, body: { ...message, solution }, schema: sent }, signal);
    return {};
  };
  return {
    sendContactMessage: ({ name, email, subject, message, fax }, signal) =>
      attempt(signal, async () => {
        const row = { name, email, subject, message, locale, ...(fax && { fax }) };
        const answer = await rest.from('contact_messages').insert(row).abortSignal(signal);
        if (answer.error?.code === notAllowed) return solveAndSend(row, signal);
        dataOf(answer, v.unknown());
        if (answer.status !== created) throw new ProblemError(ownProblem('invalid_response'));
        return {};
      }),
  };
}
