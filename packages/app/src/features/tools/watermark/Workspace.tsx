import { fileNames } from '@verapix/domain';
import { downloads } from '@verapix/engines';
import type { WatermarkOutput } from '@verapix/engines/watermark';
import { type Blocker, isStale } from '@verapix/machines';
import { Button, Heading, Icon, isMarked, RadioGroup, Stack, ToolPanel } from '@verapix/ui';
import { Eraser, Highlighter } from 'lucide-react';
import { useMemo } from 'react';
import { useToasts } from '../../../app/toasts';
import { ResultActions } from '../../../lib/library/ResultActions';
import { useObjectUrl } from '../../../lib/object-url';
import type { ToolRunProps } from '../define-tool';
import { DownloadLink } from '../parts/DownloadLink';
import { describeDownload, useCachedFiles } from '../parts/DownloadNote';
import { passOn } from '../parts/pass-on';
import { SaveAsRecipe } from '../recipes/SaveAsRecipe';
import { RunActions, StartRun } from '../parts/run-controls';
import { SaveAs, SaveButton } from '../parts/save-as/SaveAs';
import { nameFor } from '../parts/save-as/save-options';
import { useSaveAs } from '../parts/save-as/use-save-as';
import { workspaceHeadingId } from '../parts/ToolSection';
import { FrameChooser, useFrames } from './frames';
import { AreaFiles } from './AreaFiles';
import { SuggestArea } from './SuggestArea';
import { WatermarkStage } from './WatermarkStage';
import {
  type Marking,
  videoOf,
  type WatermarkOptions,
  type WatermarkSource,
  type WatermarkWorkspaceProps,
} from './watermark-options';

export { prepareSaveAs as prepare } from '../parts/save-as/use-save-as';

/** Why a run may not start: the browser cannot work on this video, or nothing is marked. */
export function validate(source: WatermarkSource, { mask }: WatermarkOptions): Blocker | undefined {
  const support = videoOf(source)?.support;
  if (support && !support.ok)
    return { code: 'unsupported-browser', message: support.message, fix: support.fix };
  if (mask) return undefined;
  return {
    code: 'nothing-marked',
    message: 'Mark the watermark first.',
    fix: 'Paint over it with the brush, or draw a box around it.',
    // The same tone as the note beside the picture.
    toast: { variant: 'default', type: 'info' },
  };
}

/** The marks of the last file do not apply to this one, until the user says so. */
export const onSource = ({ send }: WatermarkWorkspaceProps) =>
  send({ type: 'options.changed', options: { mask: undefined } });

export const onResult = (_: WatermarkOutput, { snapshot, env }: WatermarkWorkspaceProps) =>
  env.setLastMask(snapshot.context.lastRunOptions?.mask);

/** The picture to mark on one side, the settings on the other. */
export function Workspace({ snapshot, source, send, env }: WatermarkWorkspaceProps) {
  const { result, options } = snapshot.context;
  const video = videoOf(source);
  const { notify } = useToasts();
  const frames = useFrames(video, env.requests);
  const marking: Marking = {
    source,
    mask: options.mask,
    onMark: (mask) => {
      frames.preview.reset();
      send({ type: 'options.changed', options: { mask: isMarked(mask) ? mask : undefined } });
    },
    disabled: snapshot.matches('processing'),
  };
  const fresh = result !== undefined && !isStale(snapshot);
  const onSaved = () => send({ type: 'result.saved' });
  const picture = useMemo(
    () =>
      result?.kind === 'image'
        ? { ...result, read: async () => ({ ok: true as const, value: result.blob }) }
        : undefined,
    [result],
  );
  const saveAs = useSaveAs({
    picture,
    original: ('original' in source && source.original) || source.file,
    format: 'png',
    planId: env.planId,
    nameOf: (_, format) => nameFor(fileNames.watermarkRemovedImage, format),
    onSaved,
  });
  const videoUrl = useObjectUrl(result?.kind === 'video' ? result.blob : undefined);
  const download =
    result?.kind === 'video' ? (
      <DownloadLink
        url={videoUrl}
        fileName={fileNames.watermarkRemovedVideo}
        variant={fresh ? 'primary' : 'secondary'}
        onSaved={onSaved}
      >
        Download Result
      </DownloadLink>
    ) : (
      result && (
        <SaveButton saveAs={saveAs} primary={fresh}>
          Download Result
        </SaveButton>
      )
    );
  const passed = passOn(snapshot, send, 'watermark-remover', source);
  return (
    <Stack gap="m">
      <Heading level={2} id={workspaceHeadingId}>
        {`Remove the watermark from your ${video ? 'video' : 'picture'}`}
      </Heading>
      <ToolPanel.Root>
        <ToolPanel.Stage level={3} label={video ? 'Video' : 'Picture'}>
          <WatermarkStage {...{ snapshot, frames, marking }} />
        </ToolPanel.Stage>
        <ToolPanel.Controls level={3} label="Settings">
          {!result && <SuggestArea {...{ marking, env }} />}
          {!result && <AreaFiles marking={marking} />}
          {!result && video && <FrameChooser {...{ video, frames, marking }} />}
          {!video && <WatermarkControls {...{ snapshot, send }} />}
          <SaveAs saveAs={saveAs} />
        </ToolPanel.Controls>
        <RunActions
          {...{ snapshot, send }}
          main={
            fresh ? (
              download
            ) : (
              <StartRun {...{ snapshot, send }} icon={Eraser}>
                Remove Watermark
              </StartRun>
            )
          }
        >
          {!fresh && download}
          {result && (
            <>
              <ResultActions
                blob={result.blob}
                name={fileNames.watermarkRemovedImage}
                notify={notify}
                {...passed}
              />
              <SaveAsRecipe readSteps={passed.readSteps} />
            </>
          )}
          {result && (
            <Button wide icon={<Icon of={Highlighter} />} onClick={() => send({ type: 'result.dismissed' })}>
              Change the marks
            </Button>
          )}
        </RunActions>
      </ToolPanel.Root>
    </Stack>
  );
}

/** How a picture is filled in, what each method is for, and what it downloads. */
function WatermarkControls({
  snapshot,
  send,
}: ToolRunProps<WatermarkSource, WatermarkOptions, WatermarkOutput>) {
  const { options, run, result } = snapshot.context;
  const cached = useCachedFiles(downloads.watermark, `${run} ${result !== undefined}`);
  return (
    <RadioGroup
      label="Method"
      disabled={snapshot.matches('processing')}
      value={options.method}
      options={[
        {
          value: 'best',
          label: 'Best',
          description: `Paints what may be behind the mark: it is invented, but mostly fits. Takes a few seconds for each mark. ${describeDownload(downloads.watermark, cached)}`,
        },
        {
          value: 'quick',
          label: 'Quick',
          description:
            'Continues what is around the mark. For plain areas and small marks. Takes moments and downloads nothing.',
        },
      ]}
      onValueChange={(method) => send({ type: 'options.changed', options: { method } })}
    />
  );
}
