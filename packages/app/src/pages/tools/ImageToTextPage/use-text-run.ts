import { useCallback } from 'react';
import { useToasts } from '../../../wiring/toasts';
import type { Notify } from '../../../wiring/tools/start-tool-run';
import { toolCode } from '../../../wiring/tools/tool-code';
import { type MissingCode, useToolRun } from '../../../wiring/tools/use-tool-run';
import type { TextSend, TextSnapshot } from './text-machine';

interface TextRun {
  snapshot: TextSnapshot | undefined;
  send: TextSend;
  missing: MissingCode | undefined;
  /** The text is on the clipboard: says so, and counts the result as taken. */
  onCopied: () => void;
}

const code = toolCode(
  () => import('./start-text-run'),
  () => import('./TextWorkspace'),
  () => import('@verapix/engines'),
);
const start = async (notify: Notify) => (await code.load()).startTextRun(notify);

/** The run of this page, fetched and started with the first event; until then there is no snapshot. */
export function useTextRun(): TextRun {
  const { notify } = useToasts();
  const { snapshot, send, missing } = useToolRun(start, code.prepare);
  const onCopied = useCallback(() => {
    notify({ title: 'Text copied to clipboard!', variant: 'success', type: 'success' });
    send({ type: 'result.taken' });
  }, [notify, send]);
  return { snapshot, send, missing, onCopied };
}
