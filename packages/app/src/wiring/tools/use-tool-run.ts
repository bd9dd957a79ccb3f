import { useCallback, useEffect, useState } from 'react';
import type { AnyActorRef } from 'xstate';
import { useToasts } from '../toasts';
import { type LazyActor, useLazyActor } from '../use-lazy-actor';
import { whenIdle } from '../when-idle';
import { prepareShell } from './prepare-shell';
import type { Notify } from './start-tool-run';

/** Why the tool's code could not be had when something was asked of it. */
export type MissingCode = 'offline' | 'unreachable';

interface ToolRun<Ref extends AnyActorRef> extends LazyActor<Ref> {
  /** What was asked last was lost for want of the tool's code; it may be asked again. */
  missing: MissingCode | undefined;
}

async function prepareAll(prepare: () => Promise<void>): Promise<void> {
  await Promise.allSettled([prepare(), prepareShell()]);
  performance.mark('tool-prepared');
}

/**
 * The run of a tool's page: its machine is fetched when the page is idle and started with the first event, since most
 * of a visit comes before it, and speaks through the app's toasts. Until then there is no snapshot, which is as good as
 * the machine's own beginning. Without `prepare` nothing is fetched ahead. `start` and `prepare` must keep their
 * identity: another one is another machine.
 */
export function useToolRun<Ref extends AnyActorRef>(
  start: (notify: Notify) => Promise<Ref>,
  prepare?: () => Promise<void>,
): ToolRun<Ref> {
  const { notify } = useToasts();
  const [missing, setMissing] = useState<MissingCode>();
  // What can't be fetched ahead is asked for again when it is needed.
  useEffect(() => (prepare ? whenIdle(() => void prepareAll(prepare)) : undefined), [prepare]);
  const startTool = useCallback(async () => {
    setMissing(undefined);
    return start(notify);
  }, [start, notify]);
  const onUnavailable = useCallback(() => setMissing(navigator.onLine ? 'unreachable' : 'offline'), []);
  return { ...useLazyActor(startTool, { onUnavailable }), missing };
}
