import type { AnyActorRef } from 'xstate';
import type { ErrorCaughtEmitted, NavigateEmitted, NotifyEmitted } from './setup-parts';
import type { ToastOptions } from './toast';

export type NavigateTo = (to: string, options: { replace: boolean; state?: { returnTo: string } }) => void;

interface Outside {
  notify: (toast: ToastOptions) => void;
  navigate: NavigateTo;
  /** Whether `navigate` events are followed. Always, if absent. */
  mayNavigate?: (() => boolean) | undefined;
}

type ForwardedEvent = NotifyEmitted | NavigateEmitted | ErrorCaughtEmitted;

/** The one place where the events that machines emit reach the toasts, the router and the console. */
export function forwardEvents(
  actor: AnyActorRef,
  { notify, navigate, mayNavigate = () => true }: Outside,
): void {
  actor.on('*', (emitted) => {
    const event = emitted as ForwardedEvent;
    if (event.type === 'notify') notify(event.toast);
    if (event.type === 'error.caught') console.error(event.error);
    if (event.type === 'navigate' && mayNavigate()) {
      const { to, replace = false, state } = event;
      navigate(to, { replace, ...(state && { state }) });
    }
  });
}
