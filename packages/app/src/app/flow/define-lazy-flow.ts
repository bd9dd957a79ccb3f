import {
  type ActorRefFrom,
  type AnyActor,
  type AnyStateMachine,
  createActor,
  type EmittedFrom,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';
import type { Account, AccountServices } from '../account/account';
import type { Toasts } from '../toasts';
import { type FlowActors, provideActors } from './define-flow';
import { forwardEvents, type NavigateTo } from './forward-events';

/** What a flow gets from the app when it starts. `Services`: those of the account that it uses. */
export interface FlowContext<Params, Services = object> {
  /** The page's values when the flow starts. */
  params: Params;
  /** The page's values of its latest render, for a flow that reads them later. */
  latest: () => Params;
  account: Account<Services>;
  toasts: Pick<Toasts, 'notify' | 'actor'>;
  navigate: NavigateTo;
}

/** How one run of a flow is wired. */
interface FlowRun<Machine extends AnyStateMachine> {
  actors: FlowActors<Machine>;
  input?: InputFrom<Machine>;
  /** Reactions to emitted events, before `notify`, `navigate` and `error.caught` are forwarded. */
  on?: {
    [Type in EmittedFrom<Machine>['type']]?: (event: Extract<EmittedFrom<Machine>, { type: Type }>) => void;
  };
  /** Whether `navigate` events are followed. Always, if absent. */
  mayNavigate?: () => boolean;
  /** Connects the started actor to things outside. Returns how to disconnect, which happens when the actor stops. */
  connect?: (actor: ActorRefFrom<Machine>) => () => void;
}

interface FlowDefinition<Machine extends AnyStateMachine, Params, Services> {
  machine: Machine;
  /** Wires one run. A flow that needs the backend from the beginning awaits `account.start()` here. */
  run: (context: FlowContext<Params, Services>) => FlowRun<Machine> | Promise<FlowRun<Machine>>;
  /** Whether the actor goes on when its page is left, for example while it saves. Default: it stops. */
  keepAlive?: (snapshot: SnapshotFrom<Machine>, account: Pick<Account, 'view'>) => boolean;
  /** Starts with the same object share one actor: a page that React mounts twice does its work once. */
  once?: (params: Params) => object;
}

export interface Flow<Machine extends AnyStateMachine, Params, Services = AccountServices> {
  start: (context: FlowContext<Params, Services>) => Promise<ActorRefFrom<Machine>>;
  keepAlive: (snapshot: SnapshotFrom<Machine>, account: Pick<Account, 'view'>) => boolean;
}

/**
 * Declares a flow: a machine, the actors that do its work, and what happens with the events it emits. Put it into a file
 * `<name>.flow.ts` and import that file with `useFlow`, so that the machine is loaded apart from the page.
 */
export function defineFlow<Machine extends AnyStateMachine, Params = void, Services = object>({
  machine,
  run,
  keepAlive = () => false,
  once,
}: FlowDefinition<Machine, Params, Services>): Flow<Machine, Params, Services> {
  type Actor = ActorRefFrom<Machine>;
  const shared = new WeakMap<object, Promise<Actor>>();

  const start = async (context: FlowContext<Params, Services>): Promise<Actor> => {
    const { actors, input, on = {}, mayNavigate, connect } = await run(context);
    const provided: AnyStateMachine = provideActors(machine, actors);
    const actor: AnyActor = createActor(provided, { input });
    for (const [type, react] of Object.entries(on)) actor.on(type, react as (event: object) => void);
    forwardEvents(actor, { notify: context.toasts.notify, navigate: context.navigate, mayNavigate });
    const disconnect = connect?.(actor as Actor);
    if (disconnect) actor.subscribe({ complete: disconnect });
    return actor.start() as Actor;
  };

  return {
    keepAlive,
    start: (context) => {
      const key = once?.(context.params);
      if (!key) return start(context);
      const starting = shared.get(key) ?? start(context);
      shared.set(key, starting);
      // After a failure, the next start tries again.
      starting.catch(() => shared.delete(key));
      return starting;
    },
  };
}
