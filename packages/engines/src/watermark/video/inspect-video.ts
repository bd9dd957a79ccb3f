import type { VideoInspection, VideoLimits, VideoRejection } from '../types';
import type { VideoDetails, VideoReading } from './read-video';
import { videoRejections } from './rejections';
import { sniffVideo, videoSniffBytes } from './sniff';

function refuse(rejection: VideoRejection): VideoInspection {
  return { ok: false, rejection };
}

const megabyte = 1024 * 1024;
/** Frames that are a minute's work, near enough, on an ordinary laptop. */
const manyFrames = 3000;

/** What to know before the run, in one sentence: the heavier reason alone. */
function warningFor(file: File, { durationMs, frameRate }: VideoDetails, { hintBytes }: VideoLimits) {
  const frames = Math.round((durationMs / 1000) * frameRate);
  if (file.size > hintBytes)
    return `This video has ${Math.round(file.size / megabyte)}MB, more than the ${Math.round(hintBytes / megabyte)}MB this tool is made for: it may take long, or run out of memory.`;
  if (frames > manyFrames)
    return `This video has about ${frames} frames, and each is filled in by itself: it will take some minutes.`;
  return undefined;
}

export interface InspectVideoTools {
  /** Reads what is inside, off the page's thread; resolves with `damaged` when it takes too long. */
  readVideo: (file: File) => Promise<VideoReading>;
}

async function inspectFile(file: File, limits: VideoLimits, tools: InspectVideoTools) {
  const sniff = sniffVideo(new Uint8Array(await file.slice(0, videoSniffBytes).arrayBuffer()));
  if (sniff.kind === 'other') return refuse(videoRejections.notAVideo());
  if (sniff.kind === 'unsupported') return refuse(videoRejections.unsupportedFormat(sniff.label));
  const reading = await tools.readVideo(file);
  if (reading.kind === 'damaged') return refuse(videoRejections.damaged());
  if (reading.kind === 'no-pictures') return refuse(videoRejections.noPictures());
  const { details } = reading;
  const warning = warningFor(file, details, limits);
  const video = { file, name: file.name, mime: sniff.mime, bytes: file.size, ...details };
  return { ok: true, video: warning ? { ...video, warning } : video } as const;
}

/** Checks how many files there are and what their content really is, before anything is decoded. */
export async function inspectVideoWith(
  tools: InspectVideoTools,
  files: readonly File[],
  limits: VideoLimits,
): Promise<VideoInspection> {
  const [file] = files;
  if (!file) return refuse(videoRejections.none());
  if (files.length > 1) return refuse(videoRejections.several(files.length));
  if (file.size === 0) return refuse(videoRejections.empty());
  try {
    return await inspectFile(file, limits, tools);
  } catch {
    // Only reading the bytes can fail.
    return refuse(videoRejections.unreadable());
  }
}
