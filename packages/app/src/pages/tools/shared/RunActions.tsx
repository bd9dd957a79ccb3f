import { selectProgress, type ToolRunProgress } from '@verapix/machines';
import { Button, ToolPanel } from '@verapix/ui';
import type { ReactNode } from 'react';
import { CancelRun } from './CancelRun';
import { RunProgress } from './RunProgress';

interface RunActionsProps {
  snapshot: {
    matches: (state: 'processing') => boolean;
    context: { progress: ToolRunProgress | undefined };
  };
  send: (event: { type: 'run.cancel' | 'source.cleared' }) => void;
  /** On the button that lets go of the file. */
  startOverLabel?: string;
  /** The one thing to do next, which on phones stays at hand; nothing where it stands elsewhere. */
  main?: ReactNode;
  /** What else can be done while no run is under way. */
  children?: ReactNode;
}

/**
 * What can be done now: during a run see how far it is, and cancel it; without one the tool's own, and last to start
 * over. The progress stands here since this is where the run was started.
 */
export function RunActions({
  snapshot,
  send,
  startOverLabel = 'Start over',
  main,
  children,
}: RunActionsProps) {
  if (snapshot.matches('processing')) {
    return (
      <ToolPanel.Actions>
        <RunProgress progress={selectProgress(snapshot)} />
        <CancelRun send={send} />
      </ToolPanel.Actions>
    );
  }
  return (
    <>
      {main && <ToolPanel.Actions>{main}</ToolPanel.Actions>}
      <ToolPanel.More>
        {children}
        <Button wide look="ghost" onClick={() => send({ type: 'source.cleared' })}>
          {startOverLabel}
        </Button>
      </ToolPanel.More>
    </>
  );
}
