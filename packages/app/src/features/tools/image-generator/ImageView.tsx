import { Alert, Badge, Skeleton, Stack, Tabs } from '@verapix/ui';
import { lazy, Suspense } from 'react';
import { FreeUsesGate } from '../free-uses/FreeUses';
import { RunStatus, SimulationNote } from '../parts/LazyRunStatus';
import { ImageForm } from './ImageForm';
import { type ImageViewProps, initialOptions } from './image-options';
import type { ImageMaker } from './image-provider';

/** Behind the second tab, so it is not part of the first load. It is loaded with the workspace. */
const EmptyHistory = lazy(async () => ({ default: (await import('./Workspace')).EmptyHistory }));

/** The form with the latest picture, and in the other tab the pictures before. */
export function ImageView({ snapshot, send, env, Workspace }: ImageViewProps) {
  const { freeUses, maker, tab, setTab } = env;
  const history = snapshot?.context.history ?? [];
  const result = snapshot?.context.result;
  const isRunning = snapshot?.matches('processing') ?? false;
  const workspace = snapshot && (
    <Suspense fallback={null}>
      <Workspace {...{ snapshot, send, env }} source="no-file" />
    </Suspense>
  );
  return (
    <>
      <MakerNote maker={maker} />
      <Tabs.Root value={tab} onValueChange={(value) => setTab(value === 'history' ? 'history' : 'generate')}>
        <Tabs.List label="Image generator">
          <Tabs.Tab value="generate">Generate</Tabs.Tab>
          <Tabs.Tab value="history">History {history.length > 0 && <Badge>{history.length}</Badge>}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="generate">
          <Stack gap="xl">
            {result && workspace}
            <FreeUsesGate view={freeUses.view}>
              <Stack gap="l">
                <ImageForm
                  options={snapshot?.context.options ?? initialOptions}
                  isNext={!isRunning && result === undefined}
                  hasFailed={snapshot?.matches('failed') ?? false}
                  {...{ send, maker, isRunning }}
                />
                {snapshot && <RunStatus {...{ snapshot, send }} />}
              </Stack>
            </FreeUsesGate>
          </Stack>
        </Tabs.Panel>
        <Tabs.Panel value="history">
          {history.length > 0 ? (
            workspace
          ) : (
            <Suspense fallback={<Skeleton shape="block" style={{ blockSize: '16rem' }} />}>
              <EmptyHistory />
            </Suspense>
          )}
        </Tabs.Panel>
      </Tabs.Root>
    </>
  );
}

/** Says who makes the pictures, before any is made. */
function MakerNote({ maker }: { maker: ImageMaker }) {
  if (maker === 'simulated') {
    return <SimulationNote>You get a placeholder that shows nothing of your description.</SimulationNote>;
  }
  if (maker === 'provider') {
    return (
      <Alert tone="info" title="Your description leaves this device">
        It is sent to the image service that this site was set up with, which makes the picture.
      </Alert>
    );
  }
  return (
    <Alert tone="info" title="A procedural preview, not an AI image">
      No model that turns any description into a picture fits into a browser. Verapix paints the scenery it
      knows by rules instead, such as mountains, lakes, cities, forests, hours of the day and weather, and
      tells you which words it could not paint. Nothing is sent anywhere.
    </Alert>
  );
}
