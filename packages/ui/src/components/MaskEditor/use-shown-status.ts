import { useState } from 'react';
import type { usePictureLoad } from '../zoom-pan';

type PictureLoad = ReturnType<typeof usePictureLoad>;

/** Once a picture was there, its successor comes without a word: while one draws, the picture may change with each stroke. */
export function useShownStatus(load: PictureLoad): PictureLoad {
  const [wasReady, setWasReady] = useState(false);
  if (load.status === 'ready' && !wasReady) setWasReady(true);
  return wasReady && load.status === 'loading' ? { ...load, status: 'ready' } : load;
}
