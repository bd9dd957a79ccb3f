import { Button, Icon, Stack } from '@verapix/ui';
import { RotateCw } from 'lucide-react';
import { CancelRun } from '../shared/CancelRun';
import type { HeadshotSend, HeadshotSnapshot } from './headshot-machine';

interface HeadshotActionsProps {
  snapshot: HeadshotSnapshot;
  send: HeadshotSend;
}

/** What can be done now: start, cancel, try again, start over. */
export function HeadshotActions({ snapshot, send }: HeadshotActionsProps) {
  if (snapshot.matches('processing')) return <CancelRun send={send} />;
  const failed = snapshot.matches('failed');
  return (
    <Stack gap="s">
      {!snapshot.context.result && (
        <Button
          wide
          tone="accent"
          look="solid"
          icon={failed && <Icon of={RotateCw} />}
          onClick={() => send({ type: failed ? 'run.retry' : 'run.start' })}
        >
          {failed ? 'Try again' : 'Generate Professional Headshots'}
        </Button>
      )}
      <Button wide look="ghost" onClick={() => send({ type: 'source.cleared' })}>
        Start over
      </Button>
    </Stack>
  );
}
