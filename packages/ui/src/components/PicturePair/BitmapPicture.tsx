import { useLayoutEffect, useRef } from 'react';
import { layer } from '../zoom-pan';
import { picture } from '../zoom-pan/zoom-pan.css';

interface BitmapPictureProps {
  bitmap: ImageBitmap;
  /** What it shows, for those who cannot see it. */
  alt: string;
}

/** Decoded pixels as a picture of a zoomed stage. Whoever made the bitmap closes it. */
export function BitmapPicture({ bitmap, alt }: BitmapPictureProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const canvas = ref.current;
    if (!canvas) return;
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  }, [bitmap]);
  return (
    <div className={layer}>
      <canvas ref={ref} role="img" aria-label={alt} className={picture} data-status="ready" />
    </div>
  );
}
