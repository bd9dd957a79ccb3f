import type { VideoSupport } from '../types';

const advice =
  'Use the current Chrome or Edge on a computer, or remove the mark from single frames as pictures.';

const unsupported = (message: string): VideoSupport => ({ ok: false, message, fix: advice });

/** Ways to compress a video that an MP4 may hold and browsers may write, the most widely played first. */
export const writtenCodecs = ['avc', 'vp9', 'av1'] as const;
export type WrittenCodec = (typeof writtenCodecs)[number];

/** Each as a browser is asked for it: H.264 Main, VP9 and AV1, at a level for 1080p. */
const probes: Record<WrittenCodec, string> = {
  avc: 'avc1.4d0028',
  vp9: 'vp09.00.40.08',
  av1: 'av01.0.08M.08',
};

async function canWrite(codec: WrittenCodec): Promise<boolean> {
  const config = { codec: probes[codec], width: 1280, height: 720, bitrate: 4_000_000, framerate: 30 };
  try {
    return (await VideoEncoder.isConfigSupported(config)).supported === true;
  } catch {
    return false;
  }
}

/** What a browser says that can only write something else than H.264, if anything. */
export function noteOnCodec(codec: WrittenCodec): string | undefined {
  if (codec === 'avc') return undefined;
  const label = codec === 'vp9' ? 'VP9' : 'AV1';
  return `This browser can’t write H.264, so the result is an MP4 with ${label}, which some players can’t open.`;
}

const noVideoTools = unsupported('This browser can’t take videos apart frame by frame.');
export const noVideoWriter = unsupported('This browser can’t write videos.');
export const cannotOpen = (codec: string) =>
  unsupported(`This browser can’t open videos compressed with ${codec}.`);

/** Whether this browser can work on videos at all: to be said before anybody chooses one. */
export async function videoSupport(): Promise<VideoSupport> {
  if (
    !('VideoDecoder' in globalThis) ||
    !('VideoEncoder' in globalThis) ||
    !('OffscreenCanvas' in globalThis)
  )
    return noVideoTools;
  for (const codec of writtenCodecs) {
    if (!(await canWrite(codec))) continue;
    const note = noteOnCodec(codec);
    return note ? { ok: true, note } : { ok: true };
  }
  return noVideoWriter;
}
