import type { BrowserTab } from './subscription-news';

/** This tab, and the channel to the others where the browser has one. */
export function browserTab(): BrowserTab {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('verapix-plan');
  return {
    page: document,
    isOnline: () => navigator.onLine,
    now: Date.now,
    tellOthers: () => channel?.postMessage('payment'),
    onTold: (listener) => channel?.addEventListener('message', listener),
  };
}
