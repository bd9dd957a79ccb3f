import { Button, type ButtonProps, Icon } from '@verapix/ui';
import { type LucideIcon, RotateCw } from 'lucide-react';
import { useLostFocus } from './use-lost-focus';

interface StartRunProps extends Pick<ButtonProps, 'size'> {
  snapshot: { matches: (state: 'failed') => boolean };
  send: (event: { type: 'run.start' | 'run.retry' }) => void;
  icon?: LucideIcon;
  disabled?: boolean;
  /** What the run does, on the button. */
  children: string;
}

/** Starts the run; after one that failed it is there to try again. When a run ends without a result the focus is here. */
export function StartRun({ snapshot, send, icon, size = 'l', disabled = false, children }: StartRunProps) {
  const failed = snapshot.matches('failed');
  const shown = failed ? RotateCw : icon;
  const button = useLostFocus<HTMLButtonElement>();
  return (
    <Button
      ref={button}
      wide
      size={size}
      tone="accent"
      look="solid"
      disabled={disabled}
      icon={shown && <Icon of={shown} />}
      onClick={() => send({ type: failed ? 'run.retry' : 'run.start' })}
    >
      {failed ? 'Try again' : children}
    </Button>
  );
}
