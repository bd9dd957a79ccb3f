import * as messages from '@verapix/messages/formats';
import { locale } from '@verapix/messages/locale';

const units = ['kB', 'MB', 'GB'] as const;

/** `0 bytes`, `812 bytes`, `31 kB`, `1.4 MB`: powers of 1024, with one decimal below ten. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return messages.bytes({ bytes });
  let value = bytes / 1024;
  let step = 0;
  while (value >= 999.5 && step < units.length - 1) {
    value /= 1024;
    step += 1;
  }
  const figures = value < 9.95 ? value.toFixed(1).replace(/\.0$/, '') : String(Math.round(value));
  // A German figure stays beside its unit.
  return locale === 'de' ? `${figures.replace('.', ',')}\u00a0${units[step]}` : `${figures} ${units[step]}`;
}

/** `50 megapixels`. */
export const formatMegapixels = (pixels: number): string =>
  messages.megapixels({ count: pixels / 1_000_000 });

/** An estimate of a duration: `under a second`, `about 8 s`, `about 2 min`. */
export function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 1) return messages.underSecond;
  if (seconds < 20) return messages.aboutSeconds({ seconds: Math.round(seconds) });
  if (seconds < 90) return messages.aboutSeconds({ seconds: Math.round(seconds / 5) * 5 });
  return messages.aboutMinutes({ minutes: Math.round(seconds / 60) });
}
