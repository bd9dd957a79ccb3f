import { fileNames } from '@verapix/domain';
import { downloads } from '@verapix/engines';
import type { WatermarkOutput } from '@verapix/engines/watermark';
import { isStale, type ToastedProblem } from '@verapix/machines';
import * as messages from '@verapix/messages/tool-watermark';
import { Button, Heading, Icon, isMarked, RadioGroup, Stack, ToolPanel } from '@verapix/ui';
import { Eraser, Highlighter } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useHost } from '../../host';
import { ResultActions } from '../../workspace/ResultActions';
import { useObjectUrl } from '../../lib/object-url';
import type { ToolRunProps } from '../../workspace/define-tool';
import { DownloadLink } from '../../workspace/DownloadLink';
import { describeDownload, useCachedFiles } from '../../workspace/DownloadNote';
import { passOn } from '../../workspace/pass-on';
import { SaveAsRecipe } from '../../recipes/SaveAsRecipe';
import { RunActions, StartRun } from '../../workspace/run-controls';
import { SaveAs, SaveButton } from '../../workspace/save-as/SaveAs';
import { nameFor } from '../../workspace/save-as/save-options';
import { useSaveAs } from '../../workspace/save-as/use-save-as';
import { workspaceHeadingId } from '../../workspace/ToolSection';
import { AreaFiles } from './AreaFiles';
import { FrameChooser, PreviewFrame, useFrames, VideoProperties } from './frames';
import { SuggestArea } from './SuggestArea';
import { KeepPart, VideoAreas } from './VideoAreas';
import { firstUnmarked, isWithin, wholeVideo, withChange, withNewArea } from './video-areas';
import { WatermarkStage } from './WatermarkStage';
import {
  type LastMarks,
  type Marking,
  videoOf,
  type WatermarkOptions,
  type WatermarkSource,
  type WatermarkWorkspaceProps,
} from './watermark-options';

export { prepareSaveAs as prepare } from '../../workspace/save-as/use-save-as';

/** Why a run may not start: the browser cannot work on this video, or nothing is marked. */
export function validate(
  source: WatermarkSource,
  { mask, areas }: WatermarkOptions,
): ToastedProblem | undefined {
  const support = videoOf(source)?.support;
  if (support && !support.ok)
    return { code: 'unsupported-browser', message: support.message, fix: support.fix };
  const unmarked = firstUnmarked(areas);
  if (videoOf(source) ? unmarked === undefined : mask) return undefined;
  return {
    code: 'nothing-marked',
    ...(areas.length > 1
      ? {
          message: messages.unmarkedArea({ unmarked: unmarked ?? 1 }),
          fix: messages.unmarkedAreaFix,
        }
      : {
          message: messages.markFirst,
          fix: messages.markFirstFix,
        }),
    // The same tone as the note beside the picture.
    toast: { variant: 'default', type: 'info' },
  };
}

/** The marks of the last file do not apply to this one, until the user says so. */
export const onSource = ({ source, send }: WatermarkWorkspaceProps) => {
  const video = videoOf(source);
  const areas = video ? withNewArea([], video, 0) : [];
  send({ type: 'options.changed', options: { mask: undefined, areas, keep: wholeVideo } });
};

export const onResult = (_: WatermarkOutput, { snapshot, env }: WatermarkWorkspaceProps) =>
  env.setLastMarks(snapshot.context.lastRunOptions);

/** Whether marks of the last file can be used for this one: they are of its size, and start before its end. */
function fitting(last: LastMarks | undefined, source: WatermarkSource): LastMarks | undefined {
  const video = videoOf(source);
  const masks = video
    ? (last?.areas ?? []).map(({ mask }) => mask)
    : [last?.mask].filter((mask) => mask !== undefined);
  const fits =
    masks.length > 0 &&
    masks.every(({ width, height }) => width === source.width && height === source.height) &&
    (!video || last?.areas.every(({ start }) => start < video.durationMs / 1000));
  return fits ? last : undefined;
}

/** The picture to mark on one side, the settings on the other. */
export function Workspace({ snapshot, source, send, env }: WatermarkWorkspaceProps) {
  const { result, options } = snapshot.context;
  const { areas, keep } = options;
  const video = videoOf(source);
  const { notify } = useHost();
  const frames = useFrames(video, env.requests);
  const [selectedId, setSelectedId] = useState<number>();
  const selected = Math.max(
    0,
    areas.findIndex(({ id }) => id === selectedId),
  );
  const area = areas[selected];
  const change = (changed: Partial<WatermarkOptions>) => {
    frames.preview.reset();
    send({ type: 'options.changed', options: changed });
  };
  const disabled = snapshot.matches('processing');
  const marking: Marking = {
    source,
    area,
    task: areas.length > 1 ? messages.markAreaNumber({ number: selected + 1 }) : messages.markWatermark,
    note: area && !isWithin(area, frames.at) ? messages.areaNotNow({ number: selected + 1 }) : undefined,
    mask: area ? [area.mask].find(isMarked) : options.mask,
    onMark: (mask) =>
      change(
        area ? { areas: withChange(areas, area.id, { mask }) } : { mask: isMarked(mask) ? mask : undefined },
      ),
    disabled,
  };
  const last = fitting(env.lastMarks, source);
  const isReused = video ? last?.areas === areas : last?.mask === options.mask;
  const onReuse =
    last && !isReused ? () => change(video ? { areas: last.areas } : { mask: last.mask }) : undefined;
  const fresh = result !== undefined && !isStale(snapshot);
  // In a video that this browser cannot open there is nothing to mark.
  const canMark = !result && (!video || video.support.ok);
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
    onSaved: (caveat) => send({ type: 'result.saved', caveat }),
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
        {messages.downloadResult}
      </DownloadLink>
    ) : (
      result && (
        <SaveButton saveAs={saveAs} primary={fresh}>
          {messages.downloadResult}
        </SaveButton>
      )
    );
  const passed = passOn(snapshot, send, 'watermark-remover', source);
  return (
    <Stack gap="m">
      <Heading level={2} id={workspaceHeadingId}>
        {messages.heading({ kind: video ? 'video' : 'picture' })}
      </Heading>
      <ToolPanel.Root>
        <ToolPanel.Stage level={3} label={video ? messages.video : messages.picture}>
          <WatermarkStage {...{ snapshot, frames, marking }} />
        </ToolPanel.Stage>
        <ToolPanel.Controls level={3} label={messages.settings}>
          {canMark && video && (
            <>
              <FrameChooser {...{ video, frames, disabled }} />
              <VideoAreas
                {...{ video, areas, selected, disabled }}
                at={frames.at}
                onSeek={frames.goTo}
                onChange={(changed) => change({ areas: changed })}
                onSelect={setSelectedId}
              />
            </>
          )}
          {canMark && <SuggestArea {...{ marking, env, onReuse }} />}
          {canMark && <AreaFiles {...{ source, options, change, disabled }} />}
          {canMark && video && (
            <>
              <PreviewFrame {...{ frames, areas, disabled }} />
              <KeepPart
                {...{ video, keep, disabled }}
                at={frames.at}
                onChange={(part) => change({ keep: part })}
              />
            </>
          )}
          {!result && video && <VideoProperties video={video} />}
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
                {messages.remove}
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
              {messages.changeMarks}
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
      label={messages.method}
      disabled={snapshot.matches('processing')}
      value={options.method}
      options={[
        {
          value: 'best',
          label: messages.best,
          description: messages.bestHint({ download: describeDownload(downloads.watermark, cached) }),
        },
        {
          value: 'quick',
          label: messages.quick,
          description: messages.quickHint,
        },
      ]}
      onValueChange={(method) => send({ type: 'options.changed', options: { method } })}
    />
  );
}
