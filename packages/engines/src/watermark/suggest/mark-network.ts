import { floatsOf, type InferenceSession, Tensor } from '../../network/session';
import type { Plane } from '../../picture/plane';
import type { Raster } from '../../picture/raster';

/** The network that tells marks from what is in a picture. */
export interface MarkNetwork {
  /**
   * Returns how likely a mark covers each cell of `cellPx` × `cellPx` pixels, 0 to 1. Takes a picture whose longer side is
   * about 480 pixels.
   */
  run(picture: Raster): Promise<Plane>;
}

/** Side of a cell in pixels. */
export const cellPx = 4;
/** The network takes sides that are multiples of this. */
const stepPx = 16;

const roundUp = (length: number) => Math.ceil(length / stepPx) * stepPx;

/** Red, green and blue as planes. Their last column and row are repeated up to the sides that the network takes. */
function tensorOf({ width, height, data }: Raster): Tensor {
  const [columns, rows] = [roundUp(width), roundUp(height)];
  const planes = new Uint8Array(3 * columns * rows);
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const from = (Math.min(y, height - 1) * width + Math.min(x, width - 1)) * 4;
      for (let channel = 0; channel < 3; channel++)
        planes[(channel * rows + y) * columns + x] = data[from + channel] ?? 0;
    }
  return new Tensor('uint8', planes, [1, 3, rows, columns]);
}

/** The network in a session that was opened with its weights. Throws if they are those of another network. */
export function markNetworkIn(session: InferenceSession): MarkNetwork {
  if (!session.inputNames.includes('picture') || !session.outputNames.includes('covered'))
    throw new Error('The weights have no input "picture" or no output "covered", so they do not find marks.');
  return {
    async run(picture) {
      const covered = floatsOf(await session.run({ picture: tensorOf(picture) }), 'covered');
      const cells = {
        width: Math.ceil(picture.width / cellPx),
        height: Math.ceil(picture.height / cellPx),
      };
      const columns = roundUp(picture.width) / cellPx;
      const data = new Float32Array(cells.width * cells.height);
      for (let row = 0; row < cells.height; row++)
        data.set(covered.subarray(row * columns, row * columns + cells.width), row * cells.width);
      return { ...cells, data };
    },
  };
}
