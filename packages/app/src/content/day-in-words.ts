const months = 'January,February,March,April,May,June,July,August,September,October,November,December'.split(
  ',',
);

/**
 * `November 10, 2026` for `2026-11-10`, in every locale and time zone. By hand, because prerendered pages show it and the
 * first use of `Intl` takes tens of milliseconds of their start.
 */
export function dayInWords(isoDate: string): string {
  const [year, month = 1, day] = isoDate.split('-').map(Number);
  return `${months[month - 1]} ${day}, ${year}`;
}
