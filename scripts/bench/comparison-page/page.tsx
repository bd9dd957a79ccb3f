import { createRoot } from 'react-dom/client';
import { ComparisonSlider } from '../../../packages/ui/src/components/ComparisonSlider';
import '../../../packages/ui/src/theme';
import { LeftAndWidth } from './LeftAndWidth';
import { makePicture, pictureSize } from './pictures';

export const contenders = ['ours', 'left and width'] as const;
export type Contender = (typeof contenders)[number];

/** What the bench calls in the page. */
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
  const point = (type: string, share: number) =>
    stage.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: left + share * width, clientY: 200 }),
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
