import { fileNames } from '@verapix/domain';
import { createComposer, type CutOutOutput, readMatte } from '@verapix/engines/background';
import * as messages from '@verapix/messages/tool-background';
import { Button, Icon, Stack, Text } from '@verapix/ui';
import { Download, Upload } from 'lucide-react';
import { saveFile } from '../../lib/object-url';
import { FileButton } from '../../workspace/FileButton';
import { RunFailure } from '../../workspace/run-controls';
import { useEngineRequest } from '../../workspace/use-engine-request';
import type { CompositionHistory } from './use-composition';

interface MaskFilesProps {
  history: CompositionHistory;
  result: CutOutOutput;
  /** The picture as it was chosen. */
  original: Blob;
}

/** Saves what is kept as a mask, for another program, and takes a mask back. Loading one can be undone. */
export function MaskFiles({ history: { settings, change, endStep }, result, original }: MaskFilesProps) {
  const saving = useEngineRequest<Blob>();
  const loading = useEngineRequest<unknown>();
  const save = () =>
    saving.start(async (signal) => {
      const composer = createComposer({ original, cutOut: result.cutOut });
      signal.addEventListener('abort', composer.close);
      const outcome = await composer.writeMask(settings);
      composer.close();
      if (outcome.ok && !signal.aborted) saveFile(outcome.value, fileNames.cutOutMask);
      return outcome;
    });
  const load = (file: File) =>
    loading.start(async (signal) => {
      const outcome = await readMatte(file, result);
      if (outcome.ok && !signal.aborted) {
        change({ matte: outcome.value, edits: undefined }, 'mask');
        endStep();
      }
      return outcome;
    });
  return (
    <Stack gap="s">
      <Text size="s" tone="textMuted">
        {messages.maskText}
      </Text>
      <Button
        wide
        icon={<Icon of={Download} />}
        pending={saving.pending}
        pendingLabel={messages.writingMask}
        onClick={save}
      >
        {messages.downloadMask}
      </Button>
      <FileButton
        wide
        icon={<Icon of={Upload} />}
        fileLabel={messages.mask}
        accept="image/png,image/webp"
        onFile={load}
        pending={loading.pending}
        pendingLabel={messages.readingMask}
      >
        {messages.loadMask}
      </FileButton>
      <RunFailure failure={saving.failure ?? loading.failure} />
    </Stack>
  );
}
