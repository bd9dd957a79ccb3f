import type { ToastOptions, ToolRunEmitted } from '@verapix/machines';

/** Shows what a machine has to say. */
export type Notify = (toast: ToastOptions) => void;

/** What every tool's machine tells the outside world. */
interface ToolRunVoice {
  on(type: '*', hear: (event: ToolRunEmitted<unknown, unknown>) => void): unknown;
  start(): unknown;
}

/** Starts a tool's machine and forwards what it says. Whoever starts it stops it. */
export function startToolRun<Ref extends ToolRunVoice>(actor: Ref, notify: Notify): Ref {
  actor.on('*', (event) => {
    if (event.type === 'notify') notify(event.toast);
    if (event.type === 'error.caught') console.error(event.error);
  });
  actor.start();
  return actor;
}
