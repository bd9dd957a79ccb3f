import { CheckList, classNames, Heading, type HeadingProps, Icon, type IconDrawing, Text } from '@verapix/ui';
import type { ComponentProps, ReactNode } from 'react';
import * as css from './AssuranceCard.css';

export interface AssuranceCardProps extends Omit<ComponentProps<'section'>, 'title'> {
  icon: IconDrawing;
  title: string;
  /** The heading's level in the page's outline. */
  level: HeadingProps['level'];
  /** The consequences, a few words each. */
  points: readonly string[];
  children: ReactNode;
}

/** Something users can rely on. The children explain it, `points` list its consequences. */
export function AssuranceCard({
  icon,
  title,
  level,
  points,
  className,
  children,
  ...rest
}: AssuranceCardProps) {
  return (
    <section {...rest} className={classNames(css.root, className)}>
      <Icon of={icon} size="l" className={css.icon} />
      <div className={css.text}>
        <Heading level={level} size="card">
          {title}
        </Heading>
        <Text tone="textMuted" measure>
          {children}
        </Text>
      </div>
      <CheckList items={points} className={css.points} />
    </section>
  );
}
