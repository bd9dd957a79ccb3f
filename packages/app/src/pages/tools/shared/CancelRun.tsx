import { Button, Icon } from '@verapix/ui';
import { X } from 'lucide-react';
import { useLostFocus } from './use-lost-focus';

/** Ends the run under way. It takes the focus from the button that started the run. */
export function CancelRun({ send }: { send: (event: { type: 'run.cancel' }) => void }) {
  const button = useLostFocus<HTMLButtonElement>();
  return (
    <Button ref={button} wide size="l" icon={<Icon of={X} />} onClick={() => send({ type: 'run.cancel' })}>
      Cancel
    </Button>
  );
}
