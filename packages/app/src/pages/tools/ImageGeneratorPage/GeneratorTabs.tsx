import { imageHistoryLength } from '@verapix/facts';
import { Badge, EmptyState, Stack, Tabs } from '@verapix/ui';
import { lazy, Suspense, useState } from 'react';
import { FreeUsesGate } from '../shared/FreeUsesGate';
import { ImageForm } from './ImageForm';
import type { GeneratorTab, ImageGeneratorViewProps } from './ImageGeneratorView';
import { initialOptions } from './image-options';

/** Fetched with the first run. */
const ImageStage = lazy(async () => ({ default: (await import('./image-results')).ImageStage }));
const ImageRun = lazy(async () => ({ default: (await import('./image-results')).ImageRun }));
const ImageHistory = lazy(async () => ({ default: (await import('./image-results')).ImageHistory }));

/** What is asked for with what came of it, and in the other tab what was made before. */
export function GeneratorTabs({
  snapshot,
  send,
  maker,
  freeUses,
  initialTab = 'generate',
}: ImageGeneratorViewProps) {
  const [tab, setTab] = useState<GeneratorTab>(initialTab);
  const kept = snapshot?.context.kept ?? [];
  const result = snapshot?.context.result;
  const isRunning = snapshot?.matches('processing') ?? false;
  return (
    <Tabs.Root value={tab} onValueChange={(value) => setTab(value === 'history' ? 'history' : 'generate')}>
      <Tabs.List label="Image generator">
        <Tabs.Tab value="generate">Generate</Tabs.Tab>
        <Tabs.Tab value="history">History {kept.length > 0 && <Badge>{kept.length}</Badge>}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="generate">
        <Stack gap="xl">
          {result && (
            <Suspense fallback={null}>
              <ImageStage picture={result} onTaken={() => send({ type: 'result.taken' })} />
            </Suspense>
          )}
          <FreeUsesGate view={freeUses}>
            <Stack gap="l">
              <ImageForm
                options={snapshot?.context.options ?? initialOptions}
                isNext={!isRunning && result === undefined}
                hasFailed={snapshot?.matches('failed') ?? false}
                {...{ send, maker, isRunning }}
              />
              {snapshot && (
                <Suspense fallback={null}>
                  <ImageRun {...{ snapshot, send }} />
                </Suspense>
              )}
            </Stack>
          </FreeUsesGate>
        </Stack>
      </Tabs.Panel>
      <Tabs.Panel value="history">
        {snapshot && kept.length > 0 ? (
          <Suspense fallback={null}>
            <ImageHistory
              pictures={kept}
              shown={snapshot.context.result}
              disabled={isRunning}
              onSelect={(result) => {
                send({ type: 'result.selected', result });
                setTab('generate');
              }}
            />
          </Suspense>
        ) : (
          <EmptyState title="Nothing here yet">
            {`The last ${imageHistoryLength} pictures you make stay here until you leave the page.`}
          </EmptyState>
        )}
      </Tabs.Panel>
    </Tabs.Root>
  );
}
