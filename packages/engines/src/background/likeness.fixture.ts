/** An outline as alpha: 255 inside, 0 outside. */
export async function readOutline(url: string): Promise<Uint8ClampedArray> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gives no canvas.');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return Uint8ClampedArray.from({ length: data.length / 4 }, (_, pixel) => data[pixel * 4] ?? 0);
}

/** How alike two alphas are: their overlap by their union, 0 to 1, and the mean of their differences, 0 to 1. */
export function likeness(alpha: Uint8ClampedArray, truth: Uint8ClampedArray) {
  let [both, either, difference] = [0, 0, 0];
  for (let pixel = 0; pixel < truth.length; pixel++) {
    const [found, true_] = [alpha[pixel] ?? 0, truth[pixel] ?? 0];
    both += Math.min(found, true_);
    either += Math.max(found, true_);
    difference += Math.abs(found - true_);
  }
  return { overlap: both / either, error: difference / (255 * truth.length) };
}
