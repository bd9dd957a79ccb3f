import type { WatermarkOutput } from '@verapix/engines/watermark';
import type { ToastedProblem } from '@verapix/machines';
import * as messages from '@verapix/messages/tool-watermark';
import { firstUnmarked, wholeVideo, withNewArea } from './video-areas';
import {
  type LastMarks,
  videoOf,
  type WatermarkOptions,
  type WatermarkSource,
  type WatermarkWorkspaceProps,
} from './watermark-options';

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
export function fitting(last: LastMarks | undefined, source: WatermarkSource): LastMarks | undefined {
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
