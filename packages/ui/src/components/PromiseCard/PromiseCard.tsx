import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Heading, type HeadingProps } from '../../primitives/Heading';
import { Icon, type IconDrawing } from '../../primitives/Icon';
import { Text } from '../../primitives/Text';
import { CheckList } from '../CheckList';
import * as css from './PromiseCard.css';

export interface PromiseCardProps extends Omit<ComponentProps<'section'>, 'title'> {
  icon: IconDrawing;
  title: string;
  /** The heading's rank in the page's outline. */
  level: HeadingProps['level'];
  /** What is promised, a few words each. */
  promises: readonly string[];
  children: ReactNode;
}

/** Something people can rely on: what it is, as children, and what follows from it. */
export function PromiseCard({
  icon,
  title,
  level,
  promises,
  className,
  children,
  ...rest
}: PromiseCardProps) {
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
      <CheckList items={promises} className={css.promises} />
    </section>
  );
}
