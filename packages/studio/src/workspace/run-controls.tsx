import type { Problem } from '@verapix/domain';
import { isBusy, shouldWarnBeforeLeaving, type ToolRunProgress } from '@verapix/machines';
import * as common from '@verapix/messages/common';
import * as messages from '@verapix/messages/tool-run';
import * as units from '@verapix/messages/tool-units';
import {
  Alert,
  Button,
  type ButtonProps,
  Code,
  Icon,
  InternalLink,
  Progress,
  Stack,
  ToolPanel,
} from '@verapix/ui';
import { type LucideIcon, RotateCw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDuration } from '@verapix/messages/formats/sizes';
import { useLostFocus } from './focus';
import { useHost } from '../host';
import { studioPaths } from '../paths';

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

/** How far the run is. */
export function RunProgress({ snapshot }: Pick<RunStatusProps, 'snapshot'>) {
  const { progress } = snapshot.context;
  if (!progress) return <Progress label={messages.starting} />;
  const { phaseLabel, phaseDone, overall, etaMs } = progress;
  return (
    <Progress
      label={phaseLabel}
      // Nothing is known yet while the first phase reports nothing, such as the answer of a service.
      value={overall === 0 && phaseDone === undefined ? undefined : Math.floor(overall * 100)}
      eta={etaMs === undefined ? undefined : units.timeLeft({ duration: formatDuration(etaMs) })}
    />
  );
}

/** Cancels the run. Takes the focus from the button that started it. */
export function CancelRun({ send }: Pick<RunStatusProps, 'send'>) {
  const button = useLostFocus<HTMLButtonElement>();
  return (
    <Button ref={button} wide size="l" icon={<Icon of={X} />} onClick={() => send({ type: 'run.cancel' })}>
      {common.cancel}
    </Button>
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
      <RunProgress snapshot={snapshot} />
      <CancelRun send={send} />
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

/**
 * A workspace's actions: during a run a button that cancels it, otherwise the tool's own, why the last run failed, and a way
 * to start over. The progress is shown on the picture.
 */
export function RunActions({
  snapshot,
  send,
  startOverLabel = messages.startOver,
  main,
  children,
}: RunActionsProps) {
  const isRunning = snapshot.matches('processing');
  const failure = isRunning ? undefined : snapshot.context.failure;
  return (
    <>
      {(isRunning || main || failure) && (
        <ToolPanel.Actions>
          <RunFailure failure={failure} />
          {isRunning ? <CancelRun send={send} /> : main}
        </ToolPanel.Actions>
      )}
      <ToolPanel.More inert={isRunning}>
        {children}
        <Button wide variant="ghost" onClick={() => send({ type: 'source.cleared' })}>
          {startOverLabel}
        </Button>
      </ToolPanel.More>
    </>
  );
}

/** Leads from a result to all results. */
export function LibraryLink() {
  return (
    <Button asChild wide variant="ghost">
      <InternalLink to={studioPaths.library}>{messages.openLibrary}</InternalLink>
    </Button>
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
