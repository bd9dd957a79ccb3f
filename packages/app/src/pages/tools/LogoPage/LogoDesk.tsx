import { selectFailure, selectProgress } from '@verapix/machines';
import { Button, Icon, Inline, Stack } from '@verapix/ui';
import { Images } from 'lucide-react';
import { CancelRun } from '../shared/CancelRun';
import { RunFailure } from '../shared/RunFailure';
import { RunProgress } from '../shared/RunProgress';
import { LogoForm } from './LogoForm';
import type { LogoRun } from './use-logo';

/** The form with what its run has come to, and the way back to what was made before. */
export function LogoDesk({ snapshot, send, draft, change, generate }: LogoRun) {
  const running = snapshot?.matches('processing') ?? false;
  const latest = snapshot?.context.kept[0];
  return (
    <Stack gap="l">
      <LogoForm {...{ draft, change, generate }} busy={running} />
      {snapshot && running && (
        <Stack gap="m">
          <RunProgress progress={selectProgress(snapshot)} />
          <CancelRun send={send} />
        </Stack>
      )}
      {snapshot && <RunFailure failure={selectFailure(snapshot)} />}
      {latest && !running && (
        <Inline>
          <Button
            look="ghost"
            icon={<Icon of={Images} />}
            onClick={() => send({ type: 'result.selected', result: latest })}
          >
            Back to your logos
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
