import * as messages from '@verapix/messages/ui';
import { FileImage, FileX2 } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../../primitives/Icon';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { type DescriptionItem, DescriptionList } from '../DescriptionList';
import { Skeleton } from '../Skeleton';
import * as css from './FileCard.css';

export const fileCardStates = ['reading', 'ready', 'failed'] as const;

interface FileCardContent extends Omit<ComponentProps<'div'>, 'children'> {
  /** The file's name, of any length and in any script. */
  name: string;
  /** Its properties: dimensions, size, type. */
  details?: readonly DescriptionItem[];
  /** Actions on the file: Remove, Replace. If there are several cards, name the file in their labels. */
  actions?: ReactNode;
}

interface FileCardReading extends FileCardContent {
  /** The file is being read: its thumbnail and details are loading. */
  state: 'reading';
  thumbnail?: never;
  reason?: never;
}

interface FileCardReady extends FileCardContent {
  state: 'ready';
  /** URL of a thumbnail. Without one, or if the browser cannot show it, a file icon is shown. */
  thumbnail?: string;
  reason?: never;
}

interface FileCardFailed extends FileCardContent {
  state: 'failed';
  /** Why the file cannot be used, and how to fix that. */
  reason: ReactNode;
  thumbnail?: never;
}

export type FileCardProps = FileCardReading | FileCardReady | FileCardFailed;

/** A chosen file: its properties, whether it can be used, and its actions. */
export function FileCard({
  name,
  state,
  thumbnail,
  details = [],
  reason,
  actions,
  className,
  ...rest
}: FileCardProps) {
  const [unshown, setUnshown] = useState<string>();
  const showsPicture = thumbnail !== undefined && thumbnail !== unshown;
  const isReading = state === 'reading';
  return (
    <div
      {...rest}
      className={classNames(css.root, className)}
      data-state={state}
      aria-busy={isReading || undefined}
    >
      <div className={css.thumbnail}>
        {showsPicture && (
          <img src={thumbnail} alt="" className={css.picture} onError={() => setUnshown(thumbnail)} />
        )}
        {isReading && <Skeleton shape="block" className={css.placeholder} />}
        {!showsPicture && !isReading && <Icon of={state === 'failed' ? FileX2 : FileImage} size="l" />}
      </div>
      <div className={css.text}>
        <FileName name={name} />
        {isReading && <Skeleton className={css.detailsPlaceholder} />}
        {!isReading && details.length > 0 && <DescriptionList items={details} layout="line" />}
        <p className={css.reason} role="status">
          {isReading && <VisuallyHidden>{messages.readingFile}</VisuallyHidden>}
          {reason}
        </p>
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}

/**
 * A file name on one line, truncated in the middle. It is isolated, so that its writing direction affects nothing
 * else.
 */
export function FileName({ name }: { name: string }) {
  const { head, tail } = splitName(name);
  return (
    <bdi className={css.name} title={name}>
      <span className={css.nameHead}>{head}</span>
      {tail && <span className={css.nameTail}>{tail}</span>}
    </bdi>
  );
}

const tailLength = 12;

/**
 * Splits a name so that its end, with the file extension, stays visible when the rest is truncated. Splits between
 * user-perceived characters, never inside an accented letter or an emoji.
 */
export function splitName(name: string): { head: string; tail: string } {
  const characters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  const at = characters.length > tailLength * 2 ? characters.length - tailLength : characters.length;
  return { head: characters.slice(0, at).join(''), tail: characters.slice(at).join('') };
}
