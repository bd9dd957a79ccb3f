import type { VideoRejection } from '../types';

const notAVideo = 'Please select a valid video file.';
const formats = 'MP4, WEBM or MOV';

/** Why a video was refused, in words: one function for each reason. */
export const videoRejections = {
  none: (): VideoRejection => ({
    code: 'none',
    message: 'No video was chosen.',
    fix: `Choose an ${formats} video.`,
  }),

  several: (count: number): VideoRejection => ({
    code: 'several',
    message: `You chose ${count} files. This tool takes one video at a time.`,
    fix: 'Choose the one to begin with.',
  }),

  empty: (): VideoRejection => ({
    code: 'empty',
    title: 'The file is empty',
    message: notAVideo,
    fix: 'There is nothing in this file. Save or download the video again.',
  }),

  unreadable: (): VideoRejection => ({
    code: 'unreadable',
    title: 'The file could not be read',
    message: 'The browser was not given the content of this file.',
    fix: 'It may have been moved, or be a folder or a file that is still downloading. Choose it again.',
  }),

  notAVideo: (): VideoRejection => ({
    code: 'not-a-video',
    message: notAVideo,
    fix: `The content of this file is not a video, whatever its name says. Choose an ${formats} video.`,
  }),

  unsupportedFormat: (label: string): VideoRejection => ({
    code: 'unsupported-format',
    title: `${label} is not supported`,
    message: notAVideo,
    fix: `Open this ${label} file in another program and save it as MP4.`,
  }),

  noPictures: (): VideoRejection => ({
    code: 'no-pictures',
    title: 'There are no pictures in it',
    message: notAVideo,
    fix: 'This file holds sound alone. Choose one with pictures.',
  }),

  damaged: (): VideoRejection => ({
    code: 'damaged',
    title: 'The video is damaged',
    message: 'This file is cut off or damaged, so it can’t be read to its end.',
    fix: 'Download or copy the original again, or open it in another program and save it anew.',
  }),
};
