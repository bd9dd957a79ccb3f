import type { PictureSource } from '@verapix/engines';
import type {
  TimeRange,
  VideoSource,
  VideoSupport,
  WatermarkMethod,
  WatermarkOutput,
} from '@verapix/engines/watermark';
import type { PictureMask } from '@verapix/ui';
import type { PlanAccess } from '../../host';
import type { WorkspaceProps } from '../../workspace/tool-props';
import type { WatermarkRequests } from './requests';
import type { VideoArea } from './video-areas';

/** What the tool works on: the page has a tab for each kind. */
export type WatermarkKind = 'image' | 'video';

export type WatermarkSource = PictureSource | VideoSource;

export interface WatermarkOptions {
  /** How a picture is filled in; a video has no choice. */
  method: WatermarkMethod;
  /** What is removed from a picture; undefined until something is marked, and for a video. */
  mask: PictureMask | undefined;
  /** What is removed from a video: at least one area; none for a picture. */
  areas: readonly VideoArea[];
  /** The part of a video that the result is cut to. */
  keep: TimeRange;
}

export type LastMarks = Pick<WatermarkOptions, 'mask' | 'areas'>;

/** What the watermark remover reads from the rest of the app, and the state that its parts share. */
export interface WatermarkEnv {
  /** The open tab. */
  kind: WatermarkKind;
  setKind: (kind: WatermarkKind) => void;
  /** Whether this browser can work on videos; undefined until that is known. */
  support: VideoSupport | undefined;
  /** Whether the user may have an area suggested. */
  access: PlanAccess;
  requests: WatermarkRequests;
  /** What the latest run removed: the next file of that size may need the same. */
  lastMarks: LastMarks | undefined;
  setLastMarks: (marks: LastMarks | undefined) => void;
}

export type WatermarkWorkspaceProps = WorkspaceProps<
  WatermarkSource,
  WatermarkOptions,
  WatermarkOutput,
  WatermarkEnv
>;

/** The marks of the picture, or of one area of the video, and how they change. */
export interface Marking {
  source: WatermarkSource;
  /** Of a video: which of its areas is marked. */
  area: VideoArea | undefined;
  /** The task, as the name of the marked picture. */
  task: string;
  /** What the user should know about the area, such as that it doesn't count on the shown frame. */
  note: string | undefined;
  /** Undefined while nothing is marked. */
  mask: PictureMask | undefined;
  onMark: (mask: PictureMask) => void;
  /** Nothing can be marked during a run. */
  disabled: boolean;
}

/** The source if it is a video; undefined for a picture. */
export const videoOf = (source: WatermarkSource): VideoSource | undefined =>
  'durationMs' in source ? source : undefined;
