import type { PictureSource, UpscaleOutput } from '@verapix/engines';
import { Facts } from '@verapix/ui';
import { formatBytes } from '../../../content/format';
import { formatSize, outputSize, type UpscaleOptions } from './upscale-options';

interface UpscaleFactsProps {
  source: PictureSource;
  options: UpscaleOptions;
  result: UpscaleOutput | undefined;
}

/** Sizes before and after, in pixels and bytes: the result's once there is one. */
export function UpscaleFacts({ source, options, result }: UpscaleFactsProps) {
  const after = result ?? outputSize(source, options.factor);
  return (
    <Facts
      items={[
        { label: 'Size', value: `${formatSize(source)} → ${formatSize(after)}` },
        {
          label: 'File',
          value: result
            ? `${formatBytes(source.bytes)} → ${formatBytes(result.blob.size)}`
            : formatBytes(source.bytes),
        },
      ]}
    />
  );
}
