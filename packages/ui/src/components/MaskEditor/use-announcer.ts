import { useCallback, useState } from 'react';

export interface Announcement {
  words: string;
  /** Makes the same words said twice two announcements. */
  number: number;
}

/** What a live region says, and how to have it say something. */
export function useAnnouncer(): [Announcement, (words: string) => void] {
  const [announcement, setAnnouncement] = useState<Announcement>({ words: '', number: 0 });
  const announce = useCallback(
    (words: string) => setAnnouncement(({ number }) => ({ words, number: number + 1 })),
    [],
  );
  return [announcement, announce];
}
