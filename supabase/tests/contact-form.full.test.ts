import { contactTaskHash, type ContactTask, solveContactTask } from '@verapix/domain';
import { sendContactMessage } from '@verapix/server/functions/send-contact-message';
import { HttpError } from '@verapix/server/http/http-error';
import type { FunctionPorts } from '@verapix/server/ports';
import { createContactForm } from '@verapix/server/postgres/contact-form';
import { createRateLimits } from '@verapix/server/postgres/rate-limits';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { realEnvironment } from '../../mocks/environment.ts';
import { addUser, anon, databaseOfFile, keeping } from './database.ts';

const database = databaseOfFile();
const userId = crypto.randomUUID();
const message = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'Hello.\nThere.' };
let late = 0;

/** Sends a body; resolves to the answer, or to the status and code of the error. */
async function send(body: object, headers: Record<string, string> = {}): Promise<unknown> {
  const ports = {
    ...realEnvironment,
    now: () => Date.now() + late,
    contactForm: createContactForm(database.sql, 'a secret of the tests'),
    rateLimits: createRateLimits(database.sql),
    sessions: { verify: async (token: string) => (token === 'ada' ? { userId } : undefined) },
  } as unknown as FunctionPorts;
  const request = new Request('https://project.test', { headers });
  const context = { request, json: async () => body } as Parameters<typeof sendContactMessage>[0];
  try {
    return await (await sendContactMessage(context, ports)).json();
  } catch (error) {
    if (error instanceof HttpError) return `${error.status} ${error.code}`;
    throw error;
  }
}

const newTask = async () => ((await send(message)) as { task: ContactTask }).task;
const solved = async () =>
  solveContactTask({ ...(await newTask()), max: 50_000 }, AbortSignal.timeout(20_000));
const stored = () => database.sql`
  select user_id, email, subject, locale from public.contact_messages order by created_at`;

beforeAll(async () => {
  await addUser(database.sql, { id: userId, email: 'ada@example.com' });
  // What the guide says.
  await database.sql`revoke insert on public.contact_messages from anon, authenticated`;
});
beforeEach(async () => {
  late = 0;
  await database.sql`delete from public.contact_messages`;
});

describe('a contact form with tasks', () => {
  it('takes a message with a solution, of a visitor and of a user', async () => {
    expect(await send({ ...message, locale: 'de', solution: await solved() })).toEqual({ sent: true });
    const ofUser = { Authorization: 'Bearer ada' };
    expect(await send({ ...message, solution: await solved() }, ofUser)).toEqual({ sent: true });
    expect(await stored()).toEqual([
      { user_id: null, email: message.email, subject: message.subject, locale: 'de' },
      { user_id: userId, email: message.email, subject: message.subject, locale: null },
    ]);
  });

  it('takes none without, with a wrong, a late, a foreign or a used solution', async () => {
    const task = await newTask();
    expect(task).toMatchObject({ max: 50_000 });
    const solution = await solved();
    if (!solution) throw new Error('The task has no solution.');
    const foreign = { salt: `s.${Date.now() + 1e9}`, number: 1, signature: '0'.repeat(64) };
    const wrong = { ...solution, number: (solution.number + 1) % 50_000 };
    for (const other of [wrong, foreign, { ...foreign, signature: await contactTaskHash('s', 1) }])
      expect(await send({ ...message, solution: other })).toBe('400 captcha_failed');
    late = 11 * 60_000;
    expect(await send({ ...message, solution })).toBe('400 captcha_failed');
    late = 0;
    expect(await send({ ...message, solution })).toEqual({ sent: true });
    expect(await send({ ...message, solution })).toBe('400 captcha_failed');
    expect(await send({ ...message, email: 'none', solution })).toBe('400 validation_failed');
    expect(await send({ ...message, solution: await solved() }, { Authorization: 'Bearer old' })).toBe(
      '401 401',
    );
    expect(await stored()).toHaveLength(1);
  });

  it('has the limits of messages as rows, which are refused', async () => {
    await database.sql`delete from private.rate_limits where name like 'contact:%'`;
    const insert = `insert into public.contact_messages (name, email, subject, message) values ('A', 'a@b.c', 'S', 'M')`;
    await database.sql.begin(async (tx) => expect(await keeping(tx, anon, insert)).toBe('42501'));
    await database.sql`insert into private.rate_limits values ('contact:ada@example.com', now() + interval '1 day')
      on conflict (name) do update set reset_at = excluded.reset_at`;
    expect(await send({ ...message, solution: await solved() })).toBe('429 over_request_rate_limit');
    const other = { ...message, email: 'grace@example.com', fax: 'a program' };
    expect(await send({ ...other, solution: await solved() })).toEqual({ sent: true });
    expect(await stored()).toHaveLength(0);
  });
});
