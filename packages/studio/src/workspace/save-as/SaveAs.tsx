import { holdsSize, savedFormatNames, savedFormats } from '@verapix/domain';
import { formatsHolding } from '@verapix/engines/format-names';
import type { SavedPicture } from '@verapix/engines/save-as';
import * as common from '@verapix/messages/common';
import * as messages from '@verapix/messages/tool-save-as';
import * as units from '@verapix/messages/tool-units';
import { Accordion, Alert, Button, Icon, RadioGroup, Stack, Text } from '@verapix/ui';
import { Download, X } from 'lucide-react';
import { formatBytes } from '@verapix/messages/formats/sizes';
import { RunFailure } from '../run-controls';
import { SaveFields } from './SaveFields';
import { isLimited, type SaveOptions } from './save-options';
import type { SaveAsState } from './use-save-as';

interface SaveAsProps {
  saveAs: SaveAsState;
}

/** How the result is saved: format, quality or file size, dimensions and metadata, with the file that they lead to. */
export function SaveAs({ saveAs }: SaveAsProps) {
  const { options, change, maxSidePx, isOpen, setOpen, metadata, picture, placement } = saveAs;
  if (!picture) return null;
  const isEnlarged =
    placement && (placement.width > placement.crop.width || placement.height > placement.crop.height);
  return (
    <Stack gap="m">
      <Accordion.Root value={isOpen ? 'save-as' : ''} onValueChange={(value) => setOpen(value !== '')}>
        <Accordion.Item
          value="save-as"
          title={messages.saveAs({ format: savedFormats[options.format].label })}
          level={4}
        >
          <Stack gap="l">
            <FormatChoice saveAs={saveAs} />
            <TooLargeForFormat saveAs={saveAs} />
            <SaveFields
              {...{ options, change, maxSidePx, picture }}
              metadata={metadata?.canBeKept ? 'found' : 'none'}
            >
              {isEnlarged && (
                <Alert tone="info" title={messages.enlarged}>
                  {messages.enlargedNote}
                </Alert>
              )}
            </SaveFields>
            <Prediction saveAs={saveAs} />
          </Stack>
        </Accordion.Item>
      </Accordion.Root>
      {metadata?.hasCredentials && (
        <Alert tone="info" title={messages.credentials}>
          {messages.credentialsNote}
        </Alert>
      )}
    </Stack>
  );
}

function FormatChoice({ saveAs: { options, change, prediction } }: SaveAsProps) {
  const losesTransparency = !savedFormats[options.format].alpha && prediction.value?.transparent;
  return (
    <RadioGroup
      variant="segmented"
      label={messages.format}
      hint={losesTransparency ? messages.noTransparency : undefined}
      value={options.format}
      options={savedFormatNames.map((name) => ({ value: name, label: savedFormats[name].label }))}
      onValueChange={(format) => change({ format })}
    />
  );
}

/** Says that the format can't hold the picture, before it is written. */
function TooLargeForFormat({ saveAs: { options, placement } }: SaveAsProps) {
  if (!placement || holdsSize(options.format, placement)) return null;
  const { label: format, maxSidePx: max } = savedFormats[options.format];
  const side = Math.max(placement.width, placement.height);
  return (
    <Alert tone="warning" title={messages.formatTooSmall({ format, max, side })} live>
      {messages.formatTooSmallFix({ formats: formatsHolding(placement) })}
    </Alert>
  );
}

/** What is known of the file before it is written. */
function Prediction({ saveAs: { options, prediction, settings } }: SaveAsProps) {
  const { value, failure } = prediction;
  return (
    <>
      <div role="status">
        <Text size="s">{settings ? (value ? describe(value, options) : messages.predicting) : ' '}</Text>
      </div>
      <RunFailure failure={failure} />
      {value && <TooLarge predicted={value} maxBytes={settings?.maxBytes} />}
    </>
  );
}

function describe(predicted: SavedPicture, options: SaveOptions): string {
  const { bytes, exact } = predicted;
  const values = { exact: String(exact), bytes: formatBytes(bytes), pixels: units.pixelSize(predicted) };
  return isLimited(options)
    ? messages.predictedQuality({ ...values, quality: Math.round(predicted.quality * 100) })
    : messages.predicted(values);
}

/** Says that the wanted file size is out of reach. */
function TooLarge({ predicted, maxBytes }: { predicted: SavedPicture; maxBytes: number | undefined }) {
  if (maxBytes === undefined || predicted.bytes <= maxBytes) return null;
  return (
    <Alert tone="warning" title={messages.tooLarge({ max: formatBytes(maxBytes) })} live>
      {messages.tooLargeFix({ exact: String(predicted.exact), bytes: formatBytes(predicted.bytes) })}
    </Alert>
  );
}

interface SaveButtonProps extends SaveAsProps {
  /** Whether it is the main action. */
  primary: boolean;
  children: string;
}

/** Writes the file and saves it. While a file is written, it can be cancelled. */
export function SaveButton({
  saveAs: { picture, writing, save, settings },
  primary,
  children,
}: SaveButtonProps) {
  return (
    <>
      <RunFailure failure={writing.failure} />
      <Button
        wide
        size="l"
        tone="accent"
        variant={primary ? 'solid' : 'outline'}
        icon={<Icon of={Download} />}
        disabled={!settings || !picture}
        pending={writing.pending}
        pendingLabel={messages.writing}
        onClick={save}
      >
        {children}
      </Button>
      {writing.pending && (
        <Button wide variant="ghost" icon={<Icon of={X} />} onClick={writing.reset}>
          {common.cancel}
        </Button>
      )}
    </>
  );
}
