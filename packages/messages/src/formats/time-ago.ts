import * as messages from '@verapix/messages/formats';
import { locale } from '@verapix/messages/locale';
const steps = [
  ['year', 365.25 * 86_400],
  ['month', 30.4375 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** In the language of the text around it, not the browser's. */
const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });

/**
 * `Just now`, `2 hours ago`, `Yesterday`, `3 weeks ago`: whole steps, rounded down. `now` in milliseconds since 1970. A
 * future time, from a clock that differs, counts as now. Undefined for an invalid time.
 */
export function formatTimeAgo(iso: string, now: number): string | undefined {
  const seconds = (now - Date.parse(iso)) / 1000;
  if (Number.isNaN(seconds)) return undefined;
  for (const [unit, length] of steps) {
    if (seconds >= length) return capitalised(relative.format(-Math.floor(seconds / length), unit));
  }
  return messages.justNow;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
