import { CheckList, Heading, type HeadingProps, Icon, type IconDrawing, Text } from '@verapix/ui';
import type { ReactNode } from 'react';
import * as css from './AssuranceCard.css';

interface AssuranceCardProps {
  icon: IconDrawing;
  title: string;
  /** The heading's level in the page's outline. */
  level: HeadingProps['level'];
  /** The consequences, a few words each. */
  points: readonly string[];
  children: ReactNode;
}

/** Something users can rely on. The children explain it, `points` list its consequences. */
export function AssuranceCard({ icon, title, level, points, children }: AssuranceCardProps) {
  return (
    <section className={css.root}>
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
