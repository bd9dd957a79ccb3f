const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `November 10, 2026` for `2026-11-10`: the same wherever and whenever it is read. */
export const dayInWords = (isoDate: string) => days.format(new Date(isoDate));
