import '@fontsource-variable/inter/wght-italic.css';
import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import * as css from './Prose.css';

export const proseSizes = ['m', 'l'] as const;

export interface ProseProps extends ComponentProps<'div'> {
  /** `l` for an article that is read from the start, `m` for reference text. */
  size?: (typeof proseSizes)[number];
}

/** Long text: a comfortable line length, and spacing for paragraphs, headings, lists, quotes and tables. */
export function Prose({ size = 'm', className, ...rest }: ProseProps) {
  return <div {...rest} className={classNames(css.root({ size }), className)} />;
}
