import { useEffect, useState } from 'react';

/** An object URL of a blob, revoked when the blob changes or the component unmounts; undefined at first. */
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

/** How long a browser may take to start reading a file after the click. */
const readingMs = 60_000;

/** Lets the browser save a file under a name, or ask the user where to. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), readingMs);
}
