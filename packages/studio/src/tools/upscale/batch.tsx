import { pictureFormats, type UpscaleFactor, upscaleFactors } from '@verapix/domain';
import type { PictureSource } from '@verapix/engines';
import { networkThreads } from '@verapix/engines/threads';
import type { UpscaleFormat, UpscaleOutput } from '@verapix/engines/upscale';
import * as words from '@verapix/messages/lib-steps';
import * as units from '@verapix/messages/tool-units';
import * as messages from '@verapix/messages/tool-upscale-settings';
import { RadioGroup, Slider, Stack } from '@verapix/ui';
import type { BatchSettingsProps, BatchTool } from '../../batch/batch-tool';
import { TransparencyNote } from '../../batch/TransparencyNote';
import { ownFormat, type UpscaleOptions } from './upscale-options';

/** The formats of results, in the order of the choices: those that a run writes itself. */
const upscaleFormats: readonly UpscaleFormat[] = ['png', 'jpeg', 'webp'];

/** What is chosen for many pictures: a format for all, or that of each picture. */
export interface UpscaleChoices extends Omit<UpscaleOptions, 'format'> {
  format: UpscaleFormat | 'own';
}

/** Many pictures use the fast method unless the user chooses otherwise: the sharp one takes minutes for each. */
export const batch: BatchTool<PictureSource, UpscaleOptions, UpscaleOutput, UpscaleChoices> = {
  word: 'upscaled',
  verb: messages.batchVerb,
  options: { factor: 2, method: 'fast', format: 'own', quality: 0.92 },
  optionsOf: (source, choices) => ({
    ...choices,
    format: choices.format === 'own' ? ownFormat(source) : choices.format,
  }),
  // What another step works on is kept without loss.
  choicesOf: (settings, _, isLast) => ({ ...(!isLast && { format: 'png' as const }), ...settings }),
  fileOf: ({ blob, width, height, note }) => ({
    blob,
    width,
    height,
    note: note?.message,
    isPartial: note !== undefined,
  }),
  needs: ({ method }) =>
    method === 'fast' ? { threads: 1, megabytes: 256 } : { threads: networkThreads(), megabytes: 1024 },
  Settings,
};

function Settings({ options, onChange, pictures }: BatchSettingsProps<UpscaleChoices>) {
  const { factor, method, format, quality } = options;
  return (
    <Stack gap="m">
      <RadioGroup
        variant="segmented"
        label={messages.enlarge}
        disabled={method === 'clean'}
        hint={method === 'clean' ? messages.keepsSize : undefined}
        value={String(factor)}
        options={upscaleFactors.map((value) => ({ value: String(value), label: `${value}×` }))}
        onValueChange={(value) => onChange({ factor: Number(value) as UpscaleFactor })}
      />
      <RadioGroup
        variant="segmented"
        label={messages.method}
        hint={messages.batchMethodHint}
        value={method}
        options={[
          { value: 'fast', label: words.fast },
          { value: 'sharp', label: words.sharp },
          { value: 'clean', label: words.clean },
        ]}
        onValueChange={(value) => onChange({ method: value })}
      />
      <RadioGroup
        variant="segmented"
        label={messages.format}
        value={format}
        hint={format === 'own' ? messages.ownFormatHint : undefined}
        options={[
          { value: 'own', label: messages.ownFormat },
          ...upscaleFormats.map((value) => ({ value, label: pictureFormats[value].label })),
        ]}
        onValueChange={(value) => onChange({ format: value })}
      />
      {format !== 'own' && !pictureFormats[format].alpha && <TransparencyNote pictures={pictures} />}
      {(format === 'own' || pictureFormats[format].lossy) && (
        <Slider
          label={messages.quality}
          min={40}
          max={100}
          step={1}
          value={Math.round(quality * 100)}
          formatValue={(percent) => units.percent({ percent })}
          onValueChange={(value) => onChange({ quality: value / 100 })}
        />
      )}
    </Stack>
  );
}
