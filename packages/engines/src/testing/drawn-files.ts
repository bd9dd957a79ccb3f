import { exifBlock } from '../intake/picture-bytes.fixture';
import { canvasOf, encodeCanvas } from '../picture/pixels';

type Draw = (context: OffscreenCanvasRenderingContext2D) => void;

/** A picture file drawn by a test. */
export async function drawnFile(
  size: { width: number; height: number },
  draw: Draw,
  type = 'image/png',
): Promise<File> {
  const [canvas, context] = canvasOf(size.width, size.height);
  draw(context);
  return new File([await encodeCanvas(canvas, type, 0.95)], 'drawn', { type });
}

/** For each EXIF orientation, the canvas transform that stores a picture of that size so that it is seen upright. */
function storedAs(orientation: number, width: number, height: number): DOMMatrix2DInit {
  const across = { a: -1, d: 1, e: width, f: 0, b: 0, c: 0 };
  const transforms: Record<number, DOMMatrix2DInit> = {
    2: across,
    3: { a: -1, b: 0, c: 0, d: -1, e: width, f: height },
    4: { a: 1, b: 0, c: 0, d: -1, e: 0, f: height },
    5: { a: 0, b: 1, c: 1, d: 0, e: 0, f: 0 },
    6: { a: 0, b: -1, c: 1, d: 0, e: 0, f: width },
    7: { a: 0, b: -1, c: -1, d: 0, e: height, f: width },
    8: { a: 0, b: 1, c: -1, d: 0, e: height, f: 0 },
  };
  return transforms[orientation] ?? {};
}

/** A JPEG whose pixels are stored turned and whose EXIF says how, so that it is seen as drawn. */
export async function turnedFile(
  orientation: number,
  { width, height }: { width: number; height: number },
  draw: Draw,
): Promise<File> {
  const stored = orientation > 4 ? { width: height, height: width } : { width, height };
  const upright = await drawnFile(
    stored,
    (context) => {
      context.setTransform(storedAs(orientation, width, height));
      draw(context);
    },
    'image/jpeg',
  );
  const bytes = new Uint8Array(await upright.arrayBuffer());
  const exif = [...'Exif\0\0'].map((letter) => letter.charCodeAt(0)).concat(...exifBlock(orientation));
  const segment = Uint8Array.from([0xff, 0xe1, 0, exif.length + 2, ...exif]);
  // Behind the marker that begins every JPEG.
  return new File([bytes.slice(0, 2), segment, bytes.slice(2)], 'turned.jpg', { type: 'image/jpeg' });
}
