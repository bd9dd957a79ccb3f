import {
  accessEnd,
  canCancelSubscription,
  displayStatusOf,
  planOf,
  plans,
  refundDays,
  type SubscriptionRow,
} from '@verapix/domain';
import type { DescriptionItem } from '@verapix/ui';
import { formatDate, formatMoney } from '../../content/local-format';

const intervals = new Map([
  ['monthly', 'Monthly'],
  ['yearly', 'Yearly'],
  ['lifetime', 'Lifetime'],
]);

const periodEndLabels: ReadonlyMap<string, string> = new Map([
  ['active', 'Renews on'],
  ['trial', 'Trial ends on'],
  ['canceled', 'Ends on'],
  ['expired', 'Ended on'],
  ['past_due', 'Payment due since'],
]);

/** A date that should be there, but the server may have omitted or garbled it. */
const dateOr = (iso: string | null, locale?: string) => formatDate(iso, locale) ?? 'Not known';

/** The plan's name when it was sold. */
export function planNameOf({ plan_name, plan_id }: SubscriptionRow): string {
  return plan_name.trim() || plans[planOf(plan_id)].title;
}

function periodEnd(row: SubscriptionRow, now: number, locale?: string): DescriptionItem {
  if (planOf(row.plan_id) === 'lifetime' || row.interval === 'lifetime') {
    return { label: 'Renews on', value: 'Never: paid once' };
  }
  const label = periodEndLabels.get(displayStatusOf(row, now)) ?? 'Period end';
  return { label, value: dateOr(row.current_period_end, locale) };
}

/** The end of the refund period; nothing once it is over. */
function refund(row: SubscriptionRow, now: number, locale?: string): DescriptionItem[] {
  const until = new Date(row.created_at);
  until.setDate(until.getDate() + refundDays);
  if (displayStatusOf(row, now) !== 'active' || !(until.getTime() > now)) return [];
  return [{ label: 'Refund until', value: dateOr(until.toISOString(), locale) }];
}

/** The details of a subscription besides its plan and status. */
export function subscriptionDetails(
  row: SubscriptionRow,
  locale?: string,
  now = Date.now(),
): DescriptionItem[] {
  const { amount, currency, interval, created_at, canceled_at } = row;
  return [
    { label: 'Amount', value: formatMoney(amount, currency) },
    { label: 'Interval', value: intervals.get(interval) ?? (interval.trim() || 'Not known') },
    { label: 'Started on', value: dateOr(created_at, locale) },
    periodEnd(row, now, locale),
    ...refund(row, now, locale),
    ...(canceled_at === null ? [] : [{ label: 'Canceled on', value: dateOr(canceled_at, locale) }]),
  ];
}

/** Says what happens next: when the subscription is charged again, or when access ends. */
export function subscriptionNote(row: SubscriptionRow, now: number, locale?: string): string | undefined {
  const date = formatDate(row.current_period_end, locale);
  const end = accessEnd(row);
  const until = Number.isFinite(end) ? formatDate(new Date(end).toISOString(), locale) : undefined;
  switch (displayStatusOf(row, now)) {
    case 'active':
      return canCancelSubscription(row, now)
        ? `Your subscription renews automatically ${date ? `on ${date}` : 'at the end of each period'}.`
        : undefined;
    case 'trial':
      return `You can use ${planNameOf(row)} until ${until}. Nothing is charged by itself.`;
    case 'canceled':
      return `Canceled. You can use ${planNameOf(row)} until ${until}, and undo the cancellation until then.`;
    case 'past_due':
      return `The renewal could not be charged. You can use ${planNameOf(row)} until ${until}: check your card before that.`;
    default:
      return undefined;
  }
}
