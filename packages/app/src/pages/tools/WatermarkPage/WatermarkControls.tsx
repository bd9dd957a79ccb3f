import { weights } from '@verapix/engines';
import { type WatermarkMethod, watermarkMethods } from '@verapix/engines/watermark';
import { RadioGroup } from '@verapix/ui';
import { formatBytes } from '../../../content/format';
import { useWeightsKept } from '../shared/use-weights-kept';
import type { WatermarkSend, WatermarkSnapshot } from './watermark-machine';

interface WatermarkControlsProps {
  snapshot: WatermarkSnapshot;
  send: WatermarkSend;
}

const model = weights.migan;
const entries = [model];
const labels: Record<WatermarkMethod, string> = { quick: 'Quick', best: 'Best' };

/** How a picture is filled in, what each way is for, and what it has to fetch. */
export function WatermarkControls({ snapshot, send }: WatermarkControlsProps) {
  const { options, run, result } = snapshot.context;
  const kept = useWeightsKept(entries, `${run} ${result !== undefined}`).has(model.name);
  const descriptions: Record<WatermarkMethod, string> = {
    quick:
      'Continues what is around the mark. For plain areas and small marks. Takes moments and downloads nothing.',
    best: `Paints what may be behind the mark: it is invented, but mostly fits. Takes a few seconds for each mark. ${
      kept ? 'Its model is already on this device.' : `Downloads its model once: ${formatBytes(model.bytes)}.`
    }`,
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
