import * as messages from '@verapix/messages/account-subscription';
import {
  Badge,
  type BadgeProps,
  classNames,
  type DescriptionItem,
  DescriptionList,
  Heading,
  Text,
} from '@verapix/ui';
import type { ComponentProps, ReactNode } from 'react';
import * as card from '../../lib/summary-card.css';
import * as css from './SubscriptionCard.css';

export const subscriptionCardStatuses = [
  'active',
  'trial',
  'past_due',
  'canceled',
  'expired',
  'unknown',
] as const;
type Status = (typeof subscriptionCardStatuses)[number];

export interface SubscriptionCardProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The plan's name: the card's heading. */
  plan: string;
  status: Status;
  /** Amount, interval, and when it started, renews, ends or was canceled, formatted. */
  details: readonly DescriptionItem[];
  /** What happens next, for example when it renews. */
  note?: ReactNode;
  /** Actions on the subscription. */
  actions?: ReactNode;
}

const statuses = {
  active: { label: messages.active, tone: 'success' },
  trial: { label: messages.trial, tone: 'info' },
  past_due: { label: messages.pastDue, tone: 'warning' },
  canceled: { label: messages.canceled, tone: 'warning' },
  expired: { label: messages.expired, tone: 'danger' },
  unknown: { label: messages.unknown, tone: 'neutral' },
} as const satisfies Record<Status, { label: string; tone: BadgeProps['tone'] }>;

/** A subscription: its plan, status, details and actions. */
export function SubscriptionCard({
  plan,
  status,
  details,
  note,
  actions,
  className,
  ...rest
}: SubscriptionCardProps) {
  const { label, tone } = statuses[status];
  return (
    <section {...rest} className={classNames(card.root, className)} data-status={status}>
      <div className={card.head}>
        <Heading level={2}>{plan}</Heading>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <DescriptionList items={details} />
      {note && <Text tone="textMuted">{note}</Text>}
      {actions && <div className={css.actions}>{actions}</div>}
    </section>
  );
}
