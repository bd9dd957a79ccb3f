import { FileImage } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../../primitives/Icon';
import { Badge, type BadgeProps } from '../Badge';
import { FileName } from '../FileCard/FileCard';
import * as css from './FileList.css';

export const fileListStates = ['waiting', 'running', 'done', 'failed'] as const;

type FileListState = (typeof fileListStates)[number];

/** A file of the list. */
export interface FileListItem {
  id: string;
  /** The file's name, of any length and in any script. */
  name: string;
  state: FileListState;
  /** The percentage done while it is running, 0–100. Leave it out while unknown. */
  progress?: number | undefined;
  /** URL of a thumbnail. Without one, or if the browser cannot show it, a file icon is shown. */
  thumbnail?: string | undefined;
  /** What is known of it: its size; why it failed. */
  detail?: ReactNode;
  /** Buttons or a `Menu`. Name the file in their labels. */
  actions?: ReactNode;
}

export interface FileListProps extends Omit<ComponentProps<'ul'>, 'children' | 'aria-label'> {
  /** What the files are: 'Pictures'. The accessible name. */
  label: string;
  items: readonly FileListItem[];
  /** The states in words, as shown. */
  stateLabels: Readonly<Record<FileListState, string>>;
  /** The accessible name of a file's progress: `(name) => \`Progress of ${name}\``. */
  progressLabel: (name: string) => string;
}

const tones: Readonly<Record<FileListState, NonNullable<BadgeProps['tone']>>> = {
  waiting: 'neutral',
  running: 'info',
  done: 'success',
  failed: 'danger',
};

/** Several files, each with its picture, how far it is, and what can be done with it. */
export function FileList({ label, items, stateLabels, progressLabel, className, ...rest }: FileListProps) {
  return (
    <ul {...rest} aria-label={label} className={classNames(css.root, className)}>
      {items.map((item) => (
        <li key={item.id} className={css.row} data-state={item.state}>
          <Thumbnail src={item.thumbnail} />
          <div className={css.words}>
            <div className={css.name}>
              <FileName name={item.name} />
            </div>
            {item.detail && <div className={css.detail}>{item.detail}</div>}
          </div>
          <Badge tone={tones[item.state]} className={css.state}>
            {stateLabels[item.state]}
          </Badge>
          {item.actions && <div className={css.actions}>{item.actions}</div>}
          {item.state === 'running' && <Bar label={progressLabel(item.name)} value={item.progress} />}
        </li>
      ))}
    </ul>
  );
}

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
