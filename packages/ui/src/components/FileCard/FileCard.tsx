import { FileImage, FileX2 } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../../primitives/Icon';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { type Fact, Facts } from '../Facts';
import { Skeleton } from '../Skeleton';
import * as css from './FileCard.css';
import { FileName } from './FileName';

export const fileCardStates = ['reading', 'ready', 'failed'] as const;

interface FileCardContent extends Omit<ComponentProps<'div'>, 'children'> {
  /** The file's own name, whatever its length or script. */
  name: string;
  /** What is known of it: dimensions, size, type. */
  facts?: readonly Fact[];
  /** What can be done with it: Remove, Replace. Name the file in their labels where there are several cards. */
  actions?: ReactNode;
}

interface FileCardReading extends FileCardContent {
  /** The file is being read: its picture and facts are on their way. */
  state: 'reading';
  thumbnail?: never;
  reason?: never;
}

interface FileCardReady extends FileCardContent {
  state: 'ready';
  /** Address of a small picture of it. Without one a drawing of a file stands there. */
  thumbnail?: string;
  reason?: never;
}

interface FileCardFailed extends FileCardContent {
  state: 'failed';
  /** Why it cannot be used, and what to do about it. */
  reason: ReactNode;
  thumbnail?: never;
}

export type FileCardProps = FileCardReading | FileCardReady | FileCardFailed;

/** A file that was chosen: what it is, whether it can be used, and what can be done with it. */
export function FileCard({
  name,
  state,
  thumbnail,
  facts = [],
  reason,
  actions,
  className,
  ...rest
}: FileCardProps) {
  const isReading = state === 'reading';
  return (
    <div
      {...rest}
      className={classNames(css.root, className)}
      data-state={state}
      aria-busy={isReading || undefined}
    >
      <div className={css.thumbnail}>
        {thumbnail && <img src={thumbnail} alt="" className={css.picture} />}
        {isReading && <Skeleton shape="block" className={css.placeholder} />}
        {!thumbnail && !isReading && <Icon of={state === 'failed' ? FileX2 : FileImage} size="l" />}
      </div>
      <div className={css.text}>
        <FileName name={name} />
        {isReading && <Skeleton className={css.factsPlaceholder} />}
        {!isReading && facts.length > 0 && <Facts facts={facts} layout="line" />}
        <p className={css.reason} role="status">
          {isReading && <VisuallyHidden>Reading the file</VisuallyHidden>}
          {reason}
        </p>
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
