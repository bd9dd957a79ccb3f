import { selectToasts, stateValueNames } from '@verapix/machines';
import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { useToasts } from '../wiring/toasts';

/** Fetched with the first message: most pages never show one. */
const Toaster = lazy(async () => ({ default: (await import('@verapix/ui')).Toaster }));

/** The toast area of every page: shows what the toasts' actor holds and tells it what the person does. */
export function Toasts() {
  const actor = useToasts();
  const snapshot = useSelector(actor, (current) => current);
  const toasts = selectToasts(snapshot);
  if (toasts.length === 0) return null;
  return (
    <Suspense>
      <Toaster
        toasts={toasts}
        state={stateValueNames('toasts', snapshot.value).join(' ')}
        onDismiss={(id) => actor.send({ type: 'toast.dismissed', id })}
        onPauseChange={(paused) => {
          actor.send({ type: paused ? 'pause.requested' : 'pause.released', reason: 'hover' });
        }}
      />
    </Suspense>
  );
}
