import { imageHistoryLimit } from '@verapix/domain';
import * as messages from '@verapix/messages/tool-image-generator';
import { Badge, EmptyState, Stack, Tabs } from '@verapix/ui';
import { loadable } from '../../lib/loadable';
import { FreeUsesGate } from '../../free-uses/FreeUses';
import { RunStatus } from '../../workspace/run-controls';
import { ImageForm } from './ImageForm';
import type { ImageViewProps } from './image-options';
import { MakerNote } from './MakerNote';

/** Loaded with the first result. */
export const Workspace = loadable(async () => (await import('./Workspace')).Workspace);

/** The form with the latest picture, and in the other tab the pictures before. */
export function ImageView({ snapshot, send, env }: ImageViewProps) {
  const { freeUses, maker, canSignIn, form, tab, setTab } = env;
  const history = snapshot.context.history;
  const result = snapshot.context.result;
  const workspace = <Workspace {...{ snapshot, send, env }} source="no-file" />;
  return (
    <>
      <MakerNote {...{ maker, canSignIn }} />
      <Tabs.Root value={tab} onValueChange={(value) => setTab(value === 'history' ? 'history' : 'generate')}>
        <Tabs.List label={messages.title}>
          <Tabs.Tab value="generate">{messages.generateTab}</Tabs.Tab>
          <Tabs.Tab value="history">
            {messages.history} {history.length > 0 && <Badge>{history.length}</Badge>}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="generate">
          <Stack gap="xl">
            {result && workspace}
            <FreeUsesGate view={freeUses.view}>
              <Stack gap="l">
                <ImageForm key={form.key} {...{ snapshot, send, maker }} isFocused={form.isFocused} />
                <RunStatus {...{ snapshot, send }} />
              </Stack>
            </FreeUsesGate>
          </Stack>
        </Tabs.Panel>
        <Tabs.Panel value="history">
          {history.length > 0 ? (
            workspace
          ) : (
            <EmptyState title={messages.nothing}>{messages.nothingText({ imageHistoryLimit })}</EmptyState>
          )}
        </Tabs.Panel>
      </Tabs.Root>
    </>
  );
}
