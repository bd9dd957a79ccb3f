import { fileNames } from '@verapix/domain';
import { isStale, selectBlocker } from '@verapix/machines';
import * as common from '@verapix/messages/common';
import { formatDuration } from '@verapix/messages/formats/sizes';
import * as messages from '@verapix/messages/tool-upscale-workspace';
import { Heading, Stack, Text, ToolPanel } from '@verapix/ui';
import { Sparkles } from 'lucide-react';
import { useObjectUrl } from '../../lib/object-url';
import { DownloadLink } from '../../workspace/DownloadLink';
import { DownloadNote } from '../../workspace/DownloadNote';
import { RunActions, RunProgress, StartRun } from '../../workspace/run-controls';
import { workspaceHeadingId } from '../../workspace/ToolSection';
import { SizeBlocker, UpscaleNotes, UpscaleSizes, UpscaleStage } from './UpscaleStage';
import { methodsFor } from './methods';
import { expectedMs, type UpscaleWorkspaceProps } from './upscale-options';
import { useDetailRatios } from './use-detail-ratios';

/** The picture or its result, and the next action. */
export function Workspace({ snapshot, source, send, env }: UpscaleWorkspaceProps) {
  const { result, options } = snapshot.context;
  const blocker = selectBlocker(snapshot);
  const url = useObjectUrl(result?.blob);
  const ratios = useDetailRatios({ snapshot, source, env });
  const files = methodsFor(source).find(({ id }) => id === options.method)?.files ?? [];
  const isEnhanced = result !== undefined && !isStale(snapshot);
  return (
    <Stack gap="m">
      <Heading level={3} size="card" id={workspaceHeadingId}>
        {isEnhanced ? messages.compare : messages.yourPicture}
      </Heading>
      <ToolPanel.Root>
        <ToolPanel.Stage
          level={4}
          label={messages.picture}
          status={snapshot.matches('processing') && <RunProgress snapshot={snapshot} />}
        >
          <UpscaleStage {...{ snapshot, source, env }} sweep="inset" />
        </ToolPanel.Stage>
        <ToolPanel.Controls level={4} label={isEnhanced ? messages.theResult : messages.whatItTakes}>
          <UpscaleNotes snapshot={snapshot} />
          {blocker && <SizeBlocker blocker={blocker} />}
          {!result && !blocker && (
            <Stack gap="xs">
              <Text size="s" tone="textMuted">
                {messages.takesOnDevice({
                  duration: formatDuration(expectedMs(source, options, { ratios })),
                })}
              </Text>
              {files.length > 0 && <DownloadNote files={files} trigger={snapshot.value} />}
            </Stack>
          )}
          <UpscaleSizes {...{ snapshot, source }} />
        </ToolPanel.Controls>
        <RunActions
          {...{ snapshot, send }}
          startOverLabel={messages.clear}
          main={
            isEnhanced ? (
              <DownloadLink
                url={url}
                fileName={fileNames.demo}
                onSaved={() => send({ type: 'result.saved' })}
              >
                {common.download}
              </DownloadLink>
            ) : (
              <StartRun {...{ snapshot, send }} icon={Sparkles} disabled={blocker !== undefined}>
                {messages.enhance}
              </StartRun>
            )
          }
        />
      </ToolPanel.Root>
    </Stack>
  );
}
