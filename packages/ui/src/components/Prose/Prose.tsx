import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import * as css from './Prose.css';

export const proseSizes = ['m', 'l'] as const;

export interface ProseProps extends ComponentProps<'div'> {
  /** `l` for an article that is read from its beginning, `m` for a text that is looked things up in. */
  size?: (typeof proseSizes)[number];
}

/** Long text: a comfortable line, and the rhythm of its paragraphs, headings, lists, quotes and tables. */
export function Prose({ size = 'm', className, ...rest }: ProseProps) {
  return <div {...rest} className={classNames(css.root({ size }), className)} />;
}
