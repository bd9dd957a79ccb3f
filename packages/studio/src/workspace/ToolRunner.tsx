import { onceIdle, type ToolId, whenIdle } from '@verapix/domain';
import { stateValueNames, type ToolRunSnapshot } from '@verapix/machines';
import * as messages from '@verapix/messages/tool-page';
import { Heading, Stack, Text } from '@verapix/ui';
import { useCallback, useEffect, useRef } from 'react';
import type { StateValue } from 'xstate';
import { useHost } from '../host';
import { chooseEngines } from '../lib/engine-choice';
import { usePageActor } from '../lib/use-page-actor';
import { HowGood, measuredTablesOf } from '../measured/HowGood';
import { loadResultStore } from '../store/keep-result';
import { loadIntake } from './inspect-chosen';
import { FocusWatch } from './focus';
import { LeaveRunGuard } from './run-controls';
import type { RunSource, ToolDefinition } from './tool-definition';
import type { ToolViewProps } from './tool-props';
import { createToolActor } from './tool-actor';
import { ToolContext } from './tool-props';
import type { ToolModule } from './tool-entry';
import { studioTool } from '../tools';
import * as css from './workspace.css';

/** What a tool's folder gives to its entry in the registry. */
export const toolModule = <Source extends RunSource, Options extends object, Result, Env>(
  tool: ToolDefinition<Source, Options, Result, Env>,
): ToolModule => ({
  Page: () => <ToolRunner tool={tool} />,
  place: tool.place ?? messages.place,
  loadStep: tool.loadStep,
});

interface ToolProps<Source extends RunSource, Options extends object, Result, Env> {
  tool: ToolDefinition<Source, Options, Result, Env>;
}

/** Runs a tool and shows it, with its heading. */
function ToolRunner<Source extends RunSource, Options extends object, Result, Env>({
  tool,
}: ToolProps<Source, Options, Result, Env>) {
  const run = useToolRun(tool);
  usePreparedTool(tool);
  return (
    <>
      <ToolScreen tool={tool} {...run} />
      <HowGood id={tool.id} />
      <LeaveRunGuard snapshot={run.snapshot} />
    </>
  );
}

type ToolRunViewProps<Source extends RunSource, Options extends object, Result, Env> = ToolViewProps<
  Source,
  Options,
  Result,
  Env
> &
  ToolProps<Source, Options, Result, Env>;

/** A tool with its heading, in one state of its machine. Once it has a file, the heading is one line with the intake. */
export function ToolScreen<Source extends RunSource, Options extends object, Result, Env>(
  props: ToolRunViewProps<Source, Options, Result, Env>,
) {
  const { id, lead } = props.tool;
  const { source, result } = props.snapshot.context;
  // A form is a source from the start.
  const isOpen = typeof source === 'object' || result !== undefined;
  return (
    <Stack
      gap={isOpen ? 's' : 'xxl'}
      className={isOpen ? css.open : undefined}
      data-machine-state={machineStates(props.snapshot.value)}
    >
      <Stack gap="s" className={isOpen ? css.title : undefined}>
        <Heading level={1} size={isOpen ? 'card' : 'title'}>
          {studioTool(id).title}
        </Heading>
        {!isOpen && (
          <Text size="l" tone="textMuted" measure>
            {lead}
          </Text>
        )}
      </Stack>
      <ToolRunView {...props} />
    </Stack>
  );
}

/** The names of the states that a tool's machine is in, for `data-machine-state`. */
export const machineStates = (state: StateValue): string => stateValueNames('tool-run', state).join(' ');

/** A tool without its page's heading. */
export function ToolRunView<Source extends RunSource, Options extends object, Result, Env>({
  tool,
  snapshot,
  send,
  env,
}: ToolRunViewProps<Source, Options, Result, Env>) {
  const { View } = tool;
  return (
    <ToolContext value={tool}>
      <FocusWatch>
        <View {...{ snapshot, send, env }} />
      </FocusWatch>
    </ToolContext>
  );
}

/** Runs a tool for as long as the component is mounted. */
export function useToolRun<Source extends RunSource, Options extends object, Result, Env>(
  tool: ToolDefinition<Source, Options, Result, Env>,
): ToolViewProps<Source, Options, Result, Env> {
  const host = useHost();
  const env = tool.useEnv();
  // Assigned while rendering: views ask the machine's `validate` for its answer in the same render.
  const latestEnv = useRef(env);
  latestEnv.current = env;

  // Stores `?engines=` for the tab even if nothing is run on this page.
  useEffect(() => void chooseEngines(location.search), []);
  const create = useCallback(() => createToolActor(tool, () => latestEnv.current, host), [tool, host]);
  const { snapshot, send } = usePageActor(create);
  return { snapshot: snapshot as ToolRunSnapshot<Source, Options, Result>, send, env };
}

interface Preparable {
  id: ToolId;
  engine: { prepare: () => Promise<void> };
  prepare?: () => Promise<unknown>;
}

/** Loads when the page is idle what a run needs, weights apart, so that the tool works offline afterwards. */
function usePreparedTool(tool: Preparable): void {
  const host = useHost();
  useEffect(() => {
    const prepare = async () => {
      // In the order in which a run needs them: a file that is chosen meanwhile waits for no other part.
      for (const load of [
        loadIntake,
        tool.prepare,
        tool.engine.prepare,
        loadResultStore,
        measuredTablesOf(tool.id)?.load,
        host.prepare,
      ]) {
        // What cannot be loaded ahead is loaded again when it is needed.
        await Promise.resolve(load?.()).catch(() => {});
        await new Promise<void>((resolve) => onceIdle(resolve));
      }
      performance.mark('tool-prepared');
    };
    return whenIdle(() => void prepare());
  }, [tool, host]);
}
