import { RunActions } from '../shared/RunActions';
import { StartRun } from '../shared/StartRun';
import type { HeadshotSend, HeadshotSnapshot } from './headshot-machine';

interface HeadshotActionsProps {
  snapshot: HeadshotSnapshot;
  send: HeadshotSend;
}

/** What can be done now: start, cancel, try again, start over. */
export function HeadshotActions({ snapshot, send }: HeadshotActionsProps) {
  return (
    <RunActions
      {...{ snapshot, send }}
      main={
        !snapshot.context.result && (
          <StartRun {...{ snapshot, send }} size="m">
            Generate Professional Headshots
          </StartRun>
        )
      }
    />
  );
}
