import { serverNow } from '@verapix/client/server-clock';
import {
  accessEnd,
  canCancelSubscription,
  displayStatusOf,
  grantsAccess,
  planOf,
  refundDays,
  type SubscriptionRow,
} from '@verapix/domain';
import * as messages from '@verapix/messages/account-subscription';
import type { DescriptionItem } from '@verapix/ui';
import { formatDate, formatMoney } from '@verapix/messages/formats/dates';
import { planTitles } from '../../content/plan-words';

const intervals = new Map([
  ['monthly', messages.monthly],
  ['yearly', messages.yearly],
  ['lifetime', messages.lifetime],
]);

const periodEndLabels: ReadonlyMap<string, string> = new Map([
  ['active', messages.renewsOn],
  ['trial', messages.trialEndsOn],
  ['canceled', messages.endsOn],
  ['expired', messages.endedOn],
  ['past_due', messages.dueSince],
]);

/** A date that should be there, but the server may have omitted or garbled it. */
const dateOr = (iso: string | null, locale?: string) => formatDate(iso, locale) ?? messages.notKnown;

/** The plan's name when it was sold. */
export function planNameOf({ plan_name, plan_id }: SubscriptionRow): string {
  return plan_name.trim() || planTitles[planOf(plan_id)];
}

function periodEnd(row: SubscriptionRow, now: number, locale?: string): DescriptionItem {
  if (planOf(row.plan_id) === 'lifetime' || row.interval === 'lifetime') {
    return { label: messages.renewsOn, value: messages.paidOnce };
  }
  const status = displayStatusOf(row, now);
  const isOver = status === 'canceled' && !grantsAccess(row, now);
  const label = isOver ? messages.endedOn : (periodEndLabels.get(status) ?? messages.periodEnd);
  return { label, value: dateOr(row.current_period_end, locale) };
}

/** The end of the refund period; nothing once it is over. */
function refund(row: SubscriptionRow, now: number, locale?: string): DescriptionItem[] {
  const until = new Date(row.created_at);
  until.setDate(until.getDate() + refundDays);
  if (displayStatusOf(row, now) !== 'active' || !(until.getTime() > now)) return [];
  return [{ label: messages.refundUntil, value: dateOr(until.toISOString(), locale) }];
}

/** The details of a subscription besides its plan and status. */
export function subscriptionDetails(
  row: SubscriptionRow,
  locale?: string,
  now = serverNow(),
): DescriptionItem[] {
  const { amount, currency, interval, created_at, canceled_at } = row;
  return [
    { label: messages.amount, value: formatMoney(amount, currency) },
    { label: messages.interval, value: intervals.get(interval) ?? (interval.trim() || messages.notKnown) },
    { label: messages.startedOn, value: dateOr(created_at, locale) },
    periodEnd(row, now, locale),
    ...refund(row, now, locale),
    ...(canceled_at === null ? [] : [{ label: messages.canceledOn, value: dateOr(canceled_at, locale) }]),
  ];
}

/** Says what happens next: when the subscription is charged again, or when access ends. */
export function subscriptionNote(row: SubscriptionRow, now: number, locale?: string): string | undefined {
  const date = formatDate(row.current_period_end, locale);
  const end = accessEnd(row);
  const until = dateOr(Number.isFinite(end) ? new Date(end).toISOString() : null, locale);
  switch (displayStatusOf(row, now)) {
    case 'active':
      return canCancelSubscription(row, now)
        ? date
          ? messages.renews({ date })
          : messages.renewsEachPeriod
        : undefined;
    case 'trial':
      return messages.trialNote({ plan: planNameOf(row), until });
    case 'canceled':
      return grantsAccess(row, now) ? messages.canceledNote({ plan: planNameOf(row), until }) : undefined;
    case 'past_due':
      return messages.dueNote({ plan: planNameOf(row), until });
    default:
      return undefined;
  }
}
