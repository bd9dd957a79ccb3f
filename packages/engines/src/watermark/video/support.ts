import type { VideoSupport } from '../contract';
import * as messages from '@verapix/messages/engines-watermark';

const advice = messages.useChrome;

const unsupported = (message: string): VideoSupport => ({ ok: false, message, fix: advice });

/** Codecs for MP4 that browsers may encode, the most widely supported first. */
export const encodableCodecs = ['avc', 'vp9', 'av1'] as const;
export type EncodableCodec = (typeof encodableCodecs)[number];

/** The codec strings of the support queries: H.264 Main, VP9 and AV1, at a level for 1080p. */
const probes: Record<EncodableCodec, string> = {
  avc: 'avc1.4d0028',
  vp9: 'vp09.00.40.08',
  av1: 'av01.0.08M.08',
};

async function canDecode(codec: EncodableCodec): Promise<boolean> {
  try {
    return (await VideoDecoder.isConfigSupported({ codec: probes[codec] })).supported === true;
  } catch {
    return false;
  }
}

async function canEncode(codec: EncodableCodec): Promise<boolean> {
  const config = { codec: probes[codec], width: 1280, height: 720, bitrate: 4_000_000, framerate: 30 };
  try {
    return (await VideoEncoder.isConfigSupported(config)).supported === true;
  } catch {
    return false;
  }
}

/** The note for a browser that cannot encode H.264; `undefined` for H.264. */
export function codecNote(codec: EncodableCodec): string | undefined {
  if (codec === 'avc') return undefined;
  const label = codec === 'vp9' ? 'VP9' : 'AV1';
  return messages.codecNote({ label });
}

const noVideoApi = unsupported(messages.noFrames);
/** Browsers offer the video API to pages with https only. */
const needsHttps: VideoSupport = { ok: false, message: messages.needsHttps, fix: messages.needsHttpsFix };
const noVideoDecoder = unsupported(messages.cannotOpen);
export const noVideoEncoder = unsupported(messages.cannotWrite);
export const codecUnsupported = (codec: string) => unsupported(messages.codec({ codec }));

/** Whether this browser supports videos at all. */
export async function videoSupport(): Promise<VideoSupport> {
  if (
    !('VideoDecoder' in globalThis) ||
    !('VideoEncoder' in globalThis) ||
    !('OffscreenCanvas' in globalThis)
  )
    return globalThis.isSecureContext === false ? needsHttps : noVideoApi;
  // Decoders first: in WebKitGTK, a query for an encoder crashes the page unless a query for a decoder has loaded GStreamer.
  const decodable = await Promise.all(encodableCodecs.map(canDecode));
  if (!decodable.includes(true)) return noVideoDecoder;
  for (const codec of encodableCodecs) {
    if (!(await canEncode(codec))) continue;
    const note = codecNote(codec);
    return note ? { ok: true, note } : { ok: true };
  }
  return noVideoEncoder;
}
