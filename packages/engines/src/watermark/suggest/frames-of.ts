import { VideoSampleSink } from 'mediabunny';
import { canvasOf, readCanvas } from '../../picture/pixels';
import type { Raster } from '../../picture/raster';
import type { OpenVideo } from '../video/open-video';

/** So many frames from all over a video, each drawn to a size. */
export async function framesOf(
  { track }: OpenVideo,
  count: number,
  { width, height }: { width: number; height: number },
): Promise<Raster[]> {
  const first = await track.getFirstTimestamp();
  const length = (await track.computeDuration()) - first;
  const moments = Array.from({ length: count }, (_, index) => first + ((index + 0.5) / count) * length);
  const [, context] = canvasOf(width, height);
  const frames: Raster[] = [];
  for await (const frame of new VideoSampleSink(track).samplesAtTimestamps(moments)) {
    frame?.draw(context, 0, 0, width, height);
    frame?.close();
    if (frame) frames.push(readCanvas(context));
  }
  return frames;
}
