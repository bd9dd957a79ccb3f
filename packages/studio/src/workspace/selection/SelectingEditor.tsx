import { objectSelectionMegabytes } from '@verapix/domain';
import { downloads } from '@verapix/engines';
import { regionAt } from '@verapix/engines/background';
import {
  type MachineActors,
  type ObjectSelectionEvent,
  type ObjectSelectionSnapshot,
  objectSelectionMachine,
  type PickedObject,
  provideActors,
  stateValueNames,
} from '@verapix/machines';
import * as common from '@verapix/messages/common';
import { formatBytes } from '@verapix/messages/formats/sizes';
import * as messages from '@verapix/messages/tool-selection';
import {
  Alert,
  Button,
  Icon,
  Inline,
  MaskEditor,
  type MaskEditorProps,
  type MaskMode,
  type PictureMask,
  Progress,
  SegmentedControl,
  Stack,
  Text,
} from '@verapix/ui';
import { Download, Minus, Plus, RotateCw, WandSparkles, X } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { createActor } from 'xstate';
import { usePageActor } from '../../lib/use-page-actor';
import { describeDownload, useCachedFiles } from '../DownloadNote';

interface Size {
  width: number;
  height: number;
}

/** What selects objects in a picture of that size. */
export type CreateSelection = (picture: Blob, size: Size) => MachineActors<typeof objectSelectionMachine>;

type EditorProps = Omit<MaskEditorProps, 'regionAt' | 'picking' | 'regionPanel'>;

export interface SelectingEditorProps extends EditorProps {
  /** The picture in which objects are selected. It must keep its identity. */
  picture: Blob;
  /** What the mask says of an object that is kept alone, and of everything beside it. Absent where nothing is kept. */
  keeps?: KeptValues;
}

interface KeptValues {
  inside: number;
  beside: number;
}

/**
 * The editor of a mask, in which a press selects a whole object, once what is needed is downloaded, or else a patch of
 * similar colour.
 */
export function SelectingEditor({
  picture,
  create,
  ...props
}: SelectingEditorProps & { create: CreateSelection }) {
  const patchAt = usePatches(picture, props);
  const { width, height, value, onChange, keeps } = props;
  const start = useCallback(
    () => createActor(provideActors(objectSelectionMachine, create(picture, { width, height }))),
    [create, picture, width, height],
  );
  const { snapshot, send, actor } = usePageActor(start);
  useEffect(() => {
    const listening = [
      actor.on('object.refined', ({ object, use: wanted }) =>
        onChange(
          wanted.kind === 'mark'
            ? withObject(value, object, wanted.value)
            : withObject(value, object, keeps?.inside ?? 0, keeps?.beside),
        ),
      ),
      actor.on('error.caught', ({ error }) => console.error(error)),
    ];
    return () => {
      for (const { unsubscribe } of listening) unsubscribe();
    };
  }, [actor, value, onChange, keeps]);
  return <SelectingView {...{ snapshot, send, patchAt }} {...props} />;
}

/** A mask in which an object has this value, and everything beside it another, if one is given. */
function withObject(mask: PictureMask, object: PickedObject, value: number, beside?: number): PictureMask {
  const { area, inside } = object;
  const data = mask.data.slice();
  if (beside !== undefined) data.fill(beside);
  for (const [at, isInside] of inside.entries()) {
    if (!isInside) continue;
    const x = at % area.width;
    data[(area.y + (at - x) / area.width) * mask.width + area.x + x] = value;
  }
  return { ...mask, data };
}

interface SelectionProps {
  snapshot: ObjectSelectionSnapshot;
  send: (event: ObjectSelectionEvent) => void;
}

interface SelectingViewProps extends SelectionProps, EditorProps {
  /** Finds a patch of similar colour. */
  patchAt: MaskEditorProps['regionAt'];
  keeps?: KeptValues | undefined;
}

/** The editor in each state of the selection. */
export function SelectingView({ snapshot, send, patchAt, keeps, ...editor }: SelectingViewProps) {
  const [takesAway, setTakesAway] = useState(false);
  const { picks, found } = snapshot.context;
  if (picks.length === 0 && takesAway) setTakesAway(false);
  const isReady =
    snapshot.matches('ready') || snapshot.matches('choosing') || snapshot.matches({ failed: 'search' });
  const picking = isReady
    ? {
        ...{ picks, found, takesAway },
        onPick: (pick: (typeof picks)[number]) => send({ type: 'pick.added', pick }),
        onUndo: () => send({ type: 'pick.undone' }),
        onDiscard: () => send({ type: 'picks.discarded' }),
      }
    : undefined;
  return (
    <MaskEditor
      data-machine-state={stateValueNames('object-selection', snapshot.value).join(' ')}
      {...editor}
      regionAt={patchAt}
      picking={picking}
      regionPanel={(mode) => (
        <Stack gap="xs" style={{ inlineSize: '100%', maxInlineSize: '36rem' }}>
          <SelectionPanel
            {...{ snapshot, send, mode, takesAway, setTakesAway }}
            keeps={keeps !== undefined}
          />
        </Stack>
      )}
    />
  );
}

interface PanelProps extends SelectionProps {
  /** What is done with an object. */
  mode: MaskMode;
  takesAway: boolean;
  setTakesAway: (takesAway: boolean) => void;
  /** An object can be kept alone. */
  keeps: boolean;
}

/** What the selection offers, or how far it is. */
function SelectionPanel({ snapshot, send, mode, takesAway, setTakesAway, keeps }: PanelProps) {
  const { progress, problem } = snapshot.context;
  const isWaiting = snapshot.matches('waiting');
  // Who selected the tool wants to use it. Who cancelled presses the button.
  const [wasWaiting] = useState(isWaiting);
  useEffect(() => {
    if (wasWaiting) send({ type: 'preparation.started' });
  }, [wasWaiting, send]);
  if (snapshot.matches('unsupported'))
    return <Note>{messages.unsupported({ size: formatBytes(objectSelectionMegabytes * 1024 ** 2) })}</Note>;
  if (snapshot.matches('offered')) return <Offer send={send} />;
  if (snapshot.matches('offline')) return <Note>{messages.offline}</Note>;
  if (snapshot.matches('downloading'))
    return (
      <Doing
        label={messages.downloading}
        value={progress === undefined ? undefined : Math.floor(progress * 100)}
        onCancel={() => send({ type: 'download.cancelled' })}
      />
    );
  if (isWaiting)
    return (
      <Inline justify="center">
        <Button icon={<Icon of={WandSparkles} />} onClick={() => send({ type: 'preparation.started' })}>
          {messages.selectObjects}
        </Button>
      </Inline>
    );
  if (snapshot.matches('preparing'))
    return <Doing label={messages.preparing} onCancel={() => send({ type: 'preparation.cancelled' })} />;
  if (snapshot.matches('failed') && problem)
    return (
      <Alert
        tone="danger"
        title={problem.message}
        live
        actions={
          <Button size="s" icon={<Icon of={RotateCw} />} onClick={() => send({ type: 'step.retried' })}>
            {common.tryAgain}
          </Button>
        }
      >
        {problem.fix}
      </Alert>
    );
  if (!snapshot.matches('ready') && !snapshot.matches('choosing')) return null;
  return <Choice {...{ snapshot, send, mode, takesAway, setTakesAway, keeps }} />;
}

const Note = ({ children }: { children: string }) => (
  <Inline justify="center">
    <Text size="s" tone="textMuted">
      {children}
    </Text>
  </Inline>
);

/** Says before the download how large it is. */
function Offer({ send }: Pick<SelectionProps, 'send'>) {
  const cached = useCachedFiles(downloads.objects, undefined);
  return (
    <>
      <Note>{messages.offer({ download: describeDownload(downloads.objects, cached) })}</Note>
      <Inline justify="center">
        <Button icon={<Icon of={Download} />} onClick={() => send({ type: 'download.started' })}>
          {messages.downloadLabel}
        </Button>
      </Inline>
    </>
  );
}

interface DoingProps {
  label: string;
  /** The percentage done; absent if nothing measures it. */
  value?: number | undefined;
  onCancel: () => void;
}

const Doing = ({ label, value, onCancel }: DoingProps) => (
  <>
    <Progress {...{ label, value }} />
    <Inline justify="center">
      <Button size="s" icon={<Icon of={X} />} onClick={onCancel}>
        {common.cancel}
      </Button>
    </Inline>
  </>
);

/**
 * What the next press does, and what is done with what was found. It is there before the first press, so that the picture does
 * not move under the pointer.
 */
function Choice({ snapshot, send, mode, takesAway, setTakesAway, keeps }: PanelProps) {
  const isFound = snapshot.matches({ choosing: 'found' });
  const isRefining = snapshot.matches({ choosing: 'refining' });
  const isChoosing = snapshot.matches('choosing');
  const { found } = snapshot.context;
  const canTake = isFound && found !== undefined;
  const take = (use: Extract<ObjectSelectionEvent, { type: 'object.taken' }>['use']) =>
    send({ type: 'object.taken', use });
  return (
    <>
      <Inline justify="center" gap="xs">
        <SegmentedControl
          label={messages.nextPress}
          options={[
            { value: 'add', label: messages.add, icon: Plus },
            { value: 'take', label: messages.takeAway, icon: Minus },
          ]}
          value={takesAway ? 'take' : 'add'}
          disabled={!isChoosing}
          onChange={(next) => setTakesAway(next === 'take')}
        />
        <Button
          size="s"
          tone="accent"
          variant="solid"
          disabled={!canTake && !isRefining}
          pending={isRefining}
          pendingLabel={messages.refining}
          onClick={() => take({ kind: 'mark', value: mode.value })}
        >
          {messages.use({ mode: mode.label })}
        </Button>
        {keeps && (
          <Button size="s" disabled={!canTake} onClick={() => take({ kind: 'keep' })}>
            {messages.keepOnly}
          </Button>
        )}
        <Button
          size="s"
          variant="ghost"
          disabled={!isChoosing}
          onClick={() => send({ type: 'picks.discarded' })}
        >
          {messages.discard}
        </Button>
      </Inline>
      <Note>{hintOf(snapshot)}</Note>
    </>
  );
}

function hintOf(snapshot: ObjectSelectionSnapshot): string {
  if (snapshot.matches('ready')) return messages.press;
  if (!snapshot.matches({ choosing: 'found' })) return messages.finding;
  return snapshot.context.found ? messages.more : messages.nothingFound;
}

/** Patches are found in a copy of at most so many pixels, within some ten milliseconds. */
const maxPixels = 1_000_000;

/** The pixels of a picture, made smaller if it has more than `maxPixels`. Rejects if the browser can't open it. */
async function smallCopy(picture: Blob, { width, height }: Size): Promise<ImageData> {
  const scale = Math.min(1, Math.sqrt(maxPixels / (width * height)));
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  const bitmap = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser gave no canvas.');
  context.drawImage(bitmap, 0, 0, size.width, size.height);
  bitmap.close();
  return context.getImageData(0, 0, size.width, size.height);
}

/** Finds the patch of similar colour at a place. Undefined until the picture has been opened. */
function usePatches(picture: Blob, { width, height }: Size): MaskEditorProps['regionAt'] {
  const [copy, setCopy] = useState<ImageData>();
  useEffect(() => {
    let isCurrent = true;
    // Without it the brush still works.
    smallCopy(picture, { width, height }).then((made) => isCurrent && setCopy(made), console.error);
    return () => {
      isCurrent = false;
    };
  }, [picture, width, height]);
  return useMemo(() => copy && ((place) => regionAt(copy, { width, height }, place)), [copy, width, height]);
}
