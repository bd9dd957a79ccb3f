import { freeUses } from '@verapix/facts';
import {
  type FreeUseAccess,
  type FreeUseSnapshot,
  freeUsesLeft,
  type Problem,
  usageLimitProblem,
} from '@verapix/machines';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type AccountView, useAccountView } from './account/account';
import { createFreeUseCount } from './free-uses';
import { useToasts } from './toasts';
import { useBrowserValue } from './use-browser-value';
import { useLazyActor } from './use-lazy-actor';

/** What a generator's page shows of the free uses. */
export interface FreeUsesView {
  /** Where the machine is; `checking` before it has started. */
  state: FreeUseSnapshot['value'];
  access: FreeUseAccess;
  /** Uses this browser has had, 0 to the limit. */
  used: number;
  left: number;
}

export interface FreeUses {
  view: FreeUsesView;
  /** To be called for every result, and for nothing else: counts it where there is a limit. */
  countSuccess: () => void;
  /** For the `validate` of a tool's machine: why no run may start. Keeps its identity. */
  blocker: () => Problem | undefined;
}

const count = createFreeUseCount({ storage: () => localStorage, tab: () => window });

/** What the account says about the limit. A plan that could not be read is the free one. */
function freeUseAccess({ planStatus, hasFullAccess, planId }: AccountView): FreeUseAccess {
  if (hasFullAccess) return 'founder';
  if (planStatus === 'pending') return 'unknown';
  return planId === 'free' ? 'limited' : 'plan';
}

const viewOf = (state: FreeUsesView['state'], access: FreeUseAccess, used: number): FreeUsesView => ({
  state,
  access,
  used,
  left: freeUsesLeft({ used }),
});

/** The free uses of this browser and of whoever uses it, for the pages of the two generators. */
export function useFreeUses(): FreeUses {
  const { notify } = useToasts();
  const access = freeUseAccess(useAccountView());
  const latest = useRef(access);
  latest.current = access;
  const start = useCallback(
    async () => (await import('./start-free-uses')).startFreeUses({ count, access: latest.current, notify }),
    [notify],
  );
  const { snapshot, send } = useLazyActor(start, { eager: true });
  const state = snapshot?.value ?? 'checking';
  const stored = useBrowserValue(count.read, 0);
  const used = snapshot?.context.used ?? stored;

  useEffect(() => {
    send({ type: 'access.changed', access });
  }, [access, send]);

  const countSuccess = useCallback(() => {
    // Another tab's word may still be on its way.
    send({ type: 'used.changed', used: count.read() });
    send({ type: 'generation.succeeded' });
  }, [send]);
  const blocker = useCallback(
    () => (latest.current === 'limited' && count.read() >= freeUses ? usageLimitProblem : undefined),
    [],
  );
  return useMemo(
    () => ({ view: viewOf(state, access, used), countSuccess, blocker }),
    [state, access, used, countSuccess, blocker],
  );
}
