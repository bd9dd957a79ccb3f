import { freeUses } from '@verapix/domain';
import {
  type FreeUseAccess,
  freeUseMachine,
  type FreeUseSnapshot,
  type ToastOptions,
} from '@verapix/machines';
import { useCallback, useEffect, useRef } from 'react';
import { createActor } from 'xstate';
import { type StudioAccount, useStudioAccount, useHost } from '../host';
import { useBrowserValue } from '../lib/use-browser-value';
import { usePageActor } from '../lib/use-page-actor';
import { createFreeUseCount } from './free-uses';

/** What a generator's page shows of the free uses. */
export interface FreeUsesView {
  /** Where the machine is; `checking` in prerendered HTML. */
  state: FreeUseSnapshot['value'];
  access: FreeUseAccess;
  /** Uses that this browser has had, from 0 to the limit. */
  used: number;
}

export interface FreeUses {
  view: FreeUsesView;
  /** Call it once for each result. Counts the result where there is a limit. */
  countSuccess: () => void;
  /** Whether the limit forbids another run. */
  isUsedUp: () => boolean;
}

const count = createFreeUseCount({ storage: () => localStorage, tab: () => window });

/** The machine of the free uses, which stores what it counts. The caller starts it. */
function createFreeUses(access: FreeUseAccess, notify: (toast: ToastOptions) => void) {
  const actor = createActor(freeUseMachine, { input: { used: count.read(), access } });
  actor.on('notify', ({ toast }) => notify(toast));
  actor.on('use.counted', ({ used }) => count.write(used));
  return actor;
}

/** Sends the machine what other tabs count. */
const followOtherTabs = (actor: ReturnType<typeof createFreeUses>) =>
  count.subscribe((used) => actor.send({ type: 'used.changed', used }));

/** Whether the limit applies to an account. A plan that could not be read counts as the free one. */
function freeUseAccess({ planStatus, hasFullAccess, planId }: StudioAccount): FreeUseAccess {
  if (hasFullAccess) return 'founder';
  if (planStatus === 'pending') return 'unknown';
  return planId === 'free' ? 'limited' : 'plan';
}

/** The free uses of this browser and its user, for the pages of the two generators. */
export function useFreeUses(): FreeUses {
  const { notify } = useHost();
  const access = freeUseAccess(useStudioAccount());
  const latest = useRef(access);
  latest.current = access;
  const create = useCallback(() => createFreeUses(latest.current, notify), [notify]);
  const { snapshot, send } = usePageActor(create, { connect: followOtherTabs });
  const isBrowser = useBrowserValue(() => true, false);

  useEffect(() => {
    send({ type: 'access.changed', access });
  }, [access, send]);

  return {
    view: isBrowser
      ? { state: snapshot.value, access, used: snapshot.context.used }
      : { state: 'checking', access, used: 0 },
    countSuccess: () => {
      // Another tab may have counted a use whose event has not arrived yet.
      send({ type: 'used.changed', used: count.read() });
      send({ type: 'generation.succeeded' });
    },
    isUsedUp: () => access === 'limited' && count.read() >= freeUses,
  };
}
