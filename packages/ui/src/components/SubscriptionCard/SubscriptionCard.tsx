import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Heading, type HeadingProps } from '../../primitives/Heading';
import { Text } from '../../primitives/Text';
import { Badge, type BadgeProps } from '../Badge';
import { type Fact, Facts } from '../Facts';
import * as css from './SubscriptionCard.css';

export const subscriptionCardStatuses = ['active', 'trial', 'canceled', 'expired', 'unknown'] as const;
type Status = (typeof subscriptionCardStatuses)[number];

export interface SubscriptionCardProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The plan's name: the card's heading. */
  plan: string;
  /** The heading's rank in the page's outline. */
  level?: HeadingProps['level'];
  status: Status;
  /** Amount, interval, and when it started, renews, ends or was canceled: as they are to be read. */
  facts: readonly Fact[];
  /** What happens next, for example that it renews by itself and when. */
  note?: ReactNode;
  /** What can be done with it. */
  actions?: ReactNode;
}

const statuses = {
  active: { label: 'Active', tone: 'success' },
  trial: { label: 'Trial', tone: 'info' },
  canceled: { label: 'Canceled', tone: 'warning' },
  expired: { label: 'Expired', tone: 'danger' },
  unknown: { label: 'Unknown', tone: 'neutral' },
} as const satisfies Record<Status, { label: string; tone: BadgeProps['tone'] }>;

/** A subscription: its plan, how it stands, what is known of it, and what can be done with it. */
export function SubscriptionCard({
  plan,
  level = 2,
  status,
  facts,
  note,
  actions,
  className,
  ...rest
}: SubscriptionCardProps) {
  const { label, tone } = statuses[status];
  return (
    <section {...rest} className={classNames(css.root, className)} data-status={status}>
      <div className={css.head}>
        <Heading level={level}>{plan}</Heading>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <Facts facts={facts} />
      {note && <Text tone="textMuted">{note}</Text>}
      {actions && <div className={css.actions}>{actions}</div>}
    </section>
  );
}
