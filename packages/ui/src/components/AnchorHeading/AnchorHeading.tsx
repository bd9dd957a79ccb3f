import * as messages from '@verapix/messages/ui';
import type { ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Heading, type HeadingProps } from '../../primitives/Heading';
import { InternalLink } from '../Link';
import * as css from './AnchorHeading.css';

export interface AnchorHeadingProps extends Pick<HeadingProps, 'level' | 'size'> {
  /** Id of the heading: `#id` links to it, and scripts may focus it. */
  id: string;
  /** The heading as plain text. The link is named after it. */
  title: string;
  /** The language of the title if it is not that of the page. */
  lang?: string | undefined;
  /** Uses the monospace font, for a code such as an error code. */
  mono?: boolean;
  /** Content after the title, such as a badge. */
  children?: ReactNode;
}

/** A heading with a link to itself. */
export function AnchorHeading({ id, title, mono = false, children, ...rest }: AnchorHeadingProps) {
  return (
    <div className={css.root}>
      <Heading {...rest} id={id} tabIndex={-1} className={classNames(css.heading, mono && css.mono)}>
        {title}
      </Heading>
      {children}
      <InternalLink to={`#${id}`} className={css.link} aria-label={messages.linkTo({ title })}>
        #
      </InternalLink>
    </div>
  );
}
