import { batchWords } from '@verapix/domain';
import { networkThreads } from '@verapix/engines/threads';
import type { PictureSource } from '@verapix/engines';
import type { CutOutOutput } from '@verapix/engines/background';
import * as messages from '@verapix/messages/tool-background';
import { RadioGroup, Stack } from '@verapix/ui';
import type { BatchSettingsProps, BatchTool } from '../../batch/batch-tool';
import type { CutOutOptions } from './Workspace';

export const batch: BatchTool<PictureSource, CutOutOptions, CutOutOutput> = {
  word: batchWords['background-remover'],
  verb: messages.verb,
  options: { method: 'best', subject: 'anything' },
  fileOf: ({ cutOut, width, height, note }) => ({
    blob: cutOut,
    width,
    height,
    note: note?.message,
    isPartial: note !== undefined,
  }),
  needs: ({ method }) =>
    method === 'instant' ? { threads: 1, megabytes: 128 } : { threads: networkThreads(), megabytes: 768 },
  Settings,
};

function Settings({ options: { method, subject }, onChange }: BatchSettingsProps<CutOutOptions>) {
  return (
    <Stack gap="m">
      <RadioGroup
        label={messages.method}
        value={method}
        options={[
          { value: 'best', label: messages.best, description: messages.bestShort },
          { value: 'instant', label: messages.instant, description: messages.instantShort },
        ]}
        onValueChange={(value) => onChange({ method: value })}
      />
      {method === 'best' && (
        <RadioGroup
          variant="segmented"
          label={messages.subject}
          value={subject}
          options={[
            { value: 'anything', label: messages.anything },
            { value: 'people', label: messages.people },
          ]}
          onValueChange={(value) => onChange({ subject: value })}
        />
      )}
    </Stack>
  );
}
