import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Icon, type IconDrawing } from '../../primitives/Icon';
import { Card, type CardProps } from '../Card';
import * as css from './LinkCard.css';

export interface LinkCardProps extends Omit<CardProps, 'media' | 'footer' | 'to' | 'children'> {
  /** A path of this site. */
  to: string;
  /** The icon of the target: an icon component of `lucide-react`. */
  icon: IconDrawing;
  /** A one-sentence description of the target. */
  description: ReactNode;
}

/** A card that links to another page. Use several in a `Grid`. */
export function LinkCard({ icon, description, className, ...rest }: LinkCardProps) {
  return (
    <Card
      {...rest}
      className={classNames(css.root, className)}
      media={<Icon of={icon} size="l" className={css.icon} />}
      footer={<Icon of={ChevronRight} mirrored className={css.chevron} />}
    >
      {description}
    </Card>
  );
}
