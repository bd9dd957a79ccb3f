import { readItem, writeItem } from '@verapix/domain';
import { type BatchActor, type BatchSnapshot, countItems } from '@verapix/machines';
import * as messages from '@verapix/messages/tool-batch';

/** `12 of 100` while the batch works, `Finished` after it; undefined if the user has not started it. */
function progressTitle({ value, context: { items } }: BatchSnapshot): string | undefined {
  const { done, failed, skipped } = countItems(items);
  if (value === 'running' || value === 'pausing')
    return messages.progressTitle({ ended: done + failed + skipped, all: items.length });
  if (value === 'paused') return messages.paused;
  return value === 'finished' ? messages.finished : undefined;
}

const notificationState = () => ('Notification' in globalThis ? Notification.permission : 'denied');

/**
 * Shows a user who looks at something else how far a batch is: before the page's title, and in a notification of its end if
 * the user allows that. Returns how to stop.
 */
export function showOutside(batch: BatchActor, toolTitle: string): () => void {
  const title = document.title;
  let shown: string | undefined;
  const show = (text: string | undefined) => {
    if (text === shown) return;
    shown = text;
    document.title = text === undefined ? title : `${text} · ${title}`;
  };
  show(progressTitle(batch.getSnapshot()));
  const changes = batch.subscribe((snapshot) => show(progressTitle(snapshot)));
  const ends = batch.on('batch.finished', ({ done, failed }) => {
    if (!document.hidden || notificationState() !== 'granted') return;
    try {
      new Notification(messages.notice({ tool: toolTitle, done, failed }));
    } catch {
      // Browsers of phones allow notifications only from a service worker.
    }
  });
  return () => {
    changes.unsubscribe();
    ends.unsubscribe();
    show(undefined);
  };
}

const declinedKey = 'verapix.batch-notice';

/** Whether the user has not said yet whether to be notified. */
export const isNoticeOpen = (): boolean =>
  notificationState() === 'default' && readItem(() => localStorage, declinedKey) === null;

/** Asks the browser for its permission, or remembers that the user declined. */
export function settleNotice(isAllowed: boolean): void {
  if (isAllowed) Notification.requestPermission().catch(console.error);
  else writeItem(() => localStorage, declinedKey, 'declined');
}
