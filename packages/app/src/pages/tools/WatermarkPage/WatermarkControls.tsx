import { downloads } from '@verapix/engines';
import { type WatermarkMethod, watermarkMethods } from '@verapix/engines/watermark';
import { RadioGroup } from '@verapix/ui';
import { describeDownload } from '../shared/describe-download';
import { useFilesKept } from '../shared/use-files-kept';
import type { WatermarkSend, WatermarkSnapshot } from './watermark-machine';

interface WatermarkControlsProps {
  snapshot: WatermarkSnapshot;
  send: WatermarkSend;
}

const labels: Record<WatermarkMethod, string> = { quick: 'Quick', best: 'Best' };

/** How a picture is filled in, what each way is for, and what it has to fetch. */
export function WatermarkControls({ snapshot, send }: WatermarkControlsProps) {
  const { options, run, result } = snapshot.context;
  const kept = useFilesKept(downloads.watermark, `${run} ${result !== undefined}`);
  const descriptions: Record<WatermarkMethod, string> = {
    quick:
      'Continues what is around the mark. For plain areas and small marks. Takes moments and downloads nothing.',
    best: `Paints what may be behind the mark: it is invented, but mostly fits. Takes a few seconds for each mark. ${describeDownload(downloads.watermark, kept)}`,
  };
  return (
    <RadioGroup
      label="Method"
      disabled={snapshot.matches('processing')}
      value={options.method}
      options={[...watermarkMethods].reverse().map((value) => ({
        value,
        label: labels[value],
        description: descriptions[value],
      }))}
      onValueChange={(method) => send({ type: 'options.changed', options: { method } })}
    />
  );
}
