import { demoUploadMaxBytes, pictureFormatsInWords } from '@verapix/facts';
import { selectSource, stateValueNames } from '@verapix/machines';
import { Stack } from '@verapix/ui';
import { lazy } from 'react';
import { formatBytes } from '../../../content/format';
import { FocusWatch } from '../../tools/shared/FocusWatch';
import { MissingCodeAlert } from '../../tools/shared/MissingCodeAlert';
import { PictureIntake } from '../../tools/shared/PictureIntake';
import { ToolSection } from '../../tools/shared/ToolSection';
import type { UpscalerSend, UpscalerSnapshot } from '../../tools/UpscalerPage/upscaler-machine';
import { HomeSection } from '../HomeSection';

/** Fetched with the first file. */
const DemoWorkspace = lazy(async () => ({ default: (await import('./DemoWorkspace')).DemoWorkspace }));

export interface DemoViewProps {
  /** Undefined before the machine has started: nothing was chosen yet. */
  snapshot: UpscalerSnapshot | undefined;
  send: UpscalerSend;
  /** Milliseconds this device took for a megapixel in its last sharp run. */
  pace: number | undefined;
}

/** The demo as its machine's state shows it. */
export function DemoView({ snapshot, send, pace }: DemoViewProps) {
  const source = snapshot && selectSource(snapshot);
  return (
    <HomeSection
      anchor="demo"
      title="Try It Yourself"
      lead="A picture of yours, twice as wide and high. It stays on this device."
    >
      <FocusWatch>
        <Stack gap="l" data-machine-state={stateValueNames('tool-run', snapshot?.value ?? 'empty').join(' ')}>
          <MissingCodeAlert again="choose the picture again" />
          <PictureIntake
            snapshot={snapshot}
            send={send}
            hint={`${pictureFormatsInWords}, max ${formatBytes(demoUploadMaxBytes)}`}
            dropsOnlyImages
          />
          {snapshot && source && (
            <ToolSection
              key={source.name + source.bytes}
              labelledBy="demo-heading"
              result={snapshot.context.result}
            >
              <DemoWorkspace {...{ snapshot, source, send, pace }} />
            </ToolSection>
          )}
        </Stack>
      </FocusWatch>
    </HomeSection>
  );
}
