import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../../class-names';
import { Heading, type HeadingProps } from '../../primitives/Heading';
import { Icon } from '../../primitives/Icon';
import { Text } from '../../primitives/Text';
import { Badge } from '../Badge';
import { CheckList } from '../CheckList';
import * as css from './PlanCard.css';

export interface PlanCardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** The plan's name: the card's heading. */
  title: string;
  /** The heading's rank in the page's outline. */
  level: HeadingProps['level'];
  description: string;
  /** A `PlanPrice`. */
  price: ReactNode;
  /** What the plan comes with, a few words each. */
  features: readonly string[];
  /** A button or a link as wide as the card, or a word about why there is none. */
  action: ReactNode;
  /** Two or three words about the offer. */
  badge?: string | undefined;
  /** Makes the card stand out, and says why: 'Popular Choice'. */
  highlight?: string | undefined;
  /** Marks the plan of whoever looks: 'Your plan'. */
  current?: string | undefined;
  /** How long it waits before it comes in, milliseconds. Where motion is not wanted it is there at once. */
  delay?: number;
}

/** A plan: what it costs, what it comes with, and the way to it. Beside its like in `PlanCards`. */
export function PlanCard({
  title,
  level,
  description,
  price,
  features,
  action,
  badge,
  highlight,
  current,
  delay = 0,
  className,
  style,
  ...rest
}: PlanCardProps) {
  const headingId = useId();
  return (
    <article
      {...rest}
      aria-labelledby={headingId}
      className={classNames(css.card, className)}
      data-highlight={highlight !== undefined || undefined}
      style={{ animationDelay: `${delay}ms`, ...style }}
    >
      <div className={css.head}>
        <div className={css.title}>
          <Heading level={level} size="card" id={headingId}>
            {title}
          </Heading>
          {current && <CurrentBadge>{current}</CurrentBadge>}
          {badge && <Badge>{badge}</Badge>}
        </div>
        {highlight && <p className={css.highlight}>{highlight}</p>}
        <Text tone="textMuted">{description}</Text>
      </div>
      {price}
      <div className={css.action}>{action}</div>
      <CheckList items={features} className={css.features} />
    </article>
  );
}

function CurrentBadge({ children }: { children: string }) {
  return (
    <Badge tone="success">
      <Icon of={Check} size="s" />
      {children}
    </Badge>
  );
}

/** Plan cards beside each other, their parts in line; below each other where there is no room. */
export function PlanCards({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(css.cards, className)} />;
}
