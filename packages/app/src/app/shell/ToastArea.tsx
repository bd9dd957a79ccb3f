import { selectToasts, selectToastsStates } from '@verapix/machines';
import { Toaster } from '@verapix/ui';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ToastsActor } from '../toasts';

/** Shows the toasts of the actor and sends it the user's actions. */
export function ToastArea({ actor }: { actor: ToastsActor }) {
  useEffect(() => actor.send({ type: 'pause.released', reason: 'loading' }), [actor]);
  const snapshot = useSelector(actor, (current) => current);
  const toasts = selectToasts(snapshot);
  const dismiss = (id: string) => actor.send({ type: 'toast.dismissed', id });
  return (
    <Toaster
      toasts={toasts}
      state={selectToastsStates(snapshot).join(' ')}
      onDismiss={dismiss}
      onAction={(id) => {
        toasts.find((toast) => toast.id === id)?.action?.onSelect();
        dismiss(id);
      }}
      onPauseChange={(paused) => {
        actor.send({ type: paused ? 'pause.requested' : 'pause.released', reason: 'hover' });
      }}
    />
  );
}
