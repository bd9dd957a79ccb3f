import { toolById, whenIdle } from '@verapix/domain';
import {
  type ToolRunActor,
  type ToolRunSend,
  type ToolRunSnapshot,
  stateValueNames,
} from '@verapix/machines';
import * as messages from '@verapix/messages/tool-page';
import { Alert, Heading, Skeleton, Stack, Text } from '@verapix/ui';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { StateValue } from 'xstate';
import { chooseEngines } from '../lib/engine-choice';
import { scrollBehavior } from '../lib/scroll-behavior';
import { type StudioHost, useHost } from '../host';
import { useLazyActor } from '../lib/use-lazy-actor';
import type { RunSource, Tool } from './define-tool';
import { FocusWatch } from './focus';
import { ToolContext } from './tool-context';

/** Loaded with the machine: nothing can be lost before. */
export const LeaveRunGuard = lazy(async () => ({
  default: (await import('./run-controls')).LeaveRunGuard,
}));

/** Runs a tool and shows it, with its heading. */
export function ToolRunner<Source extends RunSource, Options extends object, Result, Env>({
  tool,
}: {
  tool: Tool<Source, Options, Result, Env>;
}) {
  const run = useToolRun(tool, { prepareWhenIdle: true });
  return (
    <>
      <ToolScreen tool={tool} {...run} />
      <Suspense>{run.snapshot && <LeaveRunGuard snapshot={run.snapshot} />}</Suspense>
    </>
  );
}

export interface ToolRun<Source, Options extends object, Result, Env> {
  /** Undefined before the machine has started: nothing has happened yet. */
  snapshot: ToolRunSnapshot<Source, Options, Result> | undefined;
  send: ToolRunSend<Options, Result>;
  env: Env;
  /** Why the last event was lost: the tool's code could not be loaded. The event may be sent again. */
  missing?: MissingCode | undefined;
}

interface ToolRunViewProps<Source extends RunSource, Options extends object, Result, Env>
  extends ToolRun<Source, Options, Result, Env> {
  tool: Tool<Source, Options, Result, Env>;
}

/** A tool's page in one state of its machine. */
export function ToolScreen<Source extends RunSource, Options extends object, Result, Env>(
  props: ToolRunViewProps<Source, Options, Result, Env>,
) {
  const { id, lead } = props.tool;
  return (
    <Stack gap="xxl" data-machine-state={machineStates(props.tool, props.snapshot?.value)}>
      <Stack gap="s">
        <Heading level={1} size="title">
          {toolById(id).title}
        </Heading>
        <Text size="l" tone="textMuted" measure>
          {lead}
        </Text>
      </Stack>
      <ToolRunView {...props} />
    </Stack>
  );
}

/** The names of the states that a tool's machine is in, for `data-machine-state`. */
export function machineStates(
  tool: { source: { initial?: unknown } },
  state: StateValue | undefined,
): string {
  const initial = tool.source.initial === undefined ? 'empty' : 'ready';
  return stateValueNames('tool-run', state ?? initial).join(' ');
}

/** A tool without its page's heading. */
export function ToolRunView<Source extends RunSource, Options extends object, Result, Env>({
  tool,
  snapshot,
  send,
  env,
  missing,
}: ToolRunViewProps<Source, Options, Result, Env>) {
  const { View, Workspace } = tool;
  return (
    <ToolContext value={toolById(tool.id)}>
      <FocusWatch>
        <MissingCodeAlert missing={missing} again={tool.source.again(env)} />
        <Suspense fallback={<Skeleton shape="block" style={{ aspectRatio: '2 / 1' }} />}>
          <View {...{ snapshot, send, env, Workspace }} />
        </Suspense>
      </FocusWatch>
    </ToolContext>
  );
}

/** Why a tool's code could not be loaded. */
type MissingCode = 'offline' | 'unreachable';

interface MissingCodeAlertProps {
  /** Undefined while nothing is missing. */
  missing: MissingCode | undefined;
  /** What has to be done again, such as `try again`. */
  again: string;
}

/** Says that the tool's code could not be loaded, and what to do. Scrolls into view. */
export function MissingCodeAlert({ missing, again }: MissingCodeAlertProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (missing) alert.current?.scrollIntoView({ behavior: scrollBehavior(), block: 'center' });
  }, [missing]);
  if (!missing) return null;
  const isOffline = missing === 'offline';
  return (
    <Alert ref={alert} tone="danger" title={isOffline ? messages.offline : messages.unreachable} live>
      {/* A browser remembers for as long as the page is open that a module could not be loaded, hence the reload. */}
      {isOffline ? messages.offlineFix({ again }) : messages.unreachableFix({ again })}
    </Alert>
  );
}

/**
 * Runs a tool for as long as the component is mounted. The machine is loaded and started with the first event; until
 * then there is no snapshot. `prepareWhenIdle` loads what a run needs when the page is idle, so that the tool works
 * offline afterwards.
 */
export function useToolRun<Source extends RunSource, Options extends object, Result, Env>(
  tool: Tool<Source, Options, Result, Env>,
  { prepareWhenIdle }: { prepareWhenIdle: boolean },
): ToolRun<Source, Options, Result, Env> {
  const host = useHost();
  const [missing, setMissing] = useState<MissingCode>();
  const env = tool.useEnv();
  // Assigned while rendering: views ask the machine's `validate` for its answer in the same render.
  const latestEnv = useRef(env);
  latestEnv.current = env;

  // Stores `?engines=` for the tab even if nothing is run on this page.
  useEffect(() => void chooseEngines(location.search), []);
  // What cannot be loaded ahead is loaded again when it is needed.
  useEffect(
    () => (prepareWhenIdle ? whenIdle(() => void prepare(tool, host)) : undefined),
    [tool, host, prepareWhenIdle],
  );
  const start = useCallback(async () => {
    setMissing(undefined);
    const [loaded, { startToolActor }] = await loadTool(tool);
    return startToolActor(tool, loaded, () => latestEnv.current, host);
  }, [tool, host]);
  const onUnavailable = useCallback(() => setMissing(navigator.onLine ? 'unreachable' : 'offline'), []);
  const { snapshot, send } = useLazyActor<ToolRunActor<Source, Options, Result>>(start, { onUnavailable });
  return { snapshot, send, missing, env };
}

/** Loads what handles a tool's first event: its workspace, the machine and the intake. Rejects if one is missing. */
const loadTool = <Loaded,>(tool: { load: () => Promise<Loaded> }) =>
  Promise.all([tool.load(), import('./tool-actor'), import('./run-controls'), import('@verapix/engines')]);

interface Preparable {
  engine: { prepare: () => Promise<void> };
  prepare?: () => Promise<void>;
}

/** Loads all that a run and keeping its result need, weights apart, and what the shell shows beside a run. */
async function prepare(tool: { load: () => Promise<Preparable> }, host: Pick<StudioHost, 'prepare'>) {
  await Promise.allSettled([
    loadTool(tool).then(([loaded]) => Promise.all([loaded.engine.prepare(), loaded.prepare?.()])),
    import('../store/keep-result'),
    host.prepare(),
  ]);
  performance.mark('tool-prepared');
}
