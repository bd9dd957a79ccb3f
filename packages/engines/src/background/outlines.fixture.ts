import astronaut from '../../../../fixtures/photographs/astronaut.jpg?url';
import cat from '../../../../fixtures/photographs/cat.jpg?url';
import coffee from '../../../../fixtures/photographs/coffee.jpg?url';
import astronautOutline from '../../../../fixtures/photographs/outlines/astronaut.svg?url';
import catOutline from '../../../../fixtures/photographs/outlines/cat.svg?url';
import coffeeOutline from '../../../../fixtures/photographs/outlines/coffee.svg?url';

/** Photographs with hand-drawn outlines of their subjects. */
export const photographs = {
  astronaut: { photograph: astronaut, outline: astronautOutline },
  cat: { photograph: cat, outline: catOutline },
  coffee: { photograph: coffee, outline: coffeeOutline },
} as const;

/** Reads an outline as alpha: 255 inside, 0 outside. */
export async function readOutline(url: string): Promise<Uint8ClampedArray> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser could not create a canvas.');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return Uint8ClampedArray.from({ length: data.length / 4 }, (_, pixel) => data[pixel * 4] ?? 0);
}

/** Compares two alphas: intersection over union, and mean difference, each 0 to 1. */
export function compareAlpha(alpha: Uint8ClampedArray, truth: Uint8ClampedArray) {
  let [intersection, union, difference] = [0, 0, 0];
  for (let pixel = 0; pixel < truth.length; pixel++) {
    const [found, expected] = [alpha[pixel] ?? 0, truth[pixel] ?? 0];
    intersection += Math.min(found, expected);
    union += Math.max(found, expected);
    difference += Math.abs(found - expected);
  }
  return { overlap: intersection / union, error: difference / (255 * truth.length) };
}
