import { useCallback, useState } from 'react';
import { useToasts } from '../../../wiring/toasts';
import type { FreeUses } from '../../../wiring/use-free-uses';
import { useLazyActor } from '../../../wiring/use-lazy-actor';
import type { LogoSend, LogoSnapshot } from './logo-machine';
import { initialDraft, type LogoDraft } from './logo-options';

export interface LogoRun {
  /** Undefined before the machine has started. */
  snapshot: LogoSnapshot | undefined;
  send: LogoSend;
  /** The form: it is there, and keeps what was typed, before the machine is. */
  draft: LogoDraft;
  change: (changes: Partial<LogoDraft>) => void;
  /** Starts a round from the form as it is, unlike the earlier ones. */
  generate: () => void;
}

/** The run of this page, fetched and started with the first event. */
export function useLogo({ blocker, countSuccess }: Pick<FreeUses, 'blocker' | 'countSuccess'>): LogoRun {
  const { notify } = useToasts();
  const [draft, setDraft] = useState(initialDraft);
  const start = useCallback(
    async () => (await import('./start-logo')).startLogo({ notify, limit: blocker, countSuccess }),
    [notify, blocker, countSuccess],
  );
  const { snapshot, send } = useLazyActor(start);
  const seed = (snapshot?.context.run ?? 0) + 1;
  return {
    snapshot,
    send,
    draft,
    change: (changes) => setDraft((before) => ({ ...before, ...changes })),
    generate: () => {
      send({ type: 'options.changed', options: { ...draft, seed } });
      send({ type: snapshot?.matches('failed') ? 'run.retry' : 'run.start' });
    },
  };
}
