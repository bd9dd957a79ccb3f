import { useCallback, useState } from 'react';
import type { Notify } from '../../../wiring/tools/start-tool-run';
import { toolCode } from '../../../wiring/tools/tool-code';
import { type MissingCode, useToolRun } from '../../../wiring/tools/use-tool-run';
import type { FreeUses } from '../../../wiring/use-free-uses';
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

const code = toolCode(
  () => import('./start-logo'),
  () => import('./LogoResults'),
);

interface UsedLogoRun extends LogoRun {
  missing: MissingCode | undefined;
}

/** The run of this page, fetched and started with the first event. */
export function useLogo({ blocker, countSuccess }: Pick<FreeUses, 'blocker' | 'countSuccess'>): UsedLogoRun {
  const [draft, setDraft] = useState(initialDraft);
  const start = useCallback(
    async (notify: Notify) => (await code.load()).startLogo({ notify, limit: blocker, countSuccess }),
    [blocker, countSuccess],
  );
  const { snapshot, send, missing } = useToolRun(start, code.prepare);
  const seed = (snapshot?.context.run ?? 0) + 1;
  const failed = snapshot?.matches('failed') ?? false;
  const change = useCallback(
    (changes: Partial<LogoDraft>) => setDraft((before) => ({ ...before, ...changes })),
    [],
  );
  const generate = useCallback(() => {
    send({ type: 'options.changed', options: { ...draft, seed } });
    send({ type: failed ? 'run.retry' : 'run.start' });
  }, [send, draft, seed, failed]);
  return { snapshot, send, missing, draft, change, generate };
}
