import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Heading, type HeadingProps } from '../../primitives/Heading';
import { InternalLink } from '../Link';
import * as css from './Card.css';

export interface CardProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode;
  /** The title's rank in the page's outline. */
  level: HeadingProps['level'];
  /** A picture, which reaches to the card's edges, or an icon, which stands above the title. */
  media?: ReactNode;
  /** At the bottom whatever the height: facts, badges, buttons. Its controls work on a card that is a link too. */
  footer?: ReactNode;
  /** A path of this site: the whole card goes there. */
  to?: string;
  /** The one that stands out among several: its picture beside the text where there is room, its title larger. */
  wide?: boolean;
}

/** One of several like things: a tool, an article, an example. A card that is a link has one link, its title. */
export function Card({
  title,
  level,
  media,
  footer,
  to,
  wide = false,
  className,
  children,
  ...rest
}: CardProps) {
  return (
    <div {...rest} className={classNames(css.root, wide && css.wide, className)}>
      <div className={css.text}>
        <Heading level={level} size={wide ? 'section' : 'card'}>
          {to === undefined ? (
            title
          ) : (
            <InternalLink to={to} className={css.link}>
              {title}
            </InternalLink>
          )}
        </Heading>
        {children && <div className={css.body}>{children}</div>}
      </div>
      {/* After the title in the reading order, above it on the page. */}
      {media && <div className={css.media}>{media}</div>}
      {footer && <div className={css.footer}>{footer}</div>}
    </div>
  );
}
