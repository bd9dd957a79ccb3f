/** Remaining characters at which a further warning is due, besides the first. */
const lastCall = 10;

/**
 * What a screen reader hears about the room left. It changes only where a threshold is crossed (the first warning,
 * the last ten characters, the limit), so that typing is not interrupted at each key. Empty while there is plenty.
 */
export function announcement(length: number, limit: number, warnFrom: number): string {
  if (length >= limit) return `Limit of ${limit} characters reached. Further text is ignored.`;
  const remaining = limit - length;
  if (remaining <= lastCall) return `${lastCall} characters or fewer remaining.`;
  if (length > warnFrom) return `Fewer than ${limit - warnFrom} characters remaining.`;
  return '';
}
