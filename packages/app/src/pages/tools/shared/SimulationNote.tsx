import { Alert, Code } from '@verapix/ui';
import type { ReactNode } from 'react';

/** Stands beside a simulated result. `children` say what was done instead, in a sentence. */
export function SimulationNote({ children }: { children: ReactNode }) {
  return (
    <Alert tone="warning" title="This is a simulation">
      {children} Leave <Code style={{ whiteSpace: 'nowrap' }}>?engines=simulated</Code> out of the address for
      the real thing.
    </Alert>
  );
}
