import { imageHistoryLength } from '@verapix/facts';
import { Badge, EmptyState, Stack, Tabs } from '@verapix/ui';
import { lazy, Suspense, useState } from 'react';
import type { ImageMaker } from '../../../wiring/tools/image-provider';
import type { FreeUsesView } from '../../../wiring/use-free-uses';
import { FreeUsesGate } from '../shared/FreeUsesGate';
import { ToolFrame } from '../shared/ToolFrame';
import { ImageForm } from './ImageForm';
import type { ImageSend, ImageSnapshot } from './image-machine';
import { initialOptions } from './image-options';
import { MakerNote } from './MakerNote';

/** Fetched with the first run. */
const ImageStage = lazy(async () => ({ default: (await import('./image-results')).ImageStage }));
const ImageHistory = lazy(async () => ({ default: (await import('./image-results')).ImageHistory }));

export interface ImageGeneratorViewProps {
  /** Undefined before the machine has started: nothing was typed yet. */
  snapshot: ImageSnapshot | undefined;
  send: ImageSend;
  maker: ImageMaker;
  freeUses: FreeUsesView;
  initialTab?: Tab;
}

type Tab = 'generate' | 'history';

/** The image generator as its machine's state shows it. */
export function ImageGeneratorView({
  snapshot,
  send,
  maker,
  freeUses,
  initialTab = 'generate',
}: ImageGeneratorViewProps) {
  const [tab, setTab] = useState<Tab>(initialTab);
  const kept = snapshot?.context.kept ?? [];
  const isRunning = snapshot?.matches('processing') ?? false;
  return (
    <ToolFrame
      title="AI Image Generator"
      lead="Describe a picture, and choose its style and size."
      state={snapshot?.value}
      initial="ready"
    >
      <MakerNote maker={maker} />
      <Tabs.Root value={tab} onValueChange={(value) => setTab(value === 'history' ? 'history' : 'generate')}>
        <Tabs.List label="Image generator">
          <Tabs.Tab value="generate">Generate</Tabs.Tab>
          <Tabs.Tab value="history">History {kept.length > 0 && <Badge>{kept.length}</Badge>}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="generate">
          <Stack gap="xl">
            {snapshot && !isUntouched(snapshot) && (
              <Suspense fallback={null}>
                <ImageStage {...{ snapshot, send }} />
              </Suspense>
            )}
            <FreeUsesGate view={freeUses}>
              <ImageForm
                options={snapshot?.context.options ?? initialOptions}
                {...{ send, maker, isRunning }}
              />
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
    </ToolFrame>
  );
}

/** Whether there is nothing to show but the form. */
const isUntouched = (snapshot: ImageSnapshot) => snapshot.matches('ready');
