import type { PlanId } from '@verapix/facts';
import { isBusy, selectRejection, selectSource, stateValueNames } from '@verapix/machines';
import { Heading, Skeleton, Stack, Text } from '@verapix/ui';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Page } from '../../../shell/Page';
import { scrollBehavior } from '../../../shell/scroll-behavior';
import { UpscalerIntake } from './UpscalerIntake';
import type { UpscalerSend, UpscalerSnapshot } from './upscaler-machine';

/** Fetched with the first file. */
const UpscalerWorkspace = lazy(async () => ({
  default: (await import('./UpscalerWorkspace')).UpscalerWorkspace,
}));

export interface UpscalerViewProps {
  /** Undefined before the machine has started: nothing was chosen yet. */
  snapshot: UpscalerSnapshot | undefined;
  send: UpscalerSend;
  planId: PlanId;
  /** Milliseconds this device took for a megapixel in its last sharp run. */
  pace?: number | undefined;
}

/** The upscaler as its machine's state shows it. */
export function UpscalerView({ snapshot, send, planId, pace }: UpscalerViewProps) {
  const source = snapshot && selectSource(snapshot);
  const checking = snapshot?.matches('checking') ?? false;
  return (
    <Page title="4K Image Upscaler">
      <Stack gap="xxl" data-machine-state={stateValueNames('tool-run', snapshot?.value ?? 'empty').join(' ')}>
        <Stack gap="s">
          <Heading level={1} size="title">
            4K Image Upscaler
          </Heading>
          <Text size="l" tone="textMuted" measure>
            Enlarge a picture two, three or four times, up to 4K. The work is done on this device.
          </Text>
        </Stack>
        <UpscalerIntake
          checking={checking}
          running={snapshot !== undefined && isBusy(snapshot) && !checking}
          rejection={snapshot && selectRejection(snapshot)}
          send={send}
        />
        {snapshot && source && (
          <Demo key={source.name + source.bytes}>
            <UpscalerWorkspace {...{ snapshot, source, send, planId, pace }} />
          </Demo>
        )}
      </Stack>
    </Page>
  );
}

/** The section that appears with a picture, and that the page scrolls to. */
function Demo({ children }: { children: React.ReactNode }) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
    section.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="upscale-heading">
      <Suspense fallback={<Skeleton shape="block" style={{ aspectRatio: '4 / 3' }} />}>{children}</Suspense>
    </section>
  );
}
