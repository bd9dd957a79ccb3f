import { combine, createPlane, multiply, type Plane, shrinkBytes } from '../picture/plane';
import { createRaster, type Raster } from '../picture/raster';
import { boxMean } from './box-mean';
import { enlargedRows } from './enlarge';
import type { ColourPlanes } from './guided-filter';
import { colourPlanes, workPicture } from './work-picture';

/** Radii of the two rounds, at the size the colours are worked out on: far, to reach them at all, then near. */
const radii = [90, 6] as const;

interface Layers {
  front: ColourPlanes;
  back: ColourPlanes;
}

/** The weighted mean of a channel around each place; where nothing has weight, the channel itself. */
function meanBy(channel: Plane, weight: Plane, weightMean: Plane, radius: number): Plane {
  const weighted = boxMean(multiply(channel, weight), radius);
  const mean = combine(weighted, weightMean, (sum, all) => (all > 1e-5 ? sum / all : -1));
  return combine(mean, channel, (found, own) => (found < 0 ? own : found));
}

function mapColours(planes: ColourPlanes, map: (plane: Plane) => Plane): ColourPlanes {
  return [map(planes[0]), map(planes[1]), map(planes[2])];
}

/** One round of the estimate: the colours in front and behind, each blurred over its own side of the edge. */
function blurApart({ front, back }: Layers, alpha: Plane, radius: number): Layers {
  const rest = combine(alpha, alpha, (share) => 1 - share);
  const [alphaMean, restMean] = [boxMean(alpha, radius), boxMean(rest, radius)];
  return {
    front: mapColours(front, (plane) => meanBy(plane, alpha, alphaMean, radius)),
    back: mapColours(back, (plane) => meanBy(plane, rest, restMean, radius)),
  };
}

/** Moves the front's colour by what the picture shows beyond the mixture of front and back. */
function correct(front: number, back: number, share: number, seen: number): number {
  return front + share * (seen - share * front - (1 - share) * back);
}

function fuse(colours: ColourPlanes, { front, back }: Layers, alpha: Plane): ColourPlanes {
  const corrected = [0, 1, 2].map((channel) => {
    const made = createPlane(alpha.width, alpha.height);
    const [fronts, backs, seen] = [front, back, colours].map((planes) => planes[channel as 0 | 1 | 2].data);
    for (let index = 0; index < made.data.length; index++) {
      const found = correct(
        fronts?.[index] ?? 0,
        backs?.[index] ?? 0,
        alpha.data[index] ?? 0,
        seen?.[index] ?? 0,
      );
      made.data[index] = Math.min(1, Math.max(0, found));
    }
    return made;
  });
  const [red, green, blue] = corrected;
  return red && green && blue ? [red, green, blue] : front;
}

/** Colours in front and behind at every place, smooth: worked out on a bounded size. */
async function estimate(picture: Raster, alpha: Uint8ClampedArray): Promise<Layers> {
  const work = await workPicture(picture);
  const colours = colourPlanes(work);
  const share = shrinkBytes(alpha, picture, createPlane(work.width, work.height));
  const far = blurApart({ front: colours, back: colours }, share, radii[0]);
  return blurApart({ front: fuse(colours, far, share), back: far.back }, share, radii[1]);
}

/**
 * The subject with its own colours: where it is see-through at an edge, the colour of the old background is taken
 * out. The alpha given becomes that of the result. Blur fusion by Forte ("Approximate Fast Foreground Colour
 * Estimation", 2021): two rounds of blurs, evaluated with the picture's own pixels.
 */
export async function foreground(picture: Raster, alpha: Uint8ClampedArray): Promise<Raster> {
  const { width, height } = picture;
  const { front, back } = await estimate(picture, alpha);
  const rowsAt = enlargedRows([...front, ...back], width, height);
  const result = createRaster(width, height);
  result.data.set(picture.data);
  for (let y = 0; y < height; y++) {
    const rows = rowsAt(y);
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      const share = (alpha[pixel] ?? 0) / 255;
      result.data[pixel * 4 + 3] = alpha[pixel] ?? 0;
      if (share === 0 || share === 1) continue;
      for (let channel = 0; channel < 3; channel++) {
        const seen = (picture.data[pixel * 4 + channel] ?? 0) / 255;
        const found = correct(rows[channel]?.[x] ?? 0, rows[channel + 3]?.[x] ?? 0, share, seen);
        result.data[pixel * 4 + channel] = found * 255;
      }
    }
  }
  return result;
}
