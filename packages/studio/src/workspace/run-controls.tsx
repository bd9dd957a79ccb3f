import type { Problem } from '@verapix/domain';
import { isBusy, shouldWarnBeforeLeaving, type ToolRunProgress } from '@verapix/machines';
import * as common from '@verapix/messages/common';
import * as messages from '@verapix/messages/tool-run';
import * as units from '@verapix/messages/tool-units';
import { Alert, Button, type ButtonProps, Code, Icon, Progress, Stack, ToolPanel } from '@verapix/ui';
import { type LucideIcon, RotateCw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDuration } from '@verapix/messages/formats/sizes';
import { useLostFocus } from './focus';
import { useHost } from '../host';

/** What these controls read of a tool's snapshot. */
interface RunSnapshot {
  matches: (state: 'processing' | 'failed') => boolean;
  context: { progress: ToolRunProgress | undefined; failure: Problem | undefined };
}

export interface StartRunProps {
  snapshot: RunSnapshot;
  send: (event: { type: 'run.start' | 'run.retry' }) => void;
  icon?: LucideIcon;
  size?: ButtonProps['size'];
  disabled?: boolean;
  /** What the run does. */
  children: string;
}

/** Starts the run, or tries again after a failure. Takes the focus when a run ends without a result. */
export function StartRun({ snapshot, send, icon, size = 'l', disabled = false, children }: StartRunProps) {
  const failed = snapshot.matches('failed');
  const shownIcon = failed ? RotateCw : icon;
  const button = useLostFocus<HTMLButtonElement>();
  return (
    <Button
      ref={button}
      wide
      size={size}
      tone="accent"
      variant="solid"
      disabled={disabled}
      icon={shownIcon && <Icon of={shownIcon} />}
      onClick={() => send({ type: failed ? 'run.retry' : 'run.start' })}
    >
      {failed ? common.tryAgain : children}
    </Button>
  );
}

interface RunStatusProps {
  snapshot: RunSnapshot;
  send: (event: { type: 'run.cancel' }) => void;
}

/** How far the run is, and a button that cancels it, which takes the focus from the one that started it. */
function RunProgress({ snapshot, send }: RunStatusProps) {
  const { progress } = snapshot.context;
  const button = useLostFocus<HTMLButtonElement>();
  return (
    <>
      {progress ? (
        <Progress
          label={progress.phaseLabel}
          // Nothing is known yet while the first phase reports nothing, such as the answer of a service.
          value={
            progress.overall === 0 && progress.phaseDone === undefined
              ? undefined
              : Math.floor(progress.overall * 100)
          }
          eta={
            progress.etaMs === undefined
              ? undefined
              : units.timeLeft({ duration: formatDuration(progress.etaMs) })
          }
        />
      ) : (
        <Progress label={messages.starting} />
      )}
      <Button ref={button} wide size="l" icon={<Icon of={X} />} onClick={() => send({ type: 'run.cancel' })}>
        {common.cancel}
      </Button>
    </>
  );
}

/** Why there is no result, and what to do about it. Renders nothing without a failure. */
export function RunFailure({ failure }: { failure: Pick<Problem, 'message' | 'fix'> | undefined }) {
  if (!failure) return null;
  return (
    <Alert tone="danger" title={failure.message} live>
      {failure.fix}
    </Alert>
  );
}

/** For a tool with a form: the run's progress and a way to cancel it, or why it failed. */
export function RunStatus({ snapshot, send }: RunStatusProps) {
  if (!snapshot.matches('processing')) return <RunFailure failure={snapshot.context.failure} />;
  return (
    <Stack gap="m">
      <RunProgress {...{ snapshot, send }} />
    </Stack>
  );
}

interface RunActionsProps {
  snapshot: RunSnapshot;
  send: (event: { type: 'run.cancel' | 'source.cleared' }) => void;
  /** On the button that clears the file. */
  startOverLabel?: string;
  /** The main action, which stays in reach on phones. Absent where it is elsewhere. */
  main?: ReactNode;
  /** Further actions while no run is under way. */
  children?: ReactNode;
}

/** A workspace's actions: progress and cancel during a run, otherwise the tool's own and a way to start over. */
export function RunActions({
  snapshot,
  send,
  startOverLabel = messages.startOver,
  main,
  children,
}: RunActionsProps) {
  if (snapshot.matches('processing')) {
    return (
      <ToolPanel.Actions>
        <RunProgress {...{ snapshot, send }} />
      </ToolPanel.Actions>
    );
  }
  return (
    <>
      {main && <ToolPanel.Actions>{main}</ToolPanel.Actions>}
      <ToolPanel.More>
        {children}
        <Button wide variant="ghost" onClick={() => send({ type: 'source.cleared' })}>
          {startOverLabel}
        </Button>
      </ToolPanel.More>
    </>
  );
}

/** Shown beside a simulated result. `children` say in a sentence what was done instead. */
export function SimulationNote({ children }: { children: ReactNode }) {
  return (
    <Alert tone="warning" title={messages.simulation}>
      {messages.simulationNote({
        done: children,
        code: (flag) => <Code style={{ whiteSpace: 'nowrap' }}>{flag}</Code>,
      })}
    </Alert>
  );
}

/** Asks before a run under way or an unsaved result would be lost. */
export function LeaveRunGuard({ snapshot }: { snapshot: Parameters<typeof isBusy>[0] }) {
  const { LeaveGuard } = useHost();
  return (
    <LeaveGuard active={shouldWarnBeforeLeaving(snapshot)} losing={isBusy(snapshot) ? 'run' : 'result'} />
  );
}
