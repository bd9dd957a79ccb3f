import { pictureFormats, type UpscaleFactor, upscaleFactors } from '@verapix/domain';
import { networkThreads } from '@verapix/engines/threads';
import type { PictureSource } from '@verapix/engines';
import type { UpscaleFormat, UpscaleOutput } from '@verapix/engines/upscale';
import { RadioGroup, Slider, Stack } from '@verapix/ui';
import type { BatchSettingsProps, BatchTool } from '../batch/batch-tool';
import type { UpscaleOptions } from './upscale-options';

/** The formats of results, in the order of the choices: those that a run writes itself. */
const upscaleFormats: readonly UpscaleFormat[] = ['png', 'jpeg', 'webp'];

/** Many pictures use the fast method unless the user chooses otherwise: the sharp one takes minutes for each. */
export const batch: BatchTool<PictureSource, UpscaleOptions, UpscaleOutput> = {
  word: 'upscaled',
  verb: 'Upscale',
  options: { factor: 2, method: 'fast', format: 'jpeg', quality: 0.92 },
  fileOf: ({ blob, width, height, note }) => ({ blob, width, height, note: note?.message }),
  needs: ({ method }) =>
    method === 'fast' ? { threads: 1, megabytes: 256 } : { threads: networkThreads(), megabytes: 1024 },
  Settings,
};

function Settings({ options, onChange }: BatchSettingsProps<UpscaleOptions>) {
  const { factor, method, format, quality } = options;
  return (
    <Stack gap="m">
      <RadioGroup
        variant="segmented"
        label="Enlarge"
        value={String(factor)}
        options={upscaleFactors.map((value) => ({ value: String(value), label: `${value}×` }))}
        onValueChange={(value) => onChange({ factor: Number(value) as UpscaleFactor })}
      />
      <RadioGroup
        variant="segmented"
        label="Method"
        hint="Sharp rebuilds detail and takes minutes for a large picture."
        value={method}
        options={[
          { value: 'fast', label: 'Fast' },
          { value: 'sharp', label: 'Sharp' },
        ]}
        onValueChange={(value) => onChange({ method: value })}
      />
      <RadioGroup
        variant="segmented"
        label="Format"
        value={format}
        options={upscaleFormats.map((value) => ({ value, label: pictureFormats[value].label }))}
        onValueChange={(value) => onChange({ format: value })}
      />
      {pictureFormats[format].lossy && (
        <Slider
          label="Quality"
          min={40}
          max={100}
          step={1}
          value={Math.round(quality * 100)}
          formatValue={(value) => `${value} %`}
          onValueChange={(value) => onChange({ quality: value / 100 })}
        />
      )}
    </Stack>
  );
}
