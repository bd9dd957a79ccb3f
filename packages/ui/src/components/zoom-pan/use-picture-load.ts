import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export type PictureStatus = 'loading' | 'ready' | 'failed';

/** What to say of pictures that are shown together: they are ready when each is. */
export const worstStatus = (...statuses: readonly PictureStatus[]): PictureStatus =>
  (['failed', 'loading'] as const).find((status) => statuses.includes(status)) ?? 'ready';

/** Where loading stands, and what the `<img>` needs to report it. */
export interface PictureLoad {
  status: PictureStatus;
  ref: RefObject<HTMLImageElement | null>;
  onLoad: () => void;
  onError: () => void;
}

/** Follows the loading of `src`. A new `src` starts again at `loading`. */
export function usePictureLoad(src: string): PictureLoad {
  const ref = useRef<HTMLImageElement>(null);
  const [settled, setSettled] = useState<{ src: string; status: PictureStatus } | null>(null);

  // A picture from the cache, or of a prerendered page, may have settled before anyone listened.
  useLayoutEffect(() => {
    if (src && ref.current?.complete)
      setSettled({ src, status: ref.current.naturalWidth > 0 ? 'ready' : 'failed' });
  }, [src]);

  return {
    status: settled?.src === src ? settled.status : 'loading',
    ref,
    onLoad: () => setSettled({ src, status: 'ready' }),
    onError: () => setSettled({ src, status: 'failed' }),
  };
}
