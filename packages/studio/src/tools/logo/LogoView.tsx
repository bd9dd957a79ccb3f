import * as messages from '@verapix/messages/tool-logo';
import { Button, Inline, Stack } from '@verapix/ui';
import { loadable } from '../../lib/loadable';
import { FreeUsesGate } from '../../free-uses/FreeUses';
import { LogoForm } from './LogoForm';
import type { LogoViewProps } from './logo-options';

/** Loaded with the first result. */
export const Workspace = loadable(async () => (await import('./Workspace')).Workspace);

/** The form, or the logos made so far. */
export function LogoView({ snapshot, send, env }: LogoViewProps) {
  const [latest] = snapshot.context.history;
  const running = snapshot.matches('processing');
  if (snapshot.matches('done') || (running && latest))
    return <Workspace {...{ snapshot, send, env }} source="no-file" />;
  return (
    <Stack gap="l">
      <FreeUsesGate view={env.freeUses.view}>
        <LogoForm {...{ snapshot, send, env }} />
      </FreeUsesGate>
      {latest && !running && (
        <Inline>
          <Button variant="ghost" onClick={() => send({ type: 'result.selected', result: latest })}>
            {messages.back}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
