/** The same day of the next month, or that month's last day. */
export function monthAfter(date: Date): Date {
  const next = new Date(date);
  next.setUTCMonth(date.getUTCMonth() + 1);
  if (next.getUTCDate() !== date.getUTCDate()) next.setUTCDate(0);
  return next;
}
