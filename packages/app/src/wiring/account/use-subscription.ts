import type { subscriptionMachine } from '@verapix/machines';
import { useCallback } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type LazyActor, useLazyActor } from '../use-lazy-actor';
import { useAccount } from './account';

export type SubscriptionActor = ActorRefFrom<typeof subscriptionMachine>;

/** It is the app's, and only looked at here. */
const always = () => true;

/** The subscription of whoever is signed in, read again on arrival: it may have been changed elsewhere. */
export function useSubscription(): LazyActor<SubscriptionActor> {
  const account = useAccount();
  const start = useCallback(async () => {
    const { subscription } = await account.start();
    if (!subscription.getSnapshot().matches('loading')) subscription.send({ type: 'refresh.requested' });
    return subscription;
  }, [account]);
  return useLazyActor(start, { eager: true, outlivesPage: always });
}
