import { Button, Icon, Inline, Stack } from '@verapix/ui';
import { Images } from 'lucide-react';
import type { ReactNode } from 'react';
import { FreeUsesGate } from '../free-uses/FreeUses';
import { useLostFocus } from '../parts/focus';
import { RunStatus } from '../parts/LazyRunStatus';
import { LogoForm } from './LogoForm';
import { type LogoViewProps, startRound } from './logo-options';

/** The form, or the logos made so far. */
export function LogoView({ snapshot, send, env, Workspace }: LogoViewProps) {
  const [latest] = snapshot?.context.history ?? [];
  const running = snapshot?.matches('processing') ?? false;
  if (snapshot && (snapshot.matches('done') || (running && latest)))
    return <Workspace {...{ snapshot, send, env }} source="no-file" />;
  return (
    <Stack gap="l">
      <FreeUsesGate view={env.freeUses.view}>
        <LogoDetails>
          <LogoForm
            draft={env.draft}
            busy={running}
            onChange={env.change}
            onSubmit={() => startRound(snapshot, send, env.draft)}
          />
          {snapshot && <RunStatus {...{ snapshot, send }} />}
        </LogoDetails>
      </FreeUsesGate>
      {latest && !running && (
        <Inline>
          <Button
            variant="ghost"
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

/** The form with the status of its run. Coming back from the logos, it takes the focus. */
function LogoDetails({ children }: { children: ReactNode }) {
  const details = useLostFocus<HTMLDivElement>();
  return (
    <Stack gap="l" ref={details} tabIndex={-1} role="group" aria-label="Details of your logo">
      {children}
    </Stack>
  );
}
