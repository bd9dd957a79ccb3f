import cutOutCupUrl from './story-pictures/cup-cut-out.webp?url';
import cupUrl from './story-pictures/cup.jpg?url';
import photoUrl from './story-pictures/fig.jpg?url';
import type { Picture } from './use-zoom-pan';

/** A photo for stories. `npm run pictures -- samples` makes it, and the other files. */
export const photo: Picture = {
  src: photoUrl,
  alt: 'Half a fig in a red bowl',
  width: 1024,
  height: 819,
};

function draw(width: number, height: number, paint: (context: CanvasRenderingContext2D) => void): string {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context)
    throw new Error('This browser has no 2D canvas, so the pictures of the stories cannot be drawn.');
  paint(context);
  return canvas.toDataURL('image/png');
}

const image = new Image();
image.src = photoUrl;
await image.decode();

/** The photo with each side `factor` times shorter. */
export function reducedPhoto(factor: number): Picture {
  const [width, height] = [Math.round(photo.width / factor), Math.round(photo.height / factor)];
  const src = draw(width, height, (context) => {
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, width, height);
  });
  return { src, alt: `${photo.alt}, blurred`, width, height };
}

const cupSize = { width: 800, height: 560 };

/** A cup on a table, and the same cup cut out by the background remover. */
export const cup: Picture = { src: cupUrl, alt: 'A red cup of espresso on a wooden table', ...cupSize };
export const cutOutCup: Picture = { src: cutOutCupUrl, alt: 'The red cup, cut out', ...cupSize };
