import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ActorRefFrom, AnyStateMachine, SnapshotFrom } from 'xstate';
import { type AccountServices, useAccount } from '../account/account';
import { useToasts } from '../toasts';
import { type LazyActor, useLazyActor } from '../use-lazy-actor';
import type { Flow, FlowContext } from './define-lazy-flow';

/** Gives a flow its context, read when the flow starts. The returned function keeps its identity. */
function useFlowContext<Params>(params: Params): () => FlowContext<Params, AccountServices> {
  const account = useAccount();
  const toasts = useToasts();
  const navigate = useNavigate();
  const latest = useRef({ params, navigate });
  useEffect(() => {
    latest.current = { params, navigate };
  });
  return useCallback(
    () => ({
      params: latest.current.params,
      latest: () => latest.current.params,
      account,
      toasts,
      navigate: (to, options) => void latest.current.navigate(to, options),
    }),
    [account, toasts],
  );
}

interface UseFlowOptions<Params> {
  params: Params;
  /** Another key starts another run of the flow. Changed params alone do not. */
  key?: unknown;
  /** Starts with the page rather than with the first event. */
  eager?: boolean;
}

/**
 * Runs a flow for as long as the component is mounted, or longer where the flow keeps itself alive.
 * @param load imports the flow; must keep its identity: `const load = async () => (await import('./x.flow')).xFlow`
 */
export function useFlow<Machine extends AnyStateMachine, Params>(
  load: () => Promise<Flow<Machine, Params>>,
  { params, key, eager = false }: UseFlowOptions<Params>,
): LazyActor<ActorRefFrom<Machine>> {
  const account = useAccount();
  const contextNow = useFlowContext(params);
  const flow = useRef<Flow<Machine, Params>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another run.
  const start = useCallback(async () => {
    const context = contextNow();
    flow.current = await load();
    return flow.current.start(context);
  }, [load, contextNow, key]);

  const keepAlive = useCallback(
    (snapshot: SnapshotFrom<ActorRefFrom<Machine>>) =>
      flow.current?.keepAlive(snapshot as SnapshotFrom<Machine>, account) ?? false,
    [account],
  );
  return useLazyActor(start, { eager, keepAlive });
}
