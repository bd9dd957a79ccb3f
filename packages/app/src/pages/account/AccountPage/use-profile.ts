import type { AuthUser } from '@verapix/machines';
import { useCallback, useEffect, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import { useAccount } from '../../../wiring/account/account';
import { useToasts } from '../../../wiring/toasts';
import { type LazyActor, useLazyActor } from '../../../wiring/use-lazy-actor';
import type { ProfileActor } from './start-profile';

const isSaving = (snapshot: SnapshotFrom<ProfileActor>) => snapshot.matches('saving');

/** The profile card of one person. Its machine starts with the first edit and hears of changes made elsewhere. */
export function useProfile(user: AuthUser): LazyActor<ProfileActor> {
  const account = useAccount();
  const { notify } = useToasts();
  const profile = useRef(user);
  const start = useCallback(async () => {
    const [{ startProfile }, { api }] = await Promise.all([import('./start-profile'), account.start()]);
    return startProfile({ api, profile: profile.current, notify });
  }, [account, notify]);
  const { snapshot, send } = useLazyActor(start, { outlivesPage: isSaving });

  const started = snapshot !== undefined;
  useEffect(() => {
    profile.current = user;
    if (started) send({ type: 'profile.changed', user });
  }, [started, user, send]);
  return { snapshot, send };
}
