import { useEffect, useState } from 'react';

/** An object URL for a blob, revoked when the blob changes or the component goes; undefined until there is one. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [held, setHeld] = useState<{ blob: Blob; url: string }>();
  useEffect(() => {
    if (!blob) return;
    const url = URL.createObjectURL(blob);
    setHeld({ blob, url });
    return () => URL.revokeObjectURL(url);
  }, [blob]);
  return held?.blob === blob ? held?.url : undefined;
}
