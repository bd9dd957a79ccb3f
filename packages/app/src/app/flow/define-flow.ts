import type { Failure } from '@verapix/domain';
import { failure } from '@verapix/client/problem';
import { forwardEvents, type MachineActors, type NavigateTo, provideActors } from '@verapix/machines';
import { matchPath } from 'react-router-dom';
import {
  type ActorRefFrom,
  type AnyActor,
  type AnyStateMachine,
  createActor,
  type EmittedFrom,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';
import { pathOf } from '../../content/address';
import type { Account, AccountServices } from '../account/account';
import type { Toasts } from '../toasts';

/** What a flow gets from the app when its page is rendered. `Services`: those of the account that it uses. */
export interface FlowContext<Params, Services = object> {
  /** The page's values when the flow is created. */
  params: Params;
  /** The page's values of its latest render, for a flow that reads them later. */
  latest: () => Params;
  account: Account<Services>;
  toasts: Pick<Toasts, 'notify' | 'dismiss'>;
  navigate: NavigateTo;
}

/** How one run of a flow is wired. */
interface FlowWiring<Machine extends AnyStateMachine> {
  actors: MachineActors<Machine>;
  input?: InputFrom<Machine>;
  /** Reactions to emitted events, before `notify`, `navigate` and `error.caught` are forwarded. */
  on?: {
    [Type in EmittedFrom<Machine>['type']]?: (event: Extract<EmittedFrom<Machine>, { type: Type }>) => void;
  };
  /** Whether `navigate` events are followed. Always, if absent. */
  mayNavigate?: () => boolean;
  /** Connects the actor to things outside when it starts. Returns how to disconnect, which happens when it stops. */
  connect?: (actor: ActorRefFrom<Machine>) => () => void;
}

interface FlowDefinition<Machine extends AnyStateMachine, Params, Services> {
  machine: Machine;
  /**
   * Wires one run. It is called while the page is rendered, also when it is prerendered: it has no effects and reads nothing that
   * only a browser has.
   */
  run: (context: FlowContext<Params, Services>) => FlowWiring<Machine>;
  /** Whether the actor goes on when its page is left, for example while it saves. Default: it stops. */
  keepAlive?: (snapshot: SnapshotFrom<Machine>, account: Pick<Account, 'view'>) => boolean;
}

/** One run of a flow. Its snapshot is the machine's initial one until it is started. */
interface FlowRun<Machine extends AnyStateMachine> {
  actor: ActorRefFrom<Machine>;
  /** Starts the actor and returns it. Further calls have no effect. */
  start: () => ActorRefFrom<Machine>;
}

export interface Flow<Machine extends AnyStateMachine, Params, Services = AccountServices> {
  create: (context: FlowContext<Params, Services>) => FlowRun<Machine>;
  keepAlive: (snapshot: SnapshotFrom<Machine>, account: Pick<Account, 'view'>) => boolean;
}

/** Declares a flow: a machine, the actors that do its work, and what happens with the events it emits. */
export function defineFlow<Machine extends AnyStateMachine, Params = void, Services = object>({
  machine,
  run,
  keepAlive = () => false,
}: FlowDefinition<Machine, Params, Services>): Flow<Machine, Params, Services> {
  return {
    keepAlive,
    create: (context) => {
      const { actors, input, on = {}, mayNavigate, connect } = run(context);
      const provided: AnyStateMachine = provideActors(machine, actors);
      const actor: AnyActor = createActor(provided, { input });
      for (const [type, react] of Object.entries(on)) actor.on(type, react as (event: object) => void);
      forwardEvents(actor, { notify: context.toasts.notify, navigate: context.navigate, mayNavigate });
      let isStarted = false;
      return {
        actor: actor as ActorRefFrom<Machine>,
        start: () => {
          if (isStarted) return actor as ActorRefFrom<Machine>;
          isStarted = true;
          const disconnect = connect?.(actor as ActorRefFrom<Machine>);
          if (disconnect) actor.subscribe({ complete: disconnect });
          return actor.start() as ActorRefFrom<Machine>;
        },
      };
    },
  };
}

/**
 * Makes a request that waits for the backend's clients to load. If they cannot be loaded, it answers like a backend that
 * cannot be reached, and the next request loads them again.
 */
export async function request<Api, Answer>(
  account: Pick<Account<{ api: Api }>, 'start'>,
  call: (api: Api) => Promise<Answer>,
): Promise<Answer | Failure> {
  const runtime = await account.start().catch((error: unknown) => {
    console.error(error);
    return null;
  });
  return runtime ? call(runtime.api) : failure('unreachable');
}

/** For `mayNavigate`: a flow that outlasts its page does not take the user away from another one. */
export const isAt = (path: string) => (): boolean => matchPath(path, pathOf(location.pathname)) !== null;
