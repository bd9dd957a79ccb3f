import { useState } from 'react';
import { inWords, isWorthSaying, type ProgressReport } from './progress-value';

/** What a screen reader is to hear: changes at each phase and at most every 25 %, whatever the pace of the reports. */
export function useAnnouncement(now: ProgressReport): string {
  const [said, setSaid] = useState(now);
  if (!isWorthSaying(said, now)) return inWords(said);
  setSaid(now);
  return inWords(now);
}
