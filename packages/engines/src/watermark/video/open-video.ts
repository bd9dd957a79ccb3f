import { BlobSource, Input, type InputVideoTrack, Logging, LogLevel, MP4, QTFF, WEBM } from 'mediabunny';

// Damage is answered with a message, not with lines in the console.
Logging.level = LogLevel.Silent;

/** A file opened as a video. */
export interface OpenVideo {
  input: Input;
  /** The pictures; the main ones, where there are several tracks of them. */
  track: InputVideoTrack;
  /** Size as seen: square pixels, after the rotation the file asks for. */
  width: number;
  height: number;
}

/**
 * Opens a file as a video for as long as the work takes. Rejects where it is damaged; `undefined` where there are no
 * pictures in it.
 */
export async function withVideo<Result>(
  file: Blob,
  work: (video: OpenVideo) => Promise<Result>,
): Promise<Result | undefined> {
  const input = new Input({ source: new BlobSource(file), formats: [MP4, QTFF, WEBM] });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track) return undefined;
    const width = await track.getDisplayWidth();
    const height = await track.getDisplayHeight();
    return await work({ input, track, width, height });
  } finally {
    input.dispose();
  }
}
