import { readItem, writeItem } from '@verapix/domain';
import { type BatchActor, type BatchSnapshot, countItems } from '@verapix/machines';
import * as messages from '@verapix/messages/tool-batch';
import { useEffect, useState } from 'react';

/** `12 of 100` while the batch works, `Finished` after it; undefined if the user has not started it. */
export function progressTitle({ value, context: { items } }: BatchSnapshot): string | undefined {
  const { done, failed, skipped } = countItems(items);
  if (value === 'running' || value === 'pausing')
    return messages.progressTitle({ ended: done + failed + skipped, all: items.length });
  if (value === 'paused') return messages.paused;
  return value === 'finished' ? messages.finished : undefined;
}

/** Puts a text before the page's title while it is given. */
export function useTitle(text: string | undefined): void {
  useEffect(() => {
    if (text === undefined) return;
    const before = document.title;
    document.title = `${text} · ${before}`;
    return () => {
      document.title = before;
    };
  }, [text]);
}

const declinedKey = 'verapix.batch-notice';
const isUnanswered = () =>
  'Notification' in globalThis &&
  Notification.permission === 'default' &&
  readItem(() => localStorage, declinedKey) === null;

/**
 * Tells a user who looks at something else that the batch is done, if they allow it. Returns how to answer the question
 * whether they do; undefined if it needs none.
 */
export function useEndNotice(actor: BatchActor | undefined, title: string) {
  const [isOpen, setOpen] = useState(isUnanswered);
  useEffect(() => {
    const subscription = actor?.on('batch.finished', ({ done, failed }) => {
      if (!document.hidden || !('Notification' in globalThis) || Notification.permission !== 'granted')
        return;
      try {
        new Notification(messages.notice({ tool: title, done, failed }));
      } catch {
        // Browsers of phones allow notifications only from a service worker.
      }
    });
    return () => subscription?.unsubscribe();
  }, [actor, title]);
  if (!isOpen) return undefined;
  return {
    allow: () => void Notification.requestPermission().then(() => setOpen(false), console.error),
    decline: () => {
      writeItem(() => localStorage, declinedKey, 'declined');
      setOpen(false);
    },
  };
}
