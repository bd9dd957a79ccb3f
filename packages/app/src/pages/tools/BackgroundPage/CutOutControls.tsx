import { type DownloadFile, downloads } from '@verapix/engines';
import { type CutOutMethod, cutOutMethods } from '@verapix/engines/background';
import { instantCutOut } from '@verapix/facts';
import { RadioGroup, Stack } from '@verapix/ui';
import { describeDownload } from '../shared/describe-download';
import { useFilesKept } from '../shared/use-files-kept';
import type { BackgroundSend, BackgroundSnapshot } from './background-machine';
import type { CutOutOptions } from './background-options';

interface CutOutControlsProps {
  snapshot: BackgroundSnapshot;
  send: BackgroundSend;
}

const subjects = ['anything', 'people'] as const satisfies readonly CutOutOptions['subject'][];
const filesFor: Record<CutOutOptions['subject'], readonly DownloadFile[]> = {
  anything: downloads.backgroundOfAnything,
  people: downloads.backgroundOfPeople,
};
const allFiles = subjects.flatMap((subject) => filesFor[subject]);

const subjectLabels: Record<CutOutOptions['subject'], string> = { anything: 'Anything', people: 'People' };
const subjectHints: Record<CutOutOptions['subject'], string> = {
  anything: 'Things, animals and people that stand out clearly.',
  people: 'People only, with more of their hair.',
};

/** How the background is found, what each way is for, and what it has to fetch. */
export function CutOutControls({ snapshot, send }: CutOutControlsProps) {
  const { options, run, result } = snapshot.context;
  const kept = useFilesKept(allFiles, `${run} ${result !== undefined}`);
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
  const fetching = describeDownload(filesFor[subject], kept);
  return `Finds the subject of any photograph, at full size. Takes a few seconds. ${fetching}`;
}
