const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `November 10, 2026` for `2026-11-10`, in every locale and time zone. */
export const dayInWords = (isoDate: string) => days.format(new Date(isoDate));
