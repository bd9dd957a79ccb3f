import { downloads, type PictureSource } from '@verapix/engines';
import {
  type SharpOutlook,
  sharpOutlook,
  type UpscaleFormat,
  type UpscaleMethod,
  upscaleMethods,
} from '@verapix/engines/upscale';
import { type PlanId, pictureFormats, plans, upscaleFactors } from '@verapix/facts';
import { Badge, RadioGroup, Slider, Stack } from '@verapix/ui';
import { formatDuration } from '../../../content/format';
import { describeDownload } from '../shared/describe-download';
import { useFilesKept } from '../shared/use-files-kept';
import { expectedMs, formatSize, outputSize, planNeeded, type UpscaleOptions } from './upscale-options';
import type { UpscalerSend } from './upscaler-machine';

interface UpscaleControlsProps {
  source: PictureSource;
  options: UpscaleOptions;
  send: UpscalerSend;
  planId: PlanId;
  /** Milliseconds per megapixel of the last sharp run on this device. */
  pace: number | undefined;
  disabled: boolean;
}

/** What is to be made: how large, how, and in which format. */
export function UpscaleControls({ source, options, send, planId, pace, disabled }: UpscaleControlsProps) {
  // A run that ended may have fetched something.
  const kept = useFilesKept(downloads.upscale, disabled);
  const change = (changes: Partial<UpscaleOptions>) => send({ type: 'options.changed', options: changes });
  return (
    <Stack gap="l">
      <RadioGroup
        look="segmented"
        label="Enlarge"
        hint={`Result: ${formatSize(outputSize(source, options.factor))}`}
        disabled={disabled}
        value={String(options.factor)}
        options={upscaleFactors.map((factor) => ({
          value: String(factor),
          label: `${factor}×`,
          badge: <PlanBadge size={outputSize(source, factor)} planId={planId} />,
        }))}
        onValueChange={(value) => {
          const factor = upscaleFactors.find((candidate) => String(candidate) === value);
          if (factor) change({ factor });
        }}
      />
      <RadioGroup
        label="Method"
        disabled={disabled}
        value={options.method}
        options={upscaleMethods.map((method) =>
          methodOption(method, source, {
            expected: expectedMs(source, { factor: options.factor, method }, pace),
            download: describeDownload(downloads.upscale, kept),
          }),
        )}
        onValueChange={(method) => change({ method })}
      />
      <RadioGroup
        look="segmented"
        label="Format"
        hint={
          source.hasAlpha && options.format === 'jpeg'
            ? 'JPG has no transparency: it becomes white.'
            : undefined
        }
        disabled={disabled}
        value={options.format}
        options={formats.map((format) => ({ value: format, label: pictureFormats[format].label }))}
        onValueChange={(format) => change({ format })}
      />
      {pictureFormats[options.format].lossy && (
        <Slider
          label="Quality"
          min={40}
          max={100}
          step={1}
          disabled={disabled}
          value={Math.round(options.quality * 100)}
          formatValue={(value) => `${value} %`}
          onValueChange={(value) => change({ quality: value / 100 })}
        />
      )}
    </Stack>
  );
}

const formats: readonly UpscaleFormat[] = ['png', 'jpeg', 'webp'];

/** What the sharp method is worth for a strongly compressed picture. */
const sharpGists: Record<SharpOutlook, string> = {
  usual: 'Rebuilds fine detail.',
  little: 'Gains little here: the picture is strongly compressed.',
  none: 'Gains nothing here: the picture is too strongly compressed.',
};

/** A method with what it does for this picture, how long it takes here and what it has to fetch. */
function methodOption(
  value: UpscaleMethod,
  source: PictureSource,
  { expected, download }: { expected: number; download: string },
) {
  const outlook = sharpOutlook(source);
  const takes = `Takes ${formatDuration(expected)} here.`;
  const description = {
    // Where it gains nothing the other method is used, and nothing fetched.
    sharp: `${sharpGists[outlook]} ${takes}${outlook === 'none' ? '' : ` ${download}`}`,
    fast: `Smooth, without new detail. ${takes}`,
  }[value];
  return { value, label: methodLabels[value], description };
}

const methodLabels: Record<UpscaleMethod, string> = { sharp: 'Sharp', fast: 'Fast' };

/** Says which plan a size needs, where that is not the person's own. */
function PlanBadge({ size, planId }: { size: { width: number; height: number }; planId: PlanId }) {
  const needed = planNeeded(size);
  if (needed === undefined) return <Badge>Too large</Badge>;
  if (needed === 'free' || planId !== 'free') return null;
  return <Badge tone="accent">{plans[needed].title}</Badge>;
}
