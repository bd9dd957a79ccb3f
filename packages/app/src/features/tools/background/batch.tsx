import { networkThreads } from '@verapix/engines/threads';
import type { PictureSource } from '@verapix/engines';
import type { CutOutOutput } from '@verapix/engines/background';
import { RadioGroup, Stack } from '@verapix/ui';
import type { BatchSettingsProps, BatchTool } from '../batch/batch-tool';
import type { CutOutOptions } from './Workspace';

export const batch: BatchTool<PictureSource, CutOutOptions, CutOutOutput> = {
  word: 'cut-out',
  verb: 'Cut out',
  options: { method: 'best', subject: 'anything' },
  fileOf: ({ cutOut, width, height, note }) => ({ blob: cutOut, width, height, note: note?.message }),
  needs: ({ method }) =>
    method === 'instant' ? { threads: 1, megabytes: 128 } : { threads: networkThreads(), megabytes: 768 },
  Settings,
};

function Settings({ options: { method, subject }, onChange }: BatchSettingsProps<CutOutOptions>) {
  return (
    <Stack gap="m">
      <RadioGroup
        label="Method"
        value={method}
        options={[
          { value: 'best', label: 'Best', description: 'Finds the subject on any background.' },
          { value: 'instant', label: 'Instant', description: 'Removes what is near white.' },
        ]}
        onValueChange={(value) => onChange({ method: value })}
      />
      {method === 'best' && (
        <RadioGroup
          variant="segmented"
          label="Subject"
          value={subject}
          options={[
            { value: 'anything', label: 'Anything' },
            { value: 'people', label: 'People' },
          ]}
          onValueChange={(value) => onChange({ subject: value })}
        />
      )}
    </Stack>
  );
}
