import type { PictureSource } from '@verapix/engines';
import type { CutOutOutput } from '@verapix/engines/background';
import { networkThreads } from '@verapix/engines/threads';
import * as words from '@verapix/messages/lib-steps';
import * as messages from '@verapix/messages/tool-background';
import { RadioGroup, Stack } from '@verapix/ui';
import type { BatchSettingsProps, BatchTool } from '../../batch/batch-tool';
import type { CutOutOptions } from './Workspace';

export const batch: BatchTool<PictureSource, CutOutOptions, CutOutOutput> = {
  word: 'cut-out',
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
          { value: 'best', label: words.backgroundBest, description: messages.bestShort },
          { value: 'instant', label: words.backgroundInstant, description: messages.instantShort },
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
            { value: 'people', label: words.people },
          ]}
          onValueChange={(value) => onChange({ subject: value })}
        />
      )}
    </Stack>
  );
}
