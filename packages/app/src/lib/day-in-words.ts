import * as messages from '@verapix/messages/formats';
const months = messages.months.split(',');

/**
 * `November 10, 2026` for `2026-11-10`, whatever the reader's own locale and time zone. By hand, because prerendered pages show it and the
 * first use of `Intl` takes tens of milliseconds of their start.
 */
export function dayInWords(isoDate: string): string {
  const [year, month = 1, day] = isoDate.split('-').map(Number);
  return messages.day({ month: months[month - 1] ?? '', day: day ?? '', year: year ?? '' });
}
