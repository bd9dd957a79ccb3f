import { selectFailure, selectProgress } from '@verapix/machines';
import { Stack } from '@verapix/ui';
import { memo } from 'react';
import { CancelRun } from '../shared/CancelRun';
import { RunFailure } from '../shared/RunFailure';
import { RunProgress } from '../shared/RunProgress';
import { useLostFocus } from '../shared/use-lost-focus';
import { LogoForm } from './LogoForm';
import type { LogoRun } from './use-logo';

/** The form with what its run has come to. Its many fields are drawn anew only when something of it has changed. */
export const LogoDesk = memo(function LogoDesk({ snapshot, send, draft, change, generate }: LogoRun) {
  const running = snapshot?.matches('processing') ?? false;
  // Whoever comes back from the logos begins at the form's head.
  const desk = useLostFocus<HTMLDivElement>();
  return (
    <Stack gap="l" ref={desk} tabIndex={-1} role="group" aria-label="Details of your logo">
      <LogoForm {...{ draft, change, generate }} busy={running} />
      {snapshot && running && (
        <Stack gap="m">
          <RunProgress progress={selectProgress(snapshot)} />
          <CancelRun send={send} />
        </Stack>
      )}
      {snapshot && <RunFailure failure={selectFailure(snapshot)} />}
    </Stack>
  );
});
