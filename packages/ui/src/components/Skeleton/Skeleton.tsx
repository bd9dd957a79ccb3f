import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import * as css from './Skeleton.css';

export const skeletonShapes = ['text', 'block', 'circle'] as const;

interface SkeletonText extends Omit<ComponentProps<'div'>, 'children'> {
  shape?: 'text';
  /** How many lines of text; the last of several is shorter. */
  lines?: number;
}

interface SkeletonShape extends Omit<ComponentProps<'div'>, 'children'> {
  /** `block` fills the width of its container, `circle` stands for an icon or a portrait. Size either with `style`. */
  shape: 'block' | 'circle';
  lines?: never;
}

export type SkeletonProps = SkeletonText | SkeletonShape;

/** Stands where something will be, in about its size, until it is there. Silent: its group says that it is loading. */
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
  /** Whether it is still loading. Keep the group round the content when it has come. */
  busy: boolean;
  /** What is loading, for screen readers: 'Loading your keys'. */
  label: string;
}

/** What is round skeletons, and round the content that takes their place: tells a screen reader to wait, and why. */
export function SkeletonGroup({ busy, label, children, ...rest }: SkeletonGroupProps) {
  return (
    <div {...rest} aria-busy={busy}>
      <VisuallyHidden role="status">{busy && label}</VisuallyHidden>
      {children}
    </div>
  );
}
