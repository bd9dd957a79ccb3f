import * as common from '@verapix/messages/common';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../../primitives/Icon';
import { InternalLink } from '../Link';
import * as css from './PagerLinks.css';

/** An adjacent page. */
export interface PagerLink {
  label: string;
  path: string;
}

export interface PagerLinksProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** What the pages are, for example 'Documentation pages'. */
  label: string;
  /** The previous page; undefined on the first. */
  previous?: PagerLink | undefined;
  /** The next page; undefined on the last. */
  next?: PagerLink | undefined;
}

/** Links to the previous and the next page, at the end of a page that is read in order. */
export function PagerLinks({ label, previous, next, className, ...rest }: PagerLinksProps) {
  return (
    <nav {...rest} aria-label={label} className={classNames(css.root, className)}>
      {previous && (
        <InternalLink to={previous.path} rel="prev" className={css.link}>
          <Icon of={ArrowLeft} mirrored className={css.arrow} />
          <span className={css.text}>
            <span className={css.direction}>{common.previous}</span>
            <span className={css.label}>{previous.label}</span>
          </span>
        </InternalLink>
      )}
      {next && (
        <InternalLink to={next.path} rel="next" className={classNames(css.link, css.next)}>
          <span className={css.text}>
            <span className={css.direction}>{common.next}</span>
            <span className={css.label}>{next.label}</span>
          </span>
          <Icon of={ArrowRight} mirrored className={css.arrow} />
        </InternalLink>
      )}
    </nav>
  );
}
