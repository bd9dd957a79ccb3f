import { type PointerEvent, useState } from 'react';
import type { ComparisonSliderProps } from '../../../packages/ui/src/components/ComparisonSlider';

type LeftAndWidthProps = Pick<ComparisonSliderProps, 'before' | 'after'>;

/** A comparison as it is usually written: the position is React state, and styles `left` and `width`. */
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
