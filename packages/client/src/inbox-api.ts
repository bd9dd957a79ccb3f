import { type Inbox, inboxPaymentReasons, mailKinds } from '@verapix/domain';
import * as v from 'valibot';
import type { InboxApi } from './api/inbox';
import type { Clients } from './clients';
import { attempt, callFunction } from './requests';

const text = v.string();
const maybeText = v.nullable(text);
const money = v.nullable(v.object({ amount: v.number(), currency: text }));

const inboxSchema = v.object({
  messages: v.array(
    v.object({
      id: text,
      name: text,
      email: text,
      subject: text,
      message: text,
      has_account: v.boolean(),
      created_at: text,
    }),
  ),
  payments: v.array(
    v.object({
      id: text,
      reason: v.picklist(inboxPaymentReasons),
      references: v.array(text),
      plan_id: maybeText,
      amount: money,
      price: money,
      error: maybeText,
      received_at: text,
    }),
  ),
  mails: v.array(
    v.object({ id: text, kind: v.picklist(mailKinds), recipient: maybeText, error: text, dead_at: text }),
  ),
  jobs: v.array(v.object({ id: text, user_id: text, attempts: v.number(), failed_at: text })),
}) satisfies v.GenericSchema<unknown, Inbox>;

const countSchema = v.object({ count: v.number() });
const doneSchema = v.object({ success: v.literal(true) });

export function createInboxApi({ functions }: Pick<Clients, 'functions'>): InboxApi {
  return {
    loadInbox: (signal) =>
      attempt(signal, async () => ({
        inbox: await callFunction(functions, { name: 'get-inbox', schema: inboxSchema }, signal),
      })),
    countInbox: (signal) =>
      attempt(signal, () => callFunction(functions, { name: 'count-inbox', schema: countSchema }, signal)),
    updateInbox: (action, signal) =>
      attempt(signal, async () => {
        await callFunction(
          functions,
          { name: 'update-inbox', body: { ...action }, schema: doneSchema },
          signal,
        );
        return {};
      }),
  };
}
