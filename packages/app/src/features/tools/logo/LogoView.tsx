import { Button, Icon, Inline, Stack } from '@verapix/ui';
import { Images } from 'lucide-react';
import { FreeUsesGate } from '../free-uses/FreeUses';
import { useLostFocus } from '../parts/focus';
import { RunStatus } from '../parts/LazyRunStatus';
import { LogoForm } from './LogoForm';
import { type LogoEnv, type LogoViewProps, startRound } from './logo-options';

/** The form, or the logos made so far. */
export function LogoView({ snapshot, send, env, Workspace }: LogoViewProps) {
  const { context } = snapshot ?? {};
  const [latest] = context?.history ?? [];
  const running = snapshot?.matches('processing') ?? false;
  if (snapshot && (snapshot.matches('done') || (running && latest)))
    return <Workspace {...{ snapshot, send, env }} source="no-file" />;
  return (
    <Stack gap="l">
      <FreeUsesGate view={env.freeUses.view}>
        <LogoDetails {...{ snapshot, send, env }} />
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

interface LogoDetailsProps {
  snapshot: LogoViewProps['snapshot'];
  send: LogoViewProps['send'];
  env: LogoEnv;
}

/** The form with the status of its run. */
function LogoDetails({ snapshot, send, env }: LogoDetailsProps) {
  // Coming back from the logos, the focus goes to the start of the form.
  const details = useLostFocus<HTMLDivElement>();
  return (
    <Stack gap="l" ref={details} tabIndex={-1} role="group" aria-label="Details of your logo">
      <LogoForm
        draft={env.draft}
        busy={snapshot?.matches('processing') ?? false}
        onChange={env.change}
        onSubmit={() => startRound(snapshot, send, env.draft)}
      />
      {snapshot && <RunStatus {...{ snapshot, send }} />}
    </Stack>
  );
}
