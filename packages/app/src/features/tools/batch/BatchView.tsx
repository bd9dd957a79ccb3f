import { batchMaxPictures, freeBatchMaxPictures } from '@verapix/domain';
import type { BatchEvent, BatchItem, BatchItemStatus, BatchSnapshot } from '@verapix/machines';
import {
  batchProgress,
  countItems,
  hasEnded,
  isActive,
  remainingMs,
  stateValueNames,
} from '@verapix/machines';
import {
  Alert,
  Badge,
  type BadgeProps,
  Button,
  Heading,
  Icon,
  IconButton,
  Inline,
  InternalLink,
  Menu,
  Progress,
  Stack,
  Text,
  TextField,
} from '@verapix/ui';
import { Ellipsis, FolderDown, Pause, Play, RotateCw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../../app/paths';
import { formatBytes, formatDuration } from '../../../content/format';
import * as css from './BatchView.css';
import { namePlaceholders } from './result-names';

/** Why not all chosen files are in the list. */
export interface LeftOut {
  chosen: number;
  taken: number;
  /** Whether the user's plan is why. */
  isFree: boolean;
}

export interface BatchViewProps {
  snapshot: BatchSnapshot;
  send: (event: BatchEvent) => void;
  /** What the button that starts does, such as `Upscale`. */
  verb: string;
  /** The tool's settings for all pictures. */
  settings: ReactNode;
  leftOut?: LeftOut | undefined;
  /** Whether the files could not be stored: the batch ends with the page. */
  isVolatile?: boolean;
  template: string;
  onTemplate: (template: string) => void;
  /** Saves the results; `folder` is absent where the browser has no way to. */
  save: { zip: () => void; one: (item: BatchItem) => void; folder?: (() => void) | undefined };
  /** Asks for permission to tell when the batch is done; absent where it needs no question. */
  askToNotify?: (() => void) | undefined;
  /** Leaves the batch and deletes it. */
  onClose: () => void;
}

const words: Record<BatchItemStatus, string> = {
  waiting: 'Waiting',
  checking: 'Checking',
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
  skipped: 'Skipped',
};

const tones: Record<BatchItemStatus, BadgeProps['tone']> = {
  waiting: 'neutral',
  checking: 'info',
  running: 'info',
  done: 'success',
  failed: 'danger',
  skipped: 'warning',
};

/** `3 done, 1 failed, 8 waiting`, without what is zero. */
function countsInWords(items: readonly BatchItem[]): string {
  const counts = countItems(items);
  const order: readonly BatchItemStatus[] = ['done', 'failed', 'skipped', 'checking', 'running', 'waiting'];
  return order.flatMap((status) => (counts[status] ? [`${counts[status]} ${status}`] : [])).join(', ');
}

/** A batch of pictures in one state of its machine. */
export function BatchView(props: BatchViewProps) {
  const { snapshot, send, settings, leftOut, isVolatile = false } = props;
  const { items, problem } = snapshot.context;
  return (
    <Stack gap="l" data-machine-state={stateValueNames('batch', snapshot.value).join(' ')}>
      <Heading level={2}>Batch of {items.length === 1 ? '1 picture' : `${items.length} pictures`}</Heading>
      {leftOut && <LeftOutNote {...leftOut} />}
      {problem && (
        <Alert tone="warning" live title={problem.message}>
          {problem.fix}
        </Alert>
      )}
      {isVolatile && (
        <Alert tone="warning" title="This batch ends when the page is closed.">
          The browser gave no room to keep its files. Download the results before you leave.
        </Alert>
      )}
      <div className={css.columns}>
        <ol className={css.list} aria-label="Pictures of the batch">
          {items.map((item, index) => (
            <BatchRow
              key={item.id}
              item={item}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              send={send}
              onSave={props.save.one}
            />
          ))}
        </ol>
        <div className={css.panel}>
          <BatchStatus {...props} />
          {settings}
          <ResultNames {...props} />
        </div>
      </div>
    </Stack>
  );
}

function LeftOutNote({ chosen, taken, isFree }: LeftOut) {
  return (
    <Alert
      tone="info"
      title={`The first ${taken} of ${chosen} files are in the list.`}
      {...(isFree && {
        actions: (
          <Button asChild tone="accent" variant="outline">
            <InternalLink to={paths.pricing}>Compare the plans</InternalLink>
          </Button>
        ),
      })}
    >
      {isFree
        ? `The free plan takes ${freeBatchMaxPictures} pictures at once, Premium and Lifetime take ${batchMaxPictures}.`
        : `A batch has at most ${batchMaxPictures} pictures. Start another one with the rest.`}
    </Alert>
  );
}

/** How far the batch is, and what can be done with it as a whole. */
function BatchStatus({ snapshot, send, verb, save, askToNotify, onClose }: BatchViewProps) {
  const { items, options, concurrencyOf } = snapshot.context;
  const isWorking = snapshot.matches('running') || snapshot.matches('pausing');
  const counts = countItems(items);
  const left = isWorking ? remainingMs(items, concurrencyOf(options)) : undefined;
  const label = snapshot.matches('pausing')
    ? 'Finishing what is under way'
    : snapshot.matches('paused')
      ? 'Paused'
      : snapshot.matches('finished')
        ? 'Finished'
        : snapshot.matches('ready')
          ? 'Ready'
          : 'Working';
  return (
    <Stack gap="m">
      <Progress
        label={label}
        value={Math.floor(batchProgress(items) * 100)}
        eta={left === undefined ? undefined : `${formatDuration(left)} left`}
      />
      <Text size="s" tone="textMuted">
        {countsInWords(items)}
      </Text>
      {snapshot.matches('ready') && (
        <Button
          wide
          size="l"
          tone="accent"
          variant="solid"
          icon={<Icon of={Play} />}
          onClick={() => send({ type: 'batch.started' })}
        >
          {counts.waiting === 1 ? `${verb} 1 picture` : `${verb} ${counts.waiting} pictures`}
        </Button>
      )}
      {snapshot.matches('running') && (
        <Button wide size="l" icon={<Icon of={Pause} />} onClick={() => send({ type: 'batch.paused' })}>
          Pause
        </Button>
      )}
      {(snapshot.matches('paused') || snapshot.matches('pausing')) && (
        <Button
          wide
          size="l"
          tone="accent"
          variant="solid"
          icon={<Icon of={Play} />}
          onClick={() => send({ type: 'batch.resumed' })}
        >
          Go on
        </Button>
      )}
      {(isWorking || snapshot.matches('paused')) && (
        <Button wide icon={<Icon of={X} />} onClick={() => send({ type: 'batch.cancelled' })}>
          Cancel the rest
        </Button>
      )}
      {isWorking && askToNotify && (
        <Button wide variant="ghost" onClick={askToNotify}>
          Tell me when it is done
        </Button>
      )}
      {counts.done > 0 && !isWorking && (
        <Button
          wide
          size="l"
          tone="accent"
          variant={snapshot.matches('finished') ? 'solid' : 'outline'}
          onClick={save.zip}
        >
          Download {counts.done === 1 ? '1 result' : `${counts.done} results`} as ZIP
        </Button>
      )}
      {counts.done > 0 && !isWorking && save.folder && (
        <Button wide icon={<Icon of={FolderDown} />} onClick={save.folder}>
          Save into a folder
        </Button>
      )}
      {counts.failed > 0 && !snapshot.matches('pausing') && !snapshot.matches('paused') && (
        <Button wide icon={<Icon of={RotateCw} />} onClick={() => send({ type: 'failed.retried' })}>
          Try {counts.failed === 1 ? 'the failed one' : `the ${counts.failed} failed ones`} again
        </Button>
      )}
      {!isWorking && (
        <Button wide variant="ghost" onClick={onClose}>
          {counts.done > 0 ? 'Delete the batch' : 'Close the batch'}
        </Button>
      )}
    </Stack>
  );
}

/** How the files of the download are named. */
function ResultNames({ template, onTemplate }: Pick<BatchViewProps, 'template' | 'onTemplate'>) {
  return (
    <TextField
      label="Names of the results"
      hint={`May contain ${namePlaceholders.join(', ')}.`}
      size="m"
      value={template}
      onChange={({ currentTarget }) => onTemplate(currentTarget.value)}
    />
  );
}

interface BatchRowProps {
  item: BatchItem;
  isFirst: boolean;
  isLast: boolean;
  send: BatchViewProps['send'];
  onSave: (item: BatchItem) => void;
}

/** What is known of a picture: its size, how far it is, why it failed, what came out. */
function detailOf({ bytes, status, progress, problem, result }: BatchItem): string {
  if (problem) return [problem.message, problem.fix].filter(Boolean).join(' ');
  if (status === 'running') return `${Math.floor(progress * 100)} %`;
  if (!result) return formatBytes(bytes);
  const size = result.width === undefined ? '' : `${result.width} × ${result.height} px, `;
  return `${size}${formatBytes(result.bytes)}${result.note ? `. ${result.note}` : ''}`;
}

function BatchRow({ item, isFirst, isLast, send, onSave }: BatchRowProps) {
  const { id, name, status } = item;
  return (
    <li className={css.row}>
      <div className={css.name}>
        <Text size="s">{name}</Text>
        <Text size="s" tone={status === 'failed' ? 'danger' : 'textMuted'}>
          {detailOf(item)}
        </Text>
      </div>
      <Badge tone={tones[status] ?? 'neutral'}>{words[status]}</Badge>
      <Menu.Root>
        <Menu.Trigger asChild>
          <IconButton variant="ghost" label={`Actions for ${name}`} icon={<Icon of={Ellipsis} />} />
        </Menu.Trigger>
        <Menu.Content align="end">
          {item.result && <Menu.Item onSelect={() => onSave(item)}>Download</Menu.Item>}
          {hasEnded(item) && (
            <Menu.Item onSelect={() => send({ type: 'item.retried', id })}>Work on it again</Menu.Item>
          )}
          {!hasEnded(item) && (
            <Menu.Item onSelect={() => send({ type: 'item.skipped', id })}>
              {isActive(item) ? 'Stop and skip' : 'Skip'}
            </Menu.Item>
          )}
          {!isFirst && (
            <Menu.Item onSelect={() => send({ type: 'item.moved', id, by: -1 })}>Move up</Menu.Item>
          )}
          {!isLast && (
            <Menu.Item onSelect={() => send({ type: 'item.moved', id, by: 1 })}>Move down</Menu.Item>
          )}
          <Menu.Item tone="danger" onSelect={() => send({ type: 'item.removed', id })}>
            Remove
          </Menu.Item>
        </Menu.Content>
      </Menu.Root>
    </li>
  );
}

/** Offers to go on with a batch that an earlier visit left. */
export function StoredBatchOffer({
  items,
  onResume,
  onDiscard,
}: {
  items: readonly BatchItem[];
  onResume: () => void;
  onDiscard: () => void;
}) {
  return (
    <Alert
      tone="info"
      title={`There is a batch of ${items.length} pictures from your last visit.`}
      actions={
        <Inline gap="s">
          <Button tone="accent" variant="solid" onClick={onResume}>
            Go on
          </Button>
          <Button onClick={onDiscard}>Delete it</Button>
        </Inline>
      }
    >
      {`${countsInWords(items)}. It is stored on this device.`}
    </Alert>
  );
}
