import {
  contactFieldFault,
  type Inbox,
  type InboxAction,
  type InboxPayment,
  type InboxPaymentReason,
} from '@verapix/domain';
import * as v from 'valibot';
import { paidTotal } from '../billing/provider-event';
import { HttpError, validationError } from '../http/http-error';
import type { DisputedEvent } from '../ports';
import type { EdgeFunction } from './edge-function';
import { requireAdministrator } from './merchant-config';

const text = v.nullish(v.string(), null);
const money = v.nullish(v.object({ amount: v.number(), currency: v.string() }), null);

/** What was kept of an event, by all of its kinds. The oldest unmatched payments name none. */
const reportedSchema = v.object({
  kind: v.nullish(v.string(), 'unmatched'),
  plan_id: text,
  planId: text,
  price: money,
  paid: money,
  credit: money,
  amountInCents: v.nullish(v.number(), null),
  currency: text,
  transactionId: text,
  customerId: text,
  subscriptionId: text,
  error: text,
});

const reasons: Readonly<Record<string, InboxPaymentReason>> = {
  'lower-amount': 'lower-amount',
  credit: 'credit',
  reversed: 'reversed',
  refund: 'refund-failed',
  end: 'end-failed',
  cancel: 'cancel-failed',
};

/** An event that was kept for a person, as the inbox shows it. */
function paymentOf({ id, checkoutId, reported, receivedAt }: DisputedEvent): InboxPayment {
  const { kind, error, price, ...event } = v.parse(reportedSchema, JSON.parse(reported));
  const ids = [event.transactionId, event.subscriptionId, event.customerId, checkoutId];
  return {
    id,
    reason: reasons[kind] ?? 'unmatched',
    references: ids.flatMap((each) => each || []),
    plan_id: event.plan_id ?? event.planId,
    amount: event.credit ?? event.paid ?? paidTotal(event),
    price,
    error,
    received_at: new Date(receivedAt).toISOString(),
  };
}

/** `get-inbox`: what waits for the operator. */
export const getInbox: EdgeFunction = async (context): Promise<Inbox> => {
  requireAdministrator(context, 'read the inbox');
  const { disputes, ...inbox } = await context.ports.inbox.read();
  return { ...inbox, payments: disputes.map(paymentOf) };
};

/** `count-inbox`: how much waits for the operator. */
export const countInbox: EdgeFunction = async (context) => {
  requireAdministrator(context, 'read the inbox');
  return { count: await context.ports.inbox.count() };
};

const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(300));
const answer = v.pipe(
  v.string(),
  v.trim(),
  v.check((given) => contactFieldFault('message', given) === undefined),
);
const actionSchema = v.variant('action', [
  v.object({ action: v.literal('answer-message'), id, text: answer }),
  v.object({
    action: v.picklist(['close-message', 'close-payment', 'send-mail-again', 'forget-mail']),
    id,
  }),
]) satisfies v.GenericSchema<unknown, InboxAction>;

/** `update-inbox {action, id, text?}`: answers or closes something in the inbox, or sends a mail again. */
export const updateInbox: EdgeFunction = async (context) => {
  requireAdministrator(context, 'answer what is in the inbox');
  const parsed = v.safeParse(actionSchema, context.body);
  if (!parsed.success) throw validationError('This cannot be done with something in the inbox.');
  if (await context.ports.inbox.act(parsed.output)) return { success: true };
  throw new HttpError(404, 'not_found', 'This is no longer in the inbox.');
};
