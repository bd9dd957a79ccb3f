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
  /** The heading's level in the page's outline. */
  level: HeadingProps['level'];
  description: string;
  /** A `PlanPrice`. */
  price: ReactNode;
  /** What the plan includes, a few words each. */
  features: readonly string[];
  /** A button or link as wide as the card, or a short text why there is none. */
  action: ReactNode;
  /** Two or three words about the offer. */
  badge?: string | undefined;
  /** Highlights the card and says why: 'Popular Choice'. */
  highlight?: string | undefined;
  /** Marks the user's own plan: 'Your plan'. */
  current?: string | undefined;
  /** On a phone it does not list the features. */
  compact?: boolean;
  /** Delay of the entrance animation in milliseconds. With reduced motion the card is shown at once. */
  delay?: number;
}

/** A plan: its price, its features and its action. Use several in `PlanCards`. */
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
  compact = false,
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
      className={classNames(css.card, compact && css.compact, className)}
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

/** Plan cards side by side with their parts aligned; stacked on narrow windows. */
export function PlanCards({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(css.cards, className)} />;
}
