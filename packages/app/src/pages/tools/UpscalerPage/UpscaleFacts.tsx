import type { PictureSource } from '@verapix/engines';
import type { UpscaleOutput } from '@verapix/engines/upscale';
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
  const from = formatSize(source);
  return (
    <Facts
      facts={
        result
          ? [
              { label: 'Size', from, value: formatSize(result) },
              { label: 'File', from: formatBytes(source.bytes), value: formatBytes(result.blob.size) },
            ]
          : [
              { label: 'Size', from, value: formatSize(outputSize(source, options.factor)) },
              { label: 'File', value: formatBytes(source.bytes) },
            ]
      }
    />
  );
}
