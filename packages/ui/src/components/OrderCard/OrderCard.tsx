import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Heading, type HeadingProps } from '../../primitives/Heading';
import { Badge } from '../Badge';
import { CheckList } from '../CheckList';
import { PlanPrice, type PlanPriceProps } from '../PlanPrice';
import * as css from './OrderCard.css';

export interface OrderCardProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What is bought: the card's heading. */
  plan: string;
  /** The heading's rank in the page's outline. */
  level?: HeadingProps['level'];
  badge?: string | undefined;
  price: Pick<PlanPriceProps, 'price' | 'per' | 'regular'>;
  /** How it is billed and what it opens, a sentence each. */
  terms: readonly string[];
  /** What else there is to know before paying. */
  children?: ReactNode;
}

/** What is about to be bought, and for how much. */
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
