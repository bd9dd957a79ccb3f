import { selectToasts, selectToastsStates, toastsMachine } from '@verapix/machines';
import { Toaster } from '@verapix/ui';
import { useSelector } from '@xstate/react';
import { type ActorRefFrom, createActor } from 'xstate';
import type { ToastDisplay } from '../toasts';

/** Starts the actor of all toasts in the app. Its timers pause while the tab is hidden. */
export function startToasts(page: Document = document): ToastDisplay {
  const actor = createActor(toastsMachine, { input: { now: () => performance.now() } }).start();
  const pauseWhileHidden = () =>
    actor.send({ type: page.hidden ? 'pause.requested' : 'pause.released', reason: 'hidden' });
  pauseWhileHidden();
  page.addEventListener('visibilitychange', pauseWhileHidden);
  return {
    add: (toast) => actor.send({ type: 'toast.added', toast }),
    dismiss: (id) => actor.send({ type: 'toast.dismissed', id }),
    stop: () => void actor.stop(),
    Area: () => <ToastArea actor={actor} />,
  };
}

/** Shows the toasts of the actor and sends it the user's actions. */
export function ToastArea({ actor }: { actor: ActorRefFrom<typeof toastsMachine> }) {
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
