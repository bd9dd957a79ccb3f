import { type PlanId, pictureFormats, plans, upscaleFactors } from '@verapix/domain';
import { downloads, type PictureSource } from '@verapix/engines';
import {
  expectedSharpGain,
  type SharpGain,
  type UpscaleFormat,
  type UpscaleMethod,
  upscaleMethods,
} from '@verapix/engines/upscale';
import { Badge, RadioGroup, Slider, Stack } from '@verapix/ui';
import { formatDuration } from '../../../content/format';
import { describeDownload, useCachedFiles } from '../parts/DownloadNote';
import {
  expectedMs,
  formatSize,
  outputSize,
  planNeeded,
  type UpscaleEnv,
  type UpscaleOptions,
} from './upscale-options';

interface UpscaleControlsProps {
  source: PictureSource;
  options: UpscaleOptions;
  env: UpscaleEnv;
  disabled: boolean;
  onChange: (changes: Partial<UpscaleOptions>) => void;
}

/** The size, method and format of the result. */
export function UpscaleControls({ source, options, env, disabled, onChange }: UpscaleControlsProps) {
  const { planId, throughput } = env;
  // A run that ended may have downloaded something.
  const cached = useCachedFiles(downloads.upscale, disabled);
  return (
    <Stack gap="l">
      <RadioGroup
        variant="segmented"
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
          if (factor) onChange({ factor });
        }}
      />
      <RadioGroup
        label="Method"
        disabled={disabled}
        value={options.method}
        options={upscaleMethods.map((method) =>
          methodOption(method, source, {
            expected: expectedMs(source, { factor: options.factor, method }, throughput),
            download: describeDownload(downloads.upscale, cached),
          }),
        )}
        onValueChange={(method) => onChange({ method })}
      />
      <RadioGroup
        variant="segmented"
        label="Format"
        hint={
          source.hasAlpha && options.format === 'jpeg'
            ? 'JPG has no transparency: it becomes white.'
            : undefined
        }
        disabled={disabled}
        value={options.format}
        options={formats.map((format) => ({ value: format, label: pictureFormats[format].label }))}
        onValueChange={(format) => onChange({ format })}
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
          onValueChange={(value) => onChange({ quality: value / 100 })}
        />
      )}
    </Stack>
  );
}

const formats: readonly UpscaleFormat[] = ['png', 'jpeg', 'webp'];

/** What the sharp method gains, by how strongly the picture is compressed. */
const sharpSummaries: Record<SharpGain, string> = {
  usual: 'Rebuilds fine detail.',
  little: 'Gains little here: the picture is strongly compressed.',
  none: 'Gains nothing here: the picture is too strongly compressed.',
};

/** A method with what it does for this picture, how long it takes on this device and what it downloads. */
function methodOption(
  value: UpscaleMethod,
  source: PictureSource,
  { expected, download }: { expected: number; download: string },
) {
  const gain = expectedSharpGain(source);
  const takes = `Takes ${formatDuration(expected)} here.`;
  const description = {
    // Where it gains nothing, the other method is used and nothing is downloaded.
    sharp: `${sharpSummaries[gain]} ${takes}${gain === 'none' ? '' : ` ${download}`}`,
    fast: `Smooth, without new detail. ${takes}`,
  }[value];
  return { value, label: methodLabels[value], description };
}

const methodLabels: Record<UpscaleMethod, string> = { sharp: 'Sharp', fast: 'Fast' };

/** The plan that a size needs, if the user does not have it. */
function PlanBadge({ size, planId }: { size: { width: number; height: number }; planId: PlanId }) {
  const needed = planNeeded(size);
  if (needed === undefined) return <Badge>Too large</Badge>;
  if (needed === 'free' || planId !== 'free') return null;
  return <Badge tone="accent">{plans[needed].title}</Badge>;
}
