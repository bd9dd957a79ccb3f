import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import * as css from './Skeleton.css';

export const skeletonShapes = ['text', 'block', 'circle'] as const;

interface SkeletonText extends Omit<ComponentProps<'div'>, 'children'> {
  shape?: 'text';
  /** Number of lines of text. The last of several is shorter. */
  lines?: number;
}

interface SkeletonShape extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * `block` fills the width of its container, `circle` replaces an icon or a portrait. Set the size of either with
   * `style`.
   */
  shape: 'block' | 'circle';
  lines?: never;
}

export type SkeletonProps = SkeletonText | SkeletonShape;

/** A placeholder of about the size of the content that is loading. It is silent: its group announces the loading. */
export function Skeleton({ shape = 'text', lines = 1, className, ...rest }: SkeletonProps) {
  return (
    <div {...rest} className={classNames(css.skeleton({ shape }), className)} aria-hidden="true">
      {shape === 'text' &&
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never change places.
        Array.from({ length: lines }, (_, line) => <div key={line} className={css.line} />)}
    </div>
  );
}

export interface SkeletonGroupProps extends ComponentProps<'div'> {
  /** Whether it is still loading. Keep the group around the content after it has loaded. */
  busy: boolean;
  /** What is loading, for screen readers: 'Loading your keys'. */
  label: string;
}

/** Wraps skeletons, and later the content that replaces them. Tells screen readers that it is loading, and what. */
export function SkeletonGroup({ busy, label, children, ...rest }: SkeletonGroupProps) {
  return (
    <div {...rest} aria-busy={busy}>
      <VisuallyHidden role="status">{busy && label}</VisuallyHidden>
      {children}
    </div>
  );
}
