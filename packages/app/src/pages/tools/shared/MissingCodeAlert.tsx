import { Alert } from '@verapix/ui';
import { createContext, use, useEffect, useRef } from 'react';
import { scrollBehavior } from '../../../shell/scroll-behavior';
import type { MissingCode } from '../../../wiring/tools/use-tool-run';

/** Why the code of the tool round it could not be had. */
export const MissingCodeContext = createContext<MissingCode | undefined>(undefined);

interface MissingCodeAlertProps {
  /** What has to be done once more, such as `try again`. */
  again: string;
}

// Browsers remember for as long as the page lasts that a module could not be fetched: hence the reload.
const words: Record<MissingCode, { title: string; first: string }> = {
  offline: { title: 'You are offline.', first: 'Connect' },
  unreachable: { title: 'The tool could not be loaded.', first: 'Check your connection' },
};

/** Says that the tool's code could not be had, and what to do; nothing while it could. It comes into view. */
export function MissingCodeAlert({ again }: MissingCodeAlertProps) {
  const missing = use(MissingCodeContext);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (missing) alert.current?.scrollIntoView({ behavior: scrollBehavior(), block: 'center' });
  }, [missing]);
  if (!missing) return null;
  const { title, first } = words[missing];
  return (
    <Alert ref={alert} tone="danger" title={title} live>
      {`${first}, reload the page and ${again}.`}
    </Alert>
  );
}
