/** Texts that survive minifying and tell whose code a file holds. */
export const markers = {
  msw: 'mockServiceWorker',
  standIn: 'sb_publishable_verapix_stand_in',
  authClient: 'AuthRetryableFetchError',
} as const;

/** Which of the markers a text holds. */
export function markersIn(text: string): string[] {
  return Object.entries(markers).flatMap(([name, marker]) => (text.includes(marker) ? [name] : []));
}
