import { holdsSize, type SavedFormatName, savedFormatNames, savedFormats } from '@verapix/domain';
import { formatsHolding } from '@verapix/engines/format-names';
import { place } from '@verapix/engines/save-as';
import type { BatchItem, BatchResult } from '@verapix/machines';
import * as messages from '@verapix/messages/tool-batch';
import * as saveAsMessages from '@verapix/messages/tool-save-as';
import { Accordion, Alert, Button, Icon, Menu, Progress, RadioGroup, Stack, Text } from '@verapix/ui';
import { FileStack, FolderDown, X } from 'lucide-react';
import { useLostFocus } from '../workspace/focus';
import { RunFailure } from '../workspace/run-controls';
import { SaveFields } from '../workspace/save-as/SaveFields';
import { initialSaveOptions, settingsFor } from '../workspace/save-as/save-options';
import { inShort } from '../workspace/several-files';
import { isPicture } from './batch-download';
import { type BatchSaving, hasErrors } from './use-batch-saving';

export interface SaveResultsProps {
  items: readonly BatchItem[];
  /** Whether saving is what the user does next. */
  primary: boolean;
  saving: BatchSaving;
  onZip: () => void;
  /** Absent where the browser has no way to. */
  onFolder?: (() => void) | undefined;
  /** Files of all results together. */
  documents?: readonly { label: string; onSave: () => void }[] | undefined;
}

/** Saves the results of a batch: in which format, and where. While files are written, it can be cancelled. */
export function SaveResults({ items, primary, saving, onZip, onFolder, documents = [] }: SaveResultsProps) {
  const results = items.flatMap(({ result }) => (result ? [result] : []));
  const isRefused = hasErrors(saving);
  const button = useLostFocus<HTMLButtonElement>();
  if (saving.pending) return <Writing {...saving} />;
  return (
    <>
      {results.some(isPicture) && <SaveAs results={results} {...saving} />}
      <RunFailure failure={saving.failure} />
      <Button
        ref={button}
        wide
        size="l"
        tone="accent"
        variant={primary ? 'solid' : 'outline'}
        disabled={isRefused}
        onClick={onZip}
      >
        {messages.downloadZip({ count: results.length })}
      </Button>
      {onFolder && (
        <Button wide icon={<Icon of={FolderDown} />} disabled={isRefused} onClick={onFolder}>
          {messages.saveToFolder}
        </Button>
      )}
      {documents.length > 0 && <Documents {...{ items, documents }} />}
    </>
  );
}

/** One file of all results. Says which pictures will not be in it. */
function Documents({
  items,
  documents,
}: {
  items: readonly BatchItem[];
  documents: NonNullable<SaveResultsProps['documents']>;
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
          {documents.map(({ label, onSave }) => (
            <Menu.Item key={label} onSelect={onSave}>
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

function Writing({ progress, cancel }: Pick<BatchSaving, 'progress' | 'cancel'>) {
  const button = useLostFocus<HTMLButtonElement>();
  return (
    <>
      <Progress
        label={
          progress ? messages.writingFile({ file: progress.done + 1, all: progress.all }) : messages.saving
        }
        value={progress && Math.floor((100 * progress.done) / progress.all)}
      />
      <Button ref={button} wide icon={<Icon of={X} />} onClick={cancel}>
        {messages.stopSaving}
      </Button>
    </>
  );
}

const asMade = 'as-made';
type Choice = SavedFormatName | typeof asMade;

/** The format of all pictures, and what goes with it. */
function SaveAs({
  results,
  options,
  onOptions,
  maxSidePx,
}: { results: readonly BatchResult[] } & Pick<BatchSaving, 'options' | 'onOptions' | 'maxSidePx'>) {
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
function TooLargeForFormat({
  results,
  options,
  maxSidePx,
}: { results: readonly BatchResult[] } & Pick<BatchSaving, 'options' | 'maxSidePx'>) {
  if (!options) return null;
  const sizes = results.filter(isPicture).flatMap(({ width = 0, height = 0 }) => {
    const settings = settingsFor(options, { width, height }, maxSidePx);
    const made = settings && place({ width, height }, settings.size);
    return made && !holdsSize(options.format, made) ? [made] : [];
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
