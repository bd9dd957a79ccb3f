import { boxMean } from '../picture/blur';
import { combine, createPlane, enlargedRows, multiply, type Plane, shrinkBytes } from '../picture/plane';
import type { Raster } from '../picture/raster';
import { type ColourPlanes, colourPlanes, workPicture } from './work-picture';

/** Radii of the two rounds, at the work size: the first is large enough to reach unmixed colours, the second refines. */
const radii = [90, 6] as const;

interface Layers {
  front: ColourPlanes;
  back: ColourPlanes;
}

/** The weighted mean of a channel around each pixel; where all weights are 0, the channel itself. */
function meanBy(channel: Plane, weight: Plane, weightMean: Plane, radius: number): Plane {
  const weighted = boxMean(multiply(channel, weight), radius);
  const mean = combine(weighted, weightMean, (sum, all) => (all > 1e-5 ? sum / all : -1));
  return combine(mean, channel, (found, own) => (found < 0 ? own : found));
}

function mapColours(planes: ColourPlanes, map: (plane: Plane) => Plane): ColourPlanes {
  return [map(planes[0]), map(planes[1]), map(planes[2])];
}

/** One round of the estimate: blurs the colours in front and behind, each over its own side of the edge. */
function blurApart({ front, back }: Layers, alpha: Plane, radius: number): Layers {
  const rest = combine(alpha, alpha, (value) => 1 - value);
  const [alphaMean, restMean] = [boxMean(alpha, radius), boxMean(rest, radius)];
  return {
    front: mapColours(front, (plane) => meanBy(plane, alpha, alphaMean, radius)),
    back: mapColours(back, (plane) => meanBy(plane, rest, restMean, radius)),
  };
}

/** Corrects the front's colour by the difference between the picture and the mixture of front and back. */
function correct(front: number, back: number, alpha: number, seen: number): number {
  return front + alpha * (seen - alpha * front - (1 - alpha) * back);
}

function fuse(colours: ColourPlanes, { front, back }: Layers, alpha: Plane): ColourPlanes {
  const corrected = [0, 1, 2].map((channel) => {
    const result = createPlane(alpha.width, alpha.height);
    const [fronts, backs, seen] = [front, back, colours].map((planes) => planes[channel as 0 | 1 | 2].data);
    for (let index = 0; index < result.data.length; index++) {
      const found = correct(
        fronts?.[index] ?? 0,
        backs?.[index] ?? 0,
        alpha.data[index] ?? 0,
        seen?.[index] ?? 0,
      );
      result.data[index] = Math.min(1, Math.max(0, found));
    }
    return result;
  });
  const [red, green, blue] = corrected;
  return red && green && blue ? [red, green, blue] : front;
}

/** Smooth colours in front and behind for every pixel, at the work size. */
async function estimate(picture: Raster, alpha: Uint8ClampedArray): Promise<Layers> {
  const work = await workPicture(picture);
  const colours = colourPlanes(work);
  const small = shrinkBytes(alpha, picture, createPlane(work.width, work.height));
  const far = blurApart({ front: colours, back: colours }, small, radii[0]);
  return blurApart({ front: fuse(colours, far, small), back: far.back }, small, radii[1]);
}

/**
 * Makes a picture the subject with this alpha, in place, and with its own colours: the old background's colour is removed from partly transparent
 * edges. Blur fusion by Forte ("Approximate Fast Foreground Colour Estimation", 2021): two rounds of blurs, evaluated
 * with the picture's own pixels.
 */
export async function foreground(picture: Raster, alpha: Uint8ClampedArray): Promise<Raster> {
  const { width, height, data } = picture;
  const { front, back } = await estimate(picture, alpha);
  const rowsAt = enlargedRows([...front, ...back], width, height);
  for (let y = 0; y < height; y++) {
    const rows = rowsAt(y);
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      const opacity = (alpha[pixel] ?? 0) / 255;
      data[pixel * 4 + 3] = alpha[pixel] ?? 0;
      if (opacity === 0 || opacity === 1) continue;
      for (let channel = 0; channel < 3; channel++) {
        const seen = (data[pixel * 4 + channel] ?? 0) / 255;
        const found = correct(rows[channel]?.[x] ?? 0, rows[channel + 3]?.[x] ?? 0, opacity, seen);
        data[pixel * 4 + channel] = found * 255;
      }
    }
  }
  return picture;
}
