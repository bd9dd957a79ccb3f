import { decodeMaxPixels, pictureAccept, type Problem, toolById } from '@verapix/domain';
import { pictureFormatsInWords } from '@verapix/engines/format-names';
import type { AcceptedKind, ForeignDropKind } from '@verapix/engines';
import * as messages from '@verapix/messages/tool-intake';
import { Button, Dropzone, type Folder, Icon, Inline, Stack, Text } from '@verapix/ui';
import { FolderOpen, ShieldCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { formatBytes, formatMegapixels } from '@verapix/messages/formats/sizes';
import { loadIntake } from './inspect-chosen';
import { takeHandedOver } from './hand-over';
import { useLostFocus } from './focus';
import { SamplePictures, type SampleSet } from './SamplePictures';
import { useHost } from '../host';
import { filesOfFolders, filesOfPicker, firstOfKind, oneUsed } from './several-files';
import { useShownTool } from './tool-props';
import * as css from './workspace.css';

/** What an upload area says and offers. */
export interface IntakeOptions {
  label?: string;
  /** The label where nothing can be dropped. */
  touchLabel?: string;
  hint?: string;
  /** What the user is told to choose after dropping something else. */
  takes?: AcceptedKind;
  browseLabel?: string;
  /** What the file picker offers. */
  accept?: string;
  /** Whether one file may hold several pictures, and so is for a batch. */
  holdsSeveral?: (file: File) => boolean;
  /** Rejects a dropped file that does not declare itself a picture, before any of it is read. */
  dropsOnlyImages?: boolean;
  /** Pictures for users who have none at hand. Default: photographs. */
  samples?: SampleSet | 'none';
}

interface PictureIntakeProps extends IntakeOptions {
  snapshot: {
    matches: (state: 'empty' | 'checking' | 'processing') => boolean;
    context: { rejection: Problem | undefined; source?: unknown };
  };
  /** Takes several files. Absent for a tool that works on one file: it uses the first one of its kind and names the others. */
  onSeveral?: (files: readonly File[]) => void;
  send: (
    event:
      | { type: 'file.chosen'; files: readonly File[]; acceptIncomplete?: boolean }
      | { type: 'drop.rejected'; rejection: Problem },
  ) => void;
}

/**
 * Takes a picture or a video by drop, picker or paste, a sample, or what another page has handed over. One line once there
 * is a file. Disabled during a run.
 */
export function PictureIntake({
  snapshot,
  send,
  onSeveral,
  label = messages.dropPicture,
  touchLabel,
  hint = messages.formatsUpTo({ formats: pictureFormatsInWords, size: formatMegapixels(decodeMaxPixels) }),
  takes = 'picture',
  browseLabel,
  accept = pictureAccept,
  holdsSeveral = () => false,
  dropsOnlyImages = false,
  samples = 'photographs',
}: PictureIntakeProps) {
  const checking = snapshot.matches('checking');
  const running = snapshot.matches('processing');
  const { rejection } = snapshot.context;
  // After starting over, the next step is to choose a file.
  const intake = useLostFocus<HTMLDivElement>(snapshot.matches('empty'), { onMount: false });
  const [notUsed, setNotUsed] = useState<string>();
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const sendFiles = (files: readonly File[]) => {
    setChosen(files);
    send({ type: 'file.chosen', files });
  };
  const choose = async (files: readonly File[]) => {
    setNotUsed(undefined);
    if (onSeveral && (files.length > 1 || files.some(holdsSeveral))) return onSeveral(files);
    if (files.length < 2) return sendFiles(files);
    const file = await firstOfKind(files, takes);
    if (!file) return;
    setNotUsed(oneUsed(file, files));
    sendFiles([file]);
  };
  const { path } = toolById(useShownTool().id);
  const chooseHandedOver = useEffectEvent(() => {
    const files = takeHandedOver(path);
    if (files.length > 0) choose(files);
  });
  useEffect(() => chooseHandedOver(), []);
  const reject = async (kind: ForeignDropKind) => {
    const { foreignDropRejection } = await loadIntake();
    send({ type: 'drop.rejected', rejection: foreignDropRejection(kind, takes) });
  };
  const takeFolders = async (folders: readonly Folder[], files: readonly File[]) => {
    const all = [...files, ...(await filesOfFolders(folders))];
    if (all.length > 0) onSeveral?.(all);
    else reject('nothing');
  };
  const hasFile = snapshot.context.source !== undefined;
  return (
    <Stack gap="m" ref={intake} className={hasFile ? css.line : undefined}>
      <Dropzone
        size={hasFile ? 'line' : 'large'}
        label={label}
        hint={hint}
        {...(hasFile ? { browseLabel: messages.another } : browseLabel !== undefined && { browseLabel })}
        {...(touchLabel !== undefined && { touchLabel })}
        accept={accept}
        multiple={onSeveral !== undefined}
        busy={checking}
        disabled={running}
        invalid={rejection !== undefined}
        error={rejection && `${rejection.message} ${rejection.fix ?? ''}`}
        pasteAnywhere
        onFiles={(files, source) => {
          const hasImage = files.some(({ type }) => type.startsWith('image/'));
          const isForBatch = onSeveral !== undefined && files.length > 1;
          if (dropsOnlyImages && source === 'drop' && !hasImage && !isForBatch) reject('other-file');
          else choose(files);
        }}
        onFolders={onSeveral && takeFolders}
        onForeignDrop={reject}
      />
      {rejection?.code === 'rows-missing' && (
        <Button onClick={() => send({ type: 'file.chosen', files: chosen, acceptIncomplete: true })}>
          {messages.acceptIncomplete}
        </Button>
      )}
      {notUsed && (
        <Text size="s" role="status">
          {notUsed}
        </Text>
      )}
      <Inline justify="space-between" gap="m" className={hasFile ? css.sent : undefined}>
        {!hasFile && (samples !== 'none' || onSeveral) && (
          <IntakeExtras
            samples={samples}
            disabled={checking || running}
            onSample={(file) => choose([file])}
            onFolder={onSeveral}
          />
        )}
        <SentBytes />
      </Inline>
    </Stack>
  );
}

interface IntakeExtrasProps {
  samples: SampleSet | 'none';
  disabled: boolean;
  onSample: (file: File) => void;
  /** Called with the files of a folder, at least one. Absent where no folder is offered. */
  onFolder: ((files: readonly File[]) => void) | undefined;
}

/** What an upload area offers besides: a whole folder, and pictures for users who have none at hand. */
function IntakeExtras({ samples, disabled, onSample, onFolder }: IntakeExtrasProps) {
  return (
    <Inline gap="m">
      {onFolder && (
        <Button
          size="s"
          disabled={disabled}
          icon={<Icon of={FolderOpen} size="s" />}
          onClick={() => chooseFolder(onFolder)}
        >
          {messages.chooseFolder}
        </Button>
      )}
      {samples !== 'none' && <SamplePictures of={samples} disabled={disabled} onChoose={onSample} />}
    </Inline>
  );
}

/** Lets the user choose a folder in the browser's own dialog. */
function chooseFolder(onFiles: (files: readonly File[]) => void): void {
  const picker = document.createElement('input');
  picker.type = 'file';
  picker.webkitdirectory = true;
  picker.onchange = () => {
    const files = filesOfPicker(Array.from(picker.files ?? []));
    if (files.length > 0) onFiles(files);
  };
  picker.click();
}

/** Says how many bytes this page has sent since it was opened. */
function SentBytes() {
  const bytes = useSentBytes();
  return (
    <Inline gap="xs">
      <Icon of={ShieldCheck} size="s" />
      <Text as="span" size="s" tone="textMuted">
        {messages.sentBytes({
          bytes: formatBytes(bytes),
          amount: (children) => (
            <Text as="span" size="s">
              {children}
            </Text>
          ),
        })}
      </Text>
    </Inline>
  );
}

/** Bytes sent since this component was mounted: earlier requests, such as a sign-in, do not count. */
function useSentBytes(): number {
  const { read, subscribe } = useHost().sentBytes;
  const [before] = useState(read);
  return useSyncExternalStore(subscribe, read, () => before) - before;
}
