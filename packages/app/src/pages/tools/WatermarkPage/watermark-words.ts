import type { IntakeTakes } from '@verapix/engines';
import {
  pictureAccept,
  pictureFormatsInWords,
  uploadMaxBytes,
  videoAccept,
  videoFormatsInWords,
  videoUploadMaxBytes,
} from '@verapix/facts';
import type { WatermarkKind } from './watermark-options';

interface KindWords {
  /** The tab. */
  tab: string;
  /** On the upload area. */
  drop: string;
  hint: string;
  /** What is spoken of where something else was dropped. */
  takes: IntakeTakes;
  accept: string;
  /** What is said when there is no file to work on. */
  missing: string;
}

/** `Max 10MB`: shown, not enforced. */
const most = (bytes: number) => `Max ${bytes / 1024 / 1024}MB`;

export const kindWords: Record<WatermarkKind, KindWords> = {
  image: {
    tab: 'Image',
    drop: 'Drop a picture here',
    hint: `${pictureFormatsInWords}. ${most(uploadMaxBytes)}`,
    takes: 'picture',
    accept: pictureAccept,
    missing: 'Please select a image file first.',
  },
  video: {
    tab: 'Video',
    drop: 'Drop a video here',
    hint: `${videoFormatsInWords}. ${most(videoUploadMaxBytes)}`,
    takes: 'video',
    accept: videoAccept,
    missing: 'Please select a video file first.',
  },
};
