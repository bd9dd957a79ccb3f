import type { PictureSource } from '@verapix/engines';
import type { TextOutput } from '@verapix/engines/text';
import type { NoOptions } from '@verapix/machines';
import { Text } from '@verapix/ui';
import type { BatchTool } from '../batch/batch-tool';

export const batch: BatchTool<PictureSource, NoOptions, TextOutput> = {
  word: 'text',
  verb: 'Read',
  options: {},
  fileOf: ({ text }) => ({
    blob: new Blob([text], { type: 'text/plain;charset=utf-8' }),
    note: text === '' ? 'No text was found.' : undefined,
  }),
  concurrency: () => 1,
  Settings,
};

function Settings() {
  return (
    <Text size="s" tone="textMuted">
      Each picture becomes a text file.
    </Text>
  );
}
