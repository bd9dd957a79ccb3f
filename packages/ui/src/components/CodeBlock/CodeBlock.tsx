import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import * as css from './CodeBlock.css';
import { CodeSnippet } from './CodeSnippet';
import { type CodeSample, CodeTabs } from './CodeTabs';

interface BlockProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the code is, in a few words: 'Upscale a picture', 'Answer'. Shown where there are no tabs. */
  label: string;
}

interface SingleProps extends BlockProps {
  code: string;
  samples?: never;
  value?: never;
  onValueChange?: never;
}

interface SamplesProps<Id extends string> extends BlockProps {
  /** The same in several languages, one in sight at a time. At least one. */
  samples: readonly CodeSample<Id>[];
  /** The language in sight. One that `samples` lacks shows the first. */
  value: Id;
  onValueChange: (id: Id) => void;
  code?: never;
}

export type CodeBlockProps<Id extends string> = SingleProps | SamplesProps<Id>;

/** Code to read and to copy: one piece under its label, or the same in several languages under tabs. */
export function CodeBlock<Id extends string>({
  label,
  code,
  samples,
  value,
  onValueChange,
  className,
  ...rest
}: CodeBlockProps<Id>) {
  if (!samples) return <CodeSnippet {...rest} className={className} label={label} code={code} />;
  return (
    <div {...rest} className={classNames(css.root, className)}>
      <CodeTabs {...{ label, samples, value, onValueChange }} />
    </div>
  );
}
