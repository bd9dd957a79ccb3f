import { canvasOf, encodeCanvas } from '../../../packages/engines/src/picture/pixels';

interface Placed {
  /** The photo's width and height, in those of the portrait. */
  room: number;
  /** Where the portrait's middle is, as a share of the photo, and how it is drawn there. */
  across: number;
  scale: number;
  leanDegrees: number;
  brightness: number;
}

const asItIs: Placed = { room: 1, across: 0.5, scale: 1, leanDegrees: 0, brightness: 1 };

/** Ways a portrait lies in its photo. */
const placed = {
  'as it is': asItIs,
  leaning: { ...asItIs, room: 1.5, leanDegrees: 15 },
  'at the side': { ...asItIs, room: 2, across: 0.25 },
  'far away': { ...asItIs, room: 3, across: 0.7 },
  dim: { ...asItIs, brightness: 0.5 },
} as const satisfies Record<string, Placed>;

export type Placing = keyof typeof placed;
export const placings = Object.keys(placed) as Placing[];

/** A photo with a portrait at one place of it, before a plain wall. */
export async function portraitFile(portrait: Blob, placing: Placing): Promise<File> {
  const { room, across, scale, leanDegrees, brightness }: Placed = placed[placing];
  const bitmap = await createImageBitmap(portrait);
  const [canvas, context] = canvasOf(bitmap.width * room, bitmap.height * room);
  context.fillStyle = 'rgb(150 140 130)';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.filter = `brightness(${brightness})`;
  context.translate(canvas.width * across, canvas.height - bitmap.height / 2);
  context.rotate((leanDegrees * Math.PI) / 180);
  context.scale(scale, scale);
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
  return new File([await encodeCanvas(canvas, 'image/jpeg', 0.95)], 'portrait.jpg');
}
