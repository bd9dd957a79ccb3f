import { useCallback } from 'react';
import { useToasts } from '../../../wiring/toasts';
import { useLazyActor } from '../../../wiring/use-lazy-actor';
import type { TextSend, TextSnapshot } from './text-machine';

interface TextRun {
  snapshot: TextSnapshot | undefined;
  send: TextSend;
  /** The text is on the clipboard: says so, and counts the result as taken. */
  onCopied: () => void;
}

/** The run of this page, fetched and started with the first event; until then there is no snapshot. */
export function useTextRun(): TextRun {
  const { notify } = useToasts();
  const start = useCallback(async () => (await import('./start-text-run')).startTextRun(notify), [notify]);
  const { snapshot, send } = useLazyActor(start);
  const onCopied = useCallback(() => {
    notify({ title: 'Text copied to clipboard!', variant: 'success', type: 'success' });
    send({ type: 'result.taken' });
  }, [notify, send]);
  return { snapshot, send, onCopied };
}
