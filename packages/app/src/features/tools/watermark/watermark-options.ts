import {
  pictureAccept,
  pictureFormatsInWords,
  uploadMaxBytes,
  videoAccept,
  videoFormatsInWords,
  videoUploadMaxBytes,
} from '@verapix/domain';
import type { AcceptedKind, PictureSource } from '@verapix/engines';
import type { VideoSource, VideoSupport, WatermarkMethod, WatermarkOutput } from '@verapix/engines/watermark';
import type { Blocker } from '@verapix/machines';
import type { PictureMask } from '@verapix/ui';
import type { useEntitlement } from '../../../app/access/entitlement';
import type { WorkspaceProps } from '../define-tool';
import type { WatermarkRequests } from './requests';

/** What the tool works on: the page has a tab for each kind. */
export const watermarkKinds = ['image', 'video'] as const;
export type WatermarkKind = (typeof watermarkKinds)[number];

export type WatermarkSource = PictureSource | VideoSource;

export interface WatermarkOptions {
  /** How a picture is filled in; a video has no choice. */
  method: WatermarkMethod;
  /** What is removed; undefined until something is marked. */
  mask: PictureMask | undefined;
}

/** What the watermark remover reads from the rest of the app, and the state that its parts share. */
export interface WatermarkEnv {
  /** The open tab. */
  kind: WatermarkKind;
  setKind: (kind: WatermarkKind) => void;
  /** Whether this browser can work on videos; undefined until that is known. */
  support: VideoSupport | undefined;
  /** Whether the user may have an area suggested. */
  access: ReturnType<typeof useEntitlement>;
  requests: WatermarkRequests;
  /** The mask of the latest run: the next picture of that size may need the same. */
  lastMask: PictureMask | undefined;
  setLastMask: (mask: PictureMask | undefined) => void;
}

export type WatermarkWorkspaceProps = WorkspaceProps<
  WatermarkSource,
  WatermarkOptions,
  WatermarkOutput,
  WatermarkEnv
>;

/** The source if it is a video; undefined for a picture. */
export const videoOf = (source: WatermarkSource): VideoSource | undefined =>
  'durationMs' in source ? source : undefined;

/** Why a run may not start: the browser cannot work on this video, or nothing is marked. */
export function validateWatermark(source: WatermarkSource, { mask }: WatermarkOptions): Blocker | undefined {
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

interface KindTexts {
  tab: string;
  /** On the upload area. */
  label: string;
  hint: string;
  /** What the user is told to choose after dropping something else. */
  takes: AcceptedKind;
  accept: string;
  /** The toast when a run is started without a file. */
  missing: string;
}

/** `Max 10MB`: shown, but not enforced. */
const maxSizeText = (bytes: number) => `Max ${bytes / 1024 / 1024}MB`;

export const kindTexts: Record<WatermarkKind, KindTexts> = {
  image: {
    tab: 'Image',
    label: 'Drop a picture here',
    hint: `${pictureFormatsInWords}. ${maxSizeText(uploadMaxBytes)}`,
    takes: 'picture',
    accept: pictureAccept,
    missing: 'Please select a image file first.',
  },
  video: {
    tab: 'Video',
    label: 'Drop a video here',
    hint: `${videoFormatsInWords}. ${maxSizeText(videoUploadMaxBytes)}`,
    takes: 'video',
    accept: videoAccept,
    missing: 'Please select a video file first.',
  },
};
