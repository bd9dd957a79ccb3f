import {
  Badge,
  CheckList,
  classNames,
  Heading,
  type HeadingProps,
  PlanPrice,
  type PlanPriceProps,
} from '@verapix/ui';
import type { ComponentProps, ReactNode } from 'react';
import * as css from './OrderCard.css';

export interface OrderCardProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The product: the card's heading. */
  plan: string;
  /** The heading's level in the page's outline. */
  level?: HeadingProps['level'];
  badge?: string | undefined;
  price: Pick<PlanPriceProps, 'price' | 'per' | 'regular'>;
  /** How it is billed and what it includes, a sentence each. */
  terms: readonly string[];
  /** Further information before paying. */
  children?: ReactNode;
}

/** What is being bought, and its price. */
export function OrderCard({
  plan,
  level = 2,
  badge,
  price,
  terms,
  className,
  children,
  ...rest
}: OrderCardProps) {
  return (
    <section {...rest} className={classNames(css.root, className)}>
      <div className={css.head}>
        <Heading level={level}>{plan}</Heading>
        {badge && <Badge tone="accent">{badge}</Badge>}
      </div>
      <PlanPrice {...price} size="l" />
      <CheckList items={terms} />
      {children}
    </section>
  );
}
