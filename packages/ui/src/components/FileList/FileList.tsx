import { FileImage } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../../primitives/Icon';
import { Badge, type BadgeProps } from '../Badge';
import { FileName } from '../FileCard/FileCard';
import * as css from './FileList.css';

export const fileListStates = ['waiting', 'running', 'done', 'partial', 'failed'] as const;

type FileListState = (typeof fileListStates)[number];

export interface FileListRootProps extends Omit<ComponentProps<'ul'>, 'aria-label'> {
  /** What the files are: 'Pictures'. The accessible name. */
  label: string;
  /** Whether their order means something: an `ol` instead of a `ul`. */
  ordered?: boolean;
}

/** Several files, each an `Item`. */
function Root({ label, ordered = false, className, ...rest }: FileListRootProps) {
  const List = (ordered ? 'ol' : 'ul') as 'ul';
  return <List {...rest} aria-label={label} className={classNames(css.root, className)} />;
}

export interface FileListItemProps extends Omit<ComponentProps<'li'>, 'children'> {
  /** The file's name, of any length and in any script. */
  name: string;
  state: FileListState;
  /** The state in words, as shown. */
  stateLabel: string;
  /** The percentage done while it is running, 0–100. Leave it out while unknown. */
  progress?: number | undefined;
  /** URL of a thumbnail. Without one, or if the browser cannot show it, a file icon is shown. */
  thumbnail?: string | undefined;
  /** In place of the thumbnail: what the file is dragged by, for instance. */
  leading?: ReactNode;
  /** What is known of it: its size; why it failed. */
  detail?: ReactNode;
  /** Buttons or a `Menu`. Name the file in their labels. */
  actions?: ReactNode;
}

const tones: Readonly<Record<FileListState, NonNullable<BadgeProps['tone']>>> = {
  waiting: 'neutral',
  running: 'info',
  done: 'success',
  partial: 'warning',
  failed: 'danger',
};

/** A file: its picture, how far it is, and what can be done with it. */
function Item({
  name,
  state,
  stateLabel,
  progress,
  thumbnail,
  leading = <Thumbnail src={thumbnail} />,
  detail,
  actions,
  className,
  ...rest
}: FileListItemProps) {
  return (
    <li {...rest} className={classNames(css.row, className)} data-state={state}>
      <div className={css.leading}>{leading}</div>
      <div className={css.words}>
        <div className={css.name}>
          <FileName name={name} />
        </div>
        {detail && <div className={css.detail}>{detail}</div>}
      </div>
      <Badge tone={tones[state]} className={css.state}>
        {stateLabel}
      </Badge>
      {actions && <div className={css.actions}>{actions}</div>}
      {state === 'running' && <Bar label={`${name}: ${stateLabel}`} value={progress} />}
    </li>
  );
}

/** Several files, each with its picture, how far it is, and what can be done with it. */
export const FileList = { Root, Item };

function Thumbnail({ src }: { src: string | undefined }) {
  const [unshown, setUnshown] = useState<string>();
  return (
    <div className={css.thumbnail}>
      {src !== undefined && src !== unshown ? (
        <img src={src} alt="" className={css.picture} loading="lazy" onError={() => setUnshown(src)} />
      ) : (
        <Icon of={FileImage} />
      )}
    </div>
  );
}

/** A thin bar along the end of the row. */
function Bar({ label, value }: { label: string; value: number | undefined }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value === undefined ? undefined : Math.floor(value)}
      className={css.track}
    >
      <div className={css.bar} style={{ inlineSize: `${value ?? 0}%` }} />
    </div>
  );
}
