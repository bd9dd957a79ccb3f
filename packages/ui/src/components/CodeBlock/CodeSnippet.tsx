import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { CopyButton } from '../CopyButton';
import * as css from './CodeBlock.css';
import { CodePanel, useSelectable } from './CodePanel';

export interface CodeSnippetProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the code is, in a few words: 'Upscale a picture', 'Answer'. */
  label: string;
  code: string;
}

/** One piece of code under its label: a `CodeBlock` without the code of its tabs, for pages that show no others. */
export function CodeSnippet({ label, code, className, ...rest }: CodeSnippetProps) {
  const { place, select } = useSelectable();
  return (
    <div {...rest} className={classNames(css.root, className)}>
      <div className={css.head}>
        <span className={css.label}>{label}</span>
        <CopyButton look="ghost" text={code} label={`Copy: ${label}`} onRefused={select} />
      </div>
      <CodePanel code={code} label={label} place={place} />
    </div>
  );
}
