/** An address that events may be sent to, if it is allowed: https or the page's own origin, without a password. */
export function acceptedAddress(address: string | undefined, pageOrigin: string): string | undefined {
  const text = address?.trim() ?? '';
  if (text === '' || !URL.canParse(text, pageOrigin)) return undefined;
  const url = new URL(text, pageOrigin);
  const isAllowed = url.origin === pageOrigin || url.protocol === 'https:';
  return isAllowed && !url.username && !url.password ? text : undefined;
}
