import type { ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Heading, type HeadingProps } from '../../primitives/Heading';
import { InternalLink } from '../Link';
import * as css from './AnchorHeading.css';

export interface AnchorHeadingProps extends Pick<HeadingProps, 'level' | 'size'> {
  /** The name of the place: `#id` leads here, and the focus may be put on it. */
  id: string;
  /** The heading in plain words, of which the link beside it is named. */
  title: string;
  /** It is a code, such as an error's: in the mono face. */
  mono?: boolean;
  /** Beside the title: a badge. */
  children?: ReactNode;
}

/** A heading that can be linked to, with the link beside it. */
export function AnchorHeading({ id, title, mono = false, children, ...rest }: AnchorHeadingProps) {
  return (
    <div className={css.root}>
      <Heading {...rest} id={id} tabIndex={-1} className={classNames(css.heading, mono && css.mono)}>
        {title}
      </Heading>
      {children}
      <InternalLink to={`#${id}`} className={css.link} aria-label={`Link to: ${title}`}>
        #
      </InternalLink>
    </div>
  );
}
