import { Badge, CheckList, Heading, Skeleton } from '@verapix/ui';
import { PlanPrice, type PlanPriceProps } from '@verapix/ui/product';
import type { ComponentProps } from 'react';
import * as css from '../../lib/summary-card.css';

interface OrderCardProps extends Omit<ComponentProps<'section'>, 'className'> {
  /** The product: the card's heading. */
  plan: string;
  badge?: string | undefined;
  /** Undefined until it is known. */
  price: Pick<PlanPriceProps, 'price' | 'per' | 'regular' | 'saving'> | undefined;
  /** How it is billed and what it includes, a sentence each. */
  terms: readonly string[];
}

/** What is being bought, and its price. The children are further information before paying. */
export function OrderCard({ plan, badge, price, terms, children, ...rest }: OrderCardProps) {
  return (
    <section {...rest} className={css.root}>
      <div className={css.head}>
        <Heading level={2}>{plan}</Heading>
        {badge && <Badge tone="accent">{badge}</Badge>}
      </div>
      {price ? (
        <PlanPrice {...price} size="l" />
      ) : (
        <Skeleton shape="block" style={{ minBlockSize: '4.5rem' }} />
      )}
      <CheckList items={terms} />
      {children}
    </section>
  );
}
