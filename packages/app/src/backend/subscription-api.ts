import type { SubscriptionRow } from '@verapix/facts';
import * as v from 'valibot';
import { attempt } from './attempt';
import type { Clients } from './clients';
import { callFunction } from './function-call';
import type { Failure } from './problem';
import { numericColumn, rowIn } from './rest-answer';

const rowSchema = v.object({
  id: v.string(),
  user_id: v.string(),
  status: v.string(),
  plan_id: v.nullish(v.string(), ''),
  plan_name: v.nullish(v.string(), ''),
  amount: numericColumn,
  currency: v.string(),
  interval: v.string(),
  created_at: v.string(),
  current_period_end: v.nullish(v.string(), null),
  canceled_at: v.nullish(v.string(), null),
}) satisfies v.GenericSchema<unknown, SubscriptionRow>;

type LoadedSubscription = {
  ok: true;
  /** What counts: none on any doubt. */
  active: SubscriptionRow | null;
  /** What the page shows: the active one, else the newest of any status. */
  shown: SubscriptionRow | null;
};

/** What a person has subscribed to. Expected faults are answers, and an answer that is no clear yes is a fault. */
export interface SubscriptionApi {
  loadSubscription: (userId: string, signal: AbortSignal) => Promise<LoadedSubscription | Failure>;
  /** The canceled row. The code is `not_implemented` when the backend has no such function. */
  cancelSubscription: (
    subscriptionId: string,
    signal: AbortSignal,
  ) => Promise<{ ok: true; subscription: SubscriptionRow } | Failure>;
}

function newestOf({ rest }: Pick<Clients, 'rest'>, filters: Record<string, string>, signal: AbortSignal) {
  return rest
    .from('subscriptions')
    .select('*')
    .match(filters)
    .order('created_at', { ascending: false })
    .limit(1)
    .abortSignal(signal)
    .maybeSingle();
}

export function createSubscriptionApi(clients: Pick<Clients, 'rest' | 'functions'>): SubscriptionApi {
  return {
    loadSubscription: (userId, signal) =>
      attempt(signal, async () => {
        const filters = { user_id: userId };
        const active = rowIn(await newestOf(clients, { ...filters, status: 'active' }, signal), rowSchema);
        if (!active.ok) return active;
        if (active.row) return { ok: true as const, active: active.row, shown: active.row };
        const newest = rowIn(await newestOf(clients, filters, signal), rowSchema);
        return newest.ok ? { ok: true as const, active: null, shown: newest.row } : newest;
      }),
    async cancelSubscription(subscriptionId, signal) {
      const answer = await callFunction(
        clients.functions,
        { name: 'cancel-subscription', body: { subscription_id: subscriptionId }, schema: rowSchema },
        signal,
      );
      return answer.ok ? { ok: true, subscription: answer.data } : answer;
    },
  };
}
