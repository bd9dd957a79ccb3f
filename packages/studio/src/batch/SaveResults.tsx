import { holdsSize, type SavedFormatName, savedFormatNames, savedFormats } from '@verapix/domain';
import { formatsHolding } from '@verapix/engines/format-names';
import { place } from '@verapix/engines/save-as';
import type {
  BatchItem,
  BatchResult,
  BatchSessionEvent,
  BatchSessionSnapshot,
  SaveProgress,
  SaveTarget,
} from '@verapix/machines';
import * as messages from '@verapix/messages/tool-batch';
import * as saveAsMessages from '@verapix/messages/tool-save-as';
import { Accordion, Alert, Button, Icon, Menu, Progress, RadioGroup, Stack, Text } from '@verapix/ui';
import { FileStack, FolderDown, X } from 'lucide-react';
import { useLostFocus } from '../workspace/focus';
import { RunFailure } from '../workspace/run-controls';
import { SaveFields } from '../workspace/save-as/SaveFields';
import {
  errorsOf,
  initialSaveOptions,
  type SaveOptions,
  settingsFor,
} from '../workspace/save-as/save-options';
import { inShort } from '../workspace/several-files';
import { canSaveToFolder, isPicture } from './batch-download';

interface SaveResultsProps {
  items: readonly BatchItem[];
  session: BatchSessionSnapshot;
  send: (event: BatchSessionEvent) => void;
  /** Whether saving is what the user does next. */
  primary: boolean;
  /** The most pixels of a side of what is saved. */
  maxSidePx: number;
  /** The names of files of all results together. */
  documents?: readonly string[] | undefined;
}

/** Saves the results of a batch: in which format, and where. While files are written, it can be cancelled. */
export function SaveResults({ items, session, send, primary, maxSidePx, documents = [] }: SaveResultsProps) {
  const results = items.flatMap(({ result }) => (result ? [result] : []));
  const button = useLostFocus<HTMLButtonElement>();
  const { form, saveProgress, saveFailure } = session.context;
  if (session.matches({ open: { saving: 'writing' } }))
    return <Writing progress={saveProgress} onCancel={() => send({ type: 'saving.cancelled' })} />;
  // The form of this component is the only one that changes it.
  const options = form.saveAs as SaveOptions | undefined;
  const isRefused = options !== undefined && Object.keys(errorsOf(options, maxSidePx)).length > 0;
  const save = (target: SaveTarget) => send({ type: 'saving.started', target });
  return (
    <>
      {results.some(isPicture) && (
        <SaveAs
          {...{ results, options, maxSidePx }}
          onOptions={(saveAs) => send({ type: 'form.changed', form: { saveAs } })}
        />
      )}
      <RunFailure failure={saveFailure} />
      <Button
        ref={button}
        wide
        size="l"
        tone="accent"
        variant={primary ? 'solid' : 'outline'}
        disabled={isRefused}
        onClick={() => save({ to: 'zip' })}
      >
        {messages.downloadZip({ count: results.length })}
      </Button>
      {canSaveToFolder() && (
        <Button
          wide
          icon={<Icon of={FolderDown} />}
          disabled={isRefused}
          onClick={() => save({ to: 'folder' })}
        >
          {messages.saveToFolder}
        </Button>
      )}
      {documents.length > 0 && (
        <Documents {...{ items, documents }} onSave={(index) => save({ to: 'document', index })} />
      )}
    </>
  );
}

/** One file of all results. Says which pictures will not be in it. */
function Documents({
  items,
  documents,
  onSave,
}: {
  items: readonly BatchItem[];
  documents: readonly string[];
  onSave: (index: number) => void;
}) {
  const missing = items.filter(({ result }) => !result).map(({ name }) => name);
  return (
    <Stack gap="xs">
      <Menu.Root>
        <Menu.Trigger asChild>
          <Button wide icon={<Icon of={FileStack} />}>
            {messages.allInOne}
          </Button>
        </Menu.Trigger>
        <Menu.Content>
          {documents.map((label, index) => (
            <Menu.Item key={label} onSelect={() => onSave(index)}>
              {label}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Root>
      {missing.length > 0 && (
        <Text size="s" tone="textMuted">
          {messages.withoutNames({ names: inShort(missing), count: missing.length })}
        </Text>
      )}
    </Stack>
  );
}

function Writing({ progress, onCancel }: { progress: SaveProgress | undefined; onCancel: () => void }) {
  const button = useLostFocus<HTMLButtonElement>();
  return (
    <>
      <Progress
        label={
          progress ? messages.writingFile({ file: progress.done + 1, all: progress.all }) : messages.saving
        }
        value={progress && Math.floor((100 * progress.done) / progress.all)}
      />
      <Button ref={button} wide icon={<Icon of={X} />} onClick={onCancel}>
        {messages.stopSaving}
      </Button>
    </>
  );
}

const asMade = 'as-made';
type Choice = SavedFormatName | typeof asMade;

interface SavedFormat {
  results: readonly BatchResult[];
  /** Undefined if the files are saved as they were made. */
  options: SaveOptions | undefined;
  maxSidePx: number;
}

/** The format of all pictures, and what goes with it. */
function SaveAs({
  results,
  options,
  onOptions,
  maxSidePx,
}: SavedFormat & { onOptions: (options: SaveOptions | undefined) => void }) {
  const mimes = results.map(({ mime }) => mime);
  const choose = (choice: Choice) =>
    onOptions(
      choice === asMade ? undefined : options ? { ...options, format: choice } : initialSaveOptions(choice),
    );
  return (
    <Accordion.Root>
      <Accordion.Item
        value="save-as"
        title={
          options
            ? saveAsMessages.saveAs({ format: savedFormats[options.format].label })
            : messages.saveAsMade
        }
        level={3}
      >
        <Stack gap="l">
          <RadioGroup
            variant="segmented"
            label={saveAsMessages.format}
            hint={hintOf(options?.format, mimes)}
            value={options?.format ?? asMade}
            options={[
              { value: asMade, label: messages.asMade },
              ...savedFormatNames.map((name) => ({ value: name, label: savedFormats[name].label })),
            ]}
            onValueChange={choose}
          />
          <TooLargeForFormat {...{ results, options, maxSidePx }} />
          {options && (
            <SaveFields
              {...{ options, maxSidePx }}
              change={(changes) => onOptions({ ...options, ...changes })}
              metadata="unknown"
            />
          )}
        </Stack>
      </Accordion.Item>
    </Accordion.Root>
  );
}

/** Says that the format can't hold some of the results, before any is written. */
function TooLargeForFormat({ results, options, maxSidePx }: SavedFormat) {
  if (!options) return null;
  const sizes = results.filter(isPicture).flatMap(({ width = 0, height = 0 }) => {
    const settings = settingsFor(options, { width, height }, maxSidePx);
    const placement = settings && place({ width, height }, settings.size);
    return placement && !holdsSize(options.format, placement) ? [placement] : [];
  });
  if (sizes.length === 0) return null;
  const [width, height] = [sizes.map((size) => size.width), sizes.map((size) => size.height)];
  const largest = { width: Math.max(...width), height: Math.max(...height) };
  const { label: format, maxSidePx: max } = savedFormats[options.format];
  return (
    <Alert tone="warning" title={messages.formatTooSmall({ format, max, count: sizes.length })} live>
      {saveAsMessages.formatTooSmallFix({ formats: formatsHolding(largest) })}
    </Alert>
  );
}

/** What becomes of the results in a format. */
function hintOf(format: SavedFormatName | undefined, mimes: readonly string[]): string {
  const formats = Object.values(savedFormats);
  const madeIn = formats.filter(({ mime }) => mimes.includes(mime));
  if (!format) return messages.asMadeHint;
  const hints = [
    madeIn.some(({ lossy }) => lossy) && messages.lossyHint,
    !savedFormats[format].alpha && madeIn.some(({ alpha }) => alpha) && saveAsMessages.noTransparency,
  ];
  return hints.filter(Boolean).join(' ') || messages.rewrittenHint;
}
