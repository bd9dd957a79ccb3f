import { useSelector } from '@xstate/react';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { ActorRefFrom, AnyActor, AnyActorRef, AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';
import { useAccount } from '../account/account';
import type { Flow } from './define-flow';
import { useFlowContext } from './use-flow-context';

/** A flow as its page shows it. */
export interface FlowView<Ref extends AnyActorRef> {
  snapshot: SnapshotFrom<Ref>;
  send: (event: EventFrom<Ref>) => void;
}

interface UseFlowOptions<Params> {
  params: Params;
  /** Another key is another run of the flow. Changed params alone are not. */
  key?: unknown;
}

/** Runs a flow for as long as the component is mounted, or longer where the flow keeps itself alive. */
export function useFlow<Machine extends AnyStateMachine, Params>(
  flow: Flow<Machine, Params>,
  { params, key }: UseFlowOptions<Params>,
): FlowView<ActorRefFrom<Machine>> {
  const account = useAccount();
  const contextOf = useFlowContext<Params>();
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  });
  const [restarts, restart] = useReducer((count: number) => count + 1, 0);
  const create = () => ({
    key,
    restarts,
    run: flow.create({ ...contextOf(params), latest: () => latest.current }),
  });
  const [current, setCurrent] = useState(create);
  const isCurrent = Object.is(current.key, key) && current.restarts === restarts;
  const shown = isCurrent ? current : create();
  if (shown !== current) setCurrent(shown);
  const { run } = shown;
  const actor: AnyActor = run.actor;
  useEffect(() => {
    // React may run the effects of a mounted page again, after those that stopped its actor.
    if (actor.getSnapshot().status === 'stopped') return restart();
    run.start();
    return () => {
      if (!flow.keepAlive(actor.getSnapshot(), account)) actor.stop();
    };
  }, [run, actor, flow, account]);
  const snapshot = useSelector(actor, (current) => current);
  return { snapshot, send: actor.send } as FlowView<ActorRefFrom<Machine>>;
}
