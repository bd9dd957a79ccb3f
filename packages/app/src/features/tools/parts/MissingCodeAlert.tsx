import { Alert } from '@verapix/ui';
import { useEffect, useRef } from 'react';
import { scrollBehavior } from '../../../app/shell/navigation';

/** Why a tool's code could not be loaded. */
export type MissingCode = 'offline' | 'unreachable';

// A browser remembers for as long as the page is open that a module could not be loaded, hence the reload.
const texts: Record<MissingCode, { title: string; first: string }> = {
  offline: { title: 'You are offline.', first: 'Connect' },
  unreachable: { title: 'The tool could not be loaded.', first: 'Check your connection' },
};

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
  const { title, first } = texts[missing];
  return (
    <Alert ref={alert} tone="danger" title={title} live>
      {`${first}, reload the page and ${again}.`}
    </Alert>
  );
}
