import '../../../packages/ui/src/theme';
import { type PointerEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  ComparisonSlider,
  type ComparisonSliderProps,
} from '../../../packages/ui/src/components/ComparisonSlider';

type LeftAndWidthProps = Pick<ComparisonSliderProps, 'before' | 'after'>;

/** A usual implementation: the position is React state in the styles `left` and `width`. */
export function LeftAndWidth({ before, after }: LeftAndWidthProps) {
  const [position, setPosition] = useState(50);
  const move = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setPosition(Math.min(Math.max(((event.clientX - left) / width) * 100, 0), 100));
  };
  return (
    <div style={{ position: 'relative', overflow: 'hidden' }} onPointerMove={move} data-stage>
      <img src={after.src} alt={after.alt} style={{ width: '100%' }} />
      <div
        style={{
          position: 'absolute',
          top: 0,
          left: 0,
          height: '100%',
          width: `${position}%`,
          overflow: 'hidden',
        }}
      >
        <img src={before.src} alt={before.alt} style={{ width: '100vw', maxWidth: 'none' }} />
      </div>
      <div
        role="slider"
        aria-label="Divider"
        aria-valuenow={Math.round(position)}
        tabIndex={0}
        style={{
          position: 'absolute',
          top: 0,
          left: `${position}%`,
          width: 4,
          height: '100%',
          background: '#fff',
        }}
      />
    </div>
  );
}

/** 40 megapixels. */
export const pictureSize = { width: 7746, height: 5164 } as const;

/** A JPEG of many patches. */
export async function makePicture(firstHue: number): Promise<string> {
  const { width, height } = pictureSize;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no 2D canvas, so there is no picture to compare.');
  for (let patch = 0; patch < 6000; patch += 1) {
    context.fillStyle = `hsl(${(firstHue + patch * 37) % 360} 55% ${20 + (patch % 60)}%)`;
    context.fillRect((patch * 7919) % width, (patch * 104_729) % height, 220, 160);
  }
  return URL.createObjectURL(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 }));
}

export const contenders = ['ours', 'left and width'] as const;
export type Contender = (typeof contenders)[number];

/** The functions that the bench calls in the page. */
export interface ComparisonBench {
  /** Shows a comparison and waits until its pictures have been drawn. */
  show: (contender: Contender) => Promise<void>;
  /** Moves the divider on every frame. Milliseconds in, the length of each frame in milliseconds out. */
  drag: (duration: number) => Promise<number[]>;
}

const nextFrame = () => new Promise<number>(requestAnimationFrame);
const root = createRoot(document.getElementById('root') as HTMLElement);
const sources = Promise.all([makePicture(0), makePicture(140)]);

async function show(contender: Contender): Promise<void> {
  const [beforeSrc, afterSrc] = await sources;
  const before = { src: beforeSrc, alt: 'Before', ...pictureSize };
  const after = { src: afterSrc, alt: 'After', ...pictureSize };
  const Comparison = contender === 'ours' ? ComparisonSlider : LeftAndWidth;
  root.render(<Comparison key={contender} before={before} after={after} />);
  await nextFrame();
  const pictures = [...document.querySelectorAll('img')];
  await Promise.all(
    pictures.map(
      (picture) => picture.complete || new Promise((done) => picture.addEventListener('load', done)),
    ),
  );
  for (let frame = 0; frame < 60; frame += 1) await nextFrame();
}

async function drag(duration: number): Promise<number[]> {
  const stage =
    document.querySelector('[data-stage]') ?? document.querySelector('[role="slider"]')?.parentElement;
  if (!stage) throw new Error('No comparison is shown, so there is nothing to drag.');
  const { left, width } = stage.getBoundingClientRect();
  const point = (type: string, ratio: number) =>
    stage.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: left + ratio * width, clientY: 200 }),
    );
  const frames: number[] = [];
  const start = await nextFrame();
  let last = start;
  point('pointerdown', 0.5);
  while (last - start < duration) {
    point('pointermove', 0.5 + 0.45 * Math.sin((last - start) / 300));
    const now = await nextFrame();
    frames.push(now - last);
    last = now;
  }
  point('pointerup', 0.5);
  return frames;
}

Object.assign(window, { show, drag } satisfies ComparisonBench);
