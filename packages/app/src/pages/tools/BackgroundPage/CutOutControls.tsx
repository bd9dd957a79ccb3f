import type { Weights } from '@verapix/engines';
import { type CutOutMethod, cutOutMethods, weightsFor } from '@verapix/engines/background';
import { instantCutOut } from '@verapix/facts';
import { RadioGroup, Stack } from '@verapix/ui';
import { formatBytes } from '../../../content/format';
import { useWeightsKept } from '../shared/use-weights-kept';
import type { BackgroundSend, BackgroundSnapshot } from './background-machine';
import type { CutOutOptions } from './background-options';

interface CutOutControlsProps {
  snapshot: BackgroundSnapshot;
  send: BackgroundSend;
}

const subjects = ['anything', 'people'] as const satisfies readonly CutOutOptions['subject'][];
const allWeights = subjects.flatMap((subject) => weightsFor({ method: 'best', subject }));

const subjectLabels: Record<CutOutOptions['subject'], string> = { anything: 'Anything', people: 'People' };
const subjectHints: Record<CutOutOptions['subject'], string> = {
  anything: 'Things, animals and people that stand out clearly.',
  people: 'People only, with more of their hair.',
};

/** How the background is found, what each way is for, and what it has to fetch. */
export function CutOutControls({ snapshot, send }: CutOutControlsProps) {
  const { options, run, result } = snapshot.context;
  const kept = useWeightsKept(allWeights, `${run} ${result !== undefined}`);
  const disabled = snapshot.matches('processing');
  const change = (changes: Partial<CutOutOptions>) => send({ type: 'options.changed', options: changes });
  return (
    <Stack gap="l">
      <RadioGroup
        label="Method"
        disabled={disabled}
        value={options.method}
        options={[...cutOutMethods].reverse().map((method) => ({
          value: method,
          label: methodLabels[method],
          description: methodDescription(method, options, kept),
        }))}
        onValueChange={(method) => change({ method })}
      />
      {options.method === 'best' && (
        <RadioGroup
          look="segmented"
          label="What is in the picture"
          hint={subjectHints[options.subject]}
          disabled={disabled}
          value={options.subject}
          options={subjects.map((value) => ({ value, label: subjectLabels[value] }))}
          onValueChange={(subject) => change({ subject })}
        />
      )}
    </Stack>
  );
}

const methodLabels: Record<CutOutMethod, string> = { instant: 'Instant', best: 'Best' };

function methodDescription(method: CutOutMethod, { subject }: CutOutOptions, kept: ReadonlySet<string>) {
  if (method === 'instant') {
    return `Clears near-white backgrounds, as behind product shots. Takes under a second and downloads nothing. At most ${instantCutOut.maxSidePx} px each way.`;
  }
  const fetching = describeDownload(weightsFor({ method, subject }), kept);
  return `Finds the subject of any photograph, at full size. Takes a few seconds. ${fetching}`;
}

function describeDownload(entries: readonly Weights[], kept: ReadonlySet<string>): string {
  const missing = entries.filter(({ name }) => !kept.has(name));
  if (missing.length === 0) return 'Its model is already on this device.';
  const bytes = missing.reduce((sum, entry) => sum + entry.bytes, 0);
  return `Downloads its model once: ${formatBytes(bytes)}.`;
}
