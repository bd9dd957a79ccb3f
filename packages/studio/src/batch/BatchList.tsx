import { type BatchEvent, type BatchItem, type BatchItemStatus, hasEnded, isActive } from '@verapix/machines';
import * as common from '@verapix/messages/common';
import * as messages from '@verapix/messages/tool-batch';
import { acceptIncomplete } from '@verapix/messages/tool-intake';
import * as units from '@verapix/messages/tool-units';
import { FileList, type FileListItemProps, Icon, IconButton, Menu, VisuallyHidden } from '@verapix/ui';
import { Ellipsis, GripVertical } from 'lucide-react';
import {
  type DragEvent,
  type KeyboardEvent,
  memo,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { formatBytes } from '@verapix/messages/formats/sizes';
import * as css from './BatchList.css';
import { reasonOf } from './batch-report';

interface BatchListProps {
  items: readonly BatchItem[];
  send: (event: BatchEvent) => void;
  onSave: (item: BatchItem) => void;
  /** Opens the settings of one picture. */
  onSettings: (id: string) => void;
}

/**
 * The pictures of a batch in their order, each with its status and its actions. The order is changed by dragging, in a
 * picture's menu, or with Alt and an arrow key.
 */
export function BatchList({ items, send, onSave, onSettings }: BatchListProps) {
  const [announcement, setAnnouncement] = useState('');
  const [dragged, setDragged] = useState<number>();
  const latest = useRef(items);
  const moved = useRef<Element>(undefined);
  // A browser takes the focus from an element that changes its place.
  useLayoutEffect(() => {
    latest.current = items;
    if (moved.current instanceof HTMLElement) moved.current.focus();
    moved.current = undefined;
  }, [items]);
  const move = useCallback(
    (id: string, by: number) => {
      const all = latest.current;
      const to = all.findIndex((item) => item.id === id) + by;
      const name = all.find((item) => item.id === id)?.name;
      if (name === undefined || to < 0 || to >= all.length || by === 0) return;
      moved.current = document.activeElement ?? undefined;
      send({ type: 'item.moved', id, by });
      setAnnouncement(messages.moved({ name, place: to + 1, all: all.length }));
    },
    [send],
  );
  const drop = useCallback(
    (from: number, to: number) => {
      const id = latest.current[from]?.id;
      if (id !== undefined) move(id, to - from);
    },
    [move],
  );
  return (
    <div>
      <FileList.Root ordered label={messages.pictures} className={css.list}>
        {items.map((item, index) => (
          <BatchRow
            key={item.id}
            {...{ item, index, dragged, send, onSave, onSettings, move }}
            isLast={index === items.length - 1}
            onDrag={setDragged}
            onDrop={drop}
          />
        ))}
      </FileList.Root>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
}

const words: Record<BatchItemStatus, string> = {
  waiting: messages.statusWaiting,
  checking: messages.statusChecking,
  running: messages.statusRunning,
  done: messages.statusDone,
  failed: messages.statusFailed,
  skipped: messages.statusSkipped,
};

const stateOf = ({ status, result }: BatchItem): FileListItemProps['state'] =>
  result?.isPartial ? 'partial' : states[status];

const states: Record<BatchItemStatus, FileListItemProps['state']> = {
  waiting: 'waiting',
  checking: 'running',
  running: 'running',
  done: 'done',
  failed: 'failed',
  skipped: 'partial',
};

/** What is known of a picture: its size, how far it is, why it failed, what came out. */
function detailOf({ bytes, status, progress, problem, result, options }: BatchItem): string {
  if (problem) return reasonOf(problem);
  if (status === 'running') return units.percent({ percent: Math.floor(progress * 100) });
  if (!result) return options ? messages.ownSettings({ size: formatBytes(bytes) }) : formatBytes(bytes);
  const { width, height, note } = result;
  const fileSize = formatBytes(result.bytes);
  const facts =
    width === undefined || height === undefined
      ? fileSize
      : messages.sizeAndBytes({ size: units.pixelSize({ width, height }), bytes: fileSize });
  return note ? messages.withNote({ facts, note }) : facts;
}

interface BatchRowProps extends Omit<BatchListProps, 'items'> {
  item: BatchItem;
  index: number;
  isLast: boolean;
  /** The place of the row that is being dragged. */
  dragged: number | undefined;
  move: (id: string, by: number) => void;
  onDrag: (index: number | undefined) => void;
  onDrop: (from: number, to: number) => void;
}

const BatchRow = memo(function BatchRow({ dragged, onDrag, onDrop, move, ...row }: BatchRowProps) {
  const { item, index } = row;
  const { id, name, status } = item;
  const [isTarget, setTarget] = useState(false);
  const moveByKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || by === undefined) return;
    // Before the menu's own keys: an arrow opens it.
    event.preventDefault();
    event.stopPropagation();
    move(id, by);
  };
  const dragOver = (event: DragEvent) => {
    if (dragged === undefined) return;
    event.preventDefault();
    setTarget(dragged !== index);
  };
  const drop = (event: DragEvent) => {
    setTarget(false);
    if (dragged === undefined) return;
    event.preventDefault();
    onDrag(undefined);
    onDrop(dragged, index);
  };
  return (
    <FileList.Item
      className={css.row}
      data-target={isTarget ? (dragged !== undefined && dragged < index ? 'below' : 'above') : undefined}
      onKeyDownCapture={moveByKey}
      onDragOver={dragOver}
      onDragLeave={() => setTarget(false)}
      onDrop={drop}
      name={name}
      state={stateOf(item)}
      stateLabel={words[status]}
      progress={status === 'running' ? item.progress * 100 : undefined}
      detail={detailOf(item)}
      leading={<Grip {...{ name, index, onDrag }} />}
      actions={<RowMenu {...row} move={move} />}
    />
  );
});

/** What a picture is dragged by. */
const Grip = ({ name, index, onDrag }: { name: string } & Pick<BatchRowProps, 'index' | 'onDrag'>) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: for the mouse alone; the menu and the keys do the same.
  <span
    className={css.grip}
    draggable
    title={messages.drag}
    onDragStart={(event) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', name);
      onDrag(index);
    }}
    onDragEnd={() => onDrag(undefined)}
  >
    <Icon of={GripVertical} size="s" />
  </span>
);

type RowMenuProps = Omit<BatchRowProps, 'dragged' | 'onDrag' | 'onDrop'>;

/** What can be done with one picture. */
function RowMenu({ item, index, isLast, send, onSave, onSettings, move }: RowMenuProps) {
  const { id, name } = item;
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <IconButton
          variant="ghost"
          label={messages.actionsFor({ name })}
          icon={<Icon of={Ellipsis} />}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        />
      </Menu.Trigger>
      <Menu.Content align="end">
        {item.result && <Menu.Item onSelect={() => onSave(item)}>{common.download}</Menu.Item>}
        {hasEnded(item) && (
          <Menu.Item onSelect={() => send({ type: 'item.retried', id })}>{messages.workAgain}</Menu.Item>
        )}
        {item.problem?.code === 'rows-missing' && (
          <Menu.Item onSelect={() => send({ type: 'item.retried', id, acceptIncomplete: true })}>
            {acceptIncomplete}
          </Menu.Item>
        )}
        {!isActive(item) && <Menu.Item onSelect={() => onSettings(id)}>{messages.settingsForThis}</Menu.Item>}
        {!hasEnded(item) && (
          <Menu.Item onSelect={() => send({ type: 'item.skipped', id })}>
            {isActive(item) ? messages.stopAndSkip : messages.skip}
          </Menu.Item>
        )}
        {index > 0 && <Menu.Item onSelect={() => move(id, -1)}>{messages.moveUp}</Menu.Item>}
        {!isLast && <Menu.Item onSelect={() => move(id, 1)}>{messages.moveDown}</Menu.Item>}
        <Menu.Item tone="danger" onSelect={() => send({ type: 'item.removed', id })}>
          {common.remove}
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>
  );
}
