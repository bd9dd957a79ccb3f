import type { VideoSupport } from '@verapix/engines/watermark';
import { useEffect, useState } from 'react';

/** Whether this browser can work on videos; undefined until it was looked at, which begins when it is `wanted`. */
export function useVideoSupport(wanted: boolean): VideoSupport | undefined {
  const [support, setSupport] = useState<VideoSupport>();
  const [error, setError] = useState<unknown>();
  if (error) throw error;
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    const look = async () => {
      const { videoSupport } = await import('@verapix/engines/watermark');
      const found = await videoSupport();
      if (!gone) setSupport(found);
    };
    look().catch(setError);
    return () => {
      gone = true;
    };
  }, [wanted]);
  return support;
}
