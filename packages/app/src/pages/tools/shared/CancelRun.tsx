import { Button, Icon } from '@verapix/ui';
import { X } from 'lucide-react';

/** Ends the run under way. */
export function CancelRun({ send }: { send: (event: { type: 'run.cancel' }) => void }) {
  return (
    <Button wide size="l" icon={<Icon of={X} />} onClick={() => send({ type: 'run.cancel' })}>
      Cancel
    </Button>
  );
}
