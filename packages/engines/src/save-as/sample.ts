import { createRaster, type Raster } from '../picture/raster';

/** A picture with at most this many pixels is encoded whole to know its size. */
export const samplePixels = 1024 * 1024;

/** The side of a block: a multiple of what every encoder divides a picture into. */
const blockSide = 128;
/** Blocks across and down the sample. */
const blocksAcross = Math.sqrt(samplePixels) / blockSide;

/** Copies a rectangle of a picture into another picture. */
function copyBlock(
  from: Raster,
  to: Raster,
  { x, y, toX, toY, width, height }: Record<'x' | 'y' | 'toX' | 'toY' | 'width' | 'height', number>,
): void {
  for (let row = 0; row < height; row++) {
    const start = ((y + row) * from.width + x) * 4;
    to.data.set(from.data.subarray(start, start + width * 4), ((toY + row) * to.width + toX) * 4);
  }
}

/** The start of the part with this index, of `count` parts of a length, spread over a length. */
const spread = (index: number, count: number, part: number, whole: number) =>
  count === 1 ? Math.floor((whole - part) / 2) : Math.floor((index * (whole - part)) / (count - 1));

/** Square blocks spread evenly over a picture, joined to one picture of a megapixel. */
export function blockSample(picture: Raster): Raster {
  const { width, height } = picture;
  const blockWidth = Math.min(blockSide, width);
  const blockHeight = Math.min(blockSide, height);
  const count = blocksAcross * blocksAcross;
  // A narrow picture has more blocks down than across.
  const columns = Math.max(
    1,
    Math.min(Math.floor(width / blockWidth), Math.round(Math.sqrt((count * width) / height))),
  );
  const rows = Math.max(1, Math.min(Math.floor(height / blockHeight), Math.floor(count / columns)));
  const sample = createRaster(columns * blockWidth, rows * blockHeight);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      copyBlock(picture, sample, {
        x: spread(column, columns, blockWidth, width),
        y: spread(row, rows, blockHeight, height),
        toX: column * blockWidth,
        toY: row * blockHeight,
        width: blockWidth,
        height: blockHeight,
      });
    }
  }
  return sample;
}

const strips = 16;

/** Strips of whole rows spread evenly over a picture: PNG finds repetitions along the rows. */
export function stripSample(picture: Raster): Raster {
  const { width, height } = picture;
  const stripHeight = Math.max(1, Math.floor(samplePixels / width / strips));
  const count = Math.max(1, Math.min(strips, Math.floor(height / stripHeight)));
  const sample = createRaster(width, count * stripHeight);
  for (let index = 0; index < count; index++) {
    copyBlock(picture, sample, {
      x: 0,
      y: spread(index, count, stripHeight, height),
      toX: 0,
      toY: index * stripHeight,
      width,
      height: stripHeight,
    });
  }
  return sample;
}
