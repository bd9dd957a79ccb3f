import type { PlanId } from '@verapix/facts';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useToasts } from '../../../wiring/toasts';
import type { UpscalerActor } from './start-upscaler';
import type { UpscalerSend, UpscalerSnapshot } from './upscaler-machine';

const nothingYet = () => () => {};

/**
 * The run of this page. The machine is fetched and started with the first event, since most of a visit comes before
 * it; until then there is no snapshot, which is as good as the machine's own beginning, `empty`.
 */
export function useUpscaler(planId: PlanId): { snapshot: UpscalerSnapshot | undefined; send: UpscalerSend } {
  const { notify } = useToasts();
  const [actor, setActor] = useState<UpscalerActor>();
  const [error, setError] = useState<unknown>();
  const starting = useRef<Promise<UpscalerActor>>(undefined);
  if (error) throw error;

  const send = useCallback<UpscalerSend>(
    async (event) => {
      starting.current ??= import('./start-upscaler').then(({ startUpscaler }) => {
        const started = startUpscaler({ planId, notify });
        setActor(started);
        return started;
      });
      try {
        (await starting.current).send(event);
      } catch (cause) {
        setError(cause);
      }
    },
    [planId, notify],
  );

  useEffect(
    () => () => {
      starting.current?.then((started) => started.stop());
      starting.current = undefined;
    },
    [],
  );

  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor?.subscribe(listener);
      return () => subscription?.unsubscribe();
    },
    [actor],
  );
  const snapshot = useSyncExternalStore(actor ? subscribe : nothingYet, () => actor?.getSnapshot());
  return { snapshot, send };
}
