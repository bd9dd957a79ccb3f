import { downloads, type PictureSource } from '@verapix/engines';
import { fileNames } from '@verapix/facts';
import { isStale, selectBlocker } from '@verapix/machines';
import { Heading, Stack, Text, ToolPanel } from '@verapix/ui';
import { Sparkles } from 'lucide-react';
import { formatDuration } from '../../../content/format';
import { useObjectUrl } from '../../../wiring/use-object-url';
import { DownloadLink } from '../../tools/shared/DownloadLink';
import { DownloadNote } from '../../tools/shared/DownloadNote';
import { RunActions } from '../../tools/shared/RunActions';
import { StartRun } from '../../tools/shared/StartRun';
import { BlockedRun } from '../../tools/UpscalerPage/BlockedRun';
import { UpscaleFacts } from '../../tools/UpscalerPage/UpscaleFacts';
import { UpscaleStage } from '../../tools/UpscalerPage/UpscaleStage';
import { expectedMs } from '../../tools/UpscalerPage/upscale-options';
import type { UpscalerSend, UpscalerSnapshot } from '../../tools/UpscalerPage/upscaler-machine';

interface DemoWorkspaceProps {
  snapshot: UpscalerSnapshot;
  source: PictureSource;
  send: UpscalerSend;
  pace: number | undefined;
}

/** The picture, what is made of it, and the one thing to do next. */
export function DemoWorkspace({ snapshot, source, send, pace }: DemoWorkspaceProps) {
  const { result, options } = snapshot.context;
  const blocker = selectBlocker(snapshot);
  const sourceUrl = useObjectUrl(source.file);
  const resultUrl = useObjectUrl(result?.blob);
  const isEnhanced = result !== undefined && !isStale(snapshot);
  return (
    <Stack gap="m">
      <Heading level={3} size="card" id="demo-heading">
        {isEnhanced ? 'Compare' : 'Your picture'}
      </Heading>
      <ToolPanel.Root>
        <ToolPanel.Stage level={4} label="Picture">
          <UpscaleStage {...{ snapshot, source, sourceUrl, resultUrl }} />
        </ToolPanel.Stage>
        <ToolPanel.Controls level={4} label={isEnhanced ? 'The result' : 'What it takes'}>
          {blocker && <BlockedRun blocker={blocker} />}
          {!result && !blocker && (
            <Stack gap="xs">
              <Text size="s" tone="textMuted">
                Takes {formatDuration(expectedMs(source, options, pace))} on this device.
              </Text>
              {options.method === 'sharp' && (
                <DownloadNote files={downloads.upscale} moment={snapshot.value} />
              )}
            </Stack>
          )}
          <UpscaleFacts {...{ source, options, result }} />
        </ToolPanel.Controls>
        <RunActions
          {...{ snapshot, send }}
          startOverLabel="Clear"
          main={
            isEnhanced ? (
              <DownloadLink
                url={resultUrl}
                fileName={fileNames.demo}
                onTaken={() => send({ type: 'result.taken' })}
              >
                Download
              </DownloadLink>
            ) : (
              <StartRun {...{ snapshot, send }} icon={Sparkles} disabled={blocker !== undefined}>
                Enhance Image
              </StartRun>
            )
          }
        />
      </ToolPanel.Root>
    </Stack>
  );
}
