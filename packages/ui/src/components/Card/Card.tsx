import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Heading, type HeadingProps } from '../../primitives/Heading';
import { InternalLink } from '../Link';
import * as css from './Card.css';

export interface CardProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode;
  /** The title's level in the page's outline. */
  level: HeadingProps['level'];
  /** A picture, which extends to the card's edges, or an icon, which is above the title. */
  media?: ReactNode;
  /**
   * Placed at the bottom of the card at any height: details, badges, buttons. Its controls also work on a card that
   * is a link.
   */
  footer?: ReactNode;
  /** A path of this site. The whole card links to it. */
  to?: string;
  /** Highlights one card of several: the picture is beside the text if there is space, and the title is larger. */
  wide?: boolean;
  /** On a phone it shows no text below the title, which is smaller below a picture. */
  compact?: boolean;
}

/**
 * One of several similar things: a tool, an article, an example. A card that is a link has a single link, its title.
 */
export function Card({
  title,
  level,
  media,
  footer,
  to,
  wide = false,
  compact = false,
  className,
  children,
  ...rest
}: CardProps) {
  return (
    <div {...rest} className={classNames(css.root, wide && css.wide, compact && css.compact, className)}>
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
      {/* After the title in reading order, above it visually. */}
      {media && <div className={css.media}>{media}</div>}
      {footer && <div className={css.footer}>{footer}</div>}
    </div>
  );
}
