const steps = [
  ['year', 365.25 * 86_400],
  ['month', 30.4375 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** In the language of the sentences round it, not of the browser. */
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/**
 * `Just now`, `2 hours ago`, `Yesterday`, `3 weeks ago`: in whole steps, rounded down. `now` in milliseconds since 1970;
 * a time that has not come yet, by a clock that differs, is now. Undefined for what is no time.
 */
export function formatTimeAgo(iso: string, now: number): string | undefined {
  const seconds = (now - Date.parse(iso)) / 1000;
  if (Number.isNaN(seconds)) return undefined;
  for (const [unit, length] of steps) {
    if (seconds >= length) return capitalised(relative.format(-Math.floor(seconds / length), unit));
  }
  return 'Just now';
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
