import { BlobSource, Input, type InputVideoTrack, Logging, LogLevel, MP4, QTFF, WEBM } from 'mediabunny';
import { endEndlessSearch } from './endless-search';
import { promisesTooManySamples } from './sample-counts';

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
  if (await promisesTooManySamples(file))
    throw new Error('The header counts more samples than there are bytes.');
  const source = new BlobSource(file);
  endEndlessSearch(source);
  const input = new Input({ source, formats: [MP4, QTFF, WEBM] });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track && (await input.getTracks()).length === 0) throw new Error('There is nothing in it.');
    if (!track) return undefined;
    const width = await track.getDisplayWidth();
    const height = await track.getDisplayHeight();
    return await work({ input, track, width, height });
  } finally {
    input.dispose();
  }
}
