import type { PictureSource } from '@verapix/engines';
import { isPlain } from '@verapix/engines/background';
import { Accordion, Heading, Stack, ToolPanel } from '@verapix/ui';
import { useState } from 'react';
import { useLostFocus } from '../shared/use-lost-focus';
import type { BackgroundSend, BackgroundSnapshot } from './background-machine';
import { CutOutActions } from './CutOutActions';
import { CutOutControls } from './CutOutControls';
import { CutOutStage } from './CutOutStage';
import { LookControls } from './LookControls';
import { TouchUp } from './TouchUp';
import { useComposer } from './use-composer';
import { useLook } from './use-look';
import { usePreview } from './use-preview';

export interface BackgroundWorkspaceProps {
  snapshot: BackgroundSnapshot;
  source: PictureSource;
  send: BackgroundSend;
}

/** The picture and its cut-out on one side, what is to be made of them on the other. */
export function BackgroundWorkspace({ snapshot, source, send }: BackgroundWorkspaceProps) {
  const { result } = snapshot.context;
  const look = useLook(result);
  const [isBrushOpen, setBrushOpen] = useState(false);
  const plain = isPlain(look.now);
  const brushing = result !== undefined && isBrushOpen;
  const composer = useComposer({
    original: source.file,
    cutOut: result?.cutOut,
    wanted: brushing || !plain,
  });
  // The brush takes the place of the workspace, with the button that opened it, and gives it back.
  const heading = useLostFocus<HTMLHeadingElement>(brushing, { onArrival: false });
  const preview = usePreview(plain ? undefined : composer, look.now);
  return (
    <Stack gap="m">
      <Heading ref={heading} tabIndex={-1} level={2} id="cut-out-heading">
        Remove the background
      </Heading>
      {brushing ? (
        <TouchUp {...{ source, result, composer, look }} onDone={() => setBrushOpen(false)} />
      ) : (
        <ToolPanel.Root>
          <ToolPanel.Stage level={3} label="Picture">
            <CutOutStage {...{ snapshot, source, preview }} />
          </ToolPanel.Stage>
          <ToolPanel.Controls level={3} label={result ? 'Background' : 'Settings'}>
            {result ? (
              <>
                <LookControls {...{ look, result }} onBrush={() => setBrushOpen(true)} />
                <Accordion.Root>
                  <Accordion.Item value="method" title="Method" level={4}>
                    <CutOutControls {...{ snapshot, send }} />
                  </Accordion.Item>
                </Accordion.Root>
              </>
            ) : (
              <CutOutControls {...{ snapshot, send }} />
            )}
          </ToolPanel.Controls>
          <CutOutActions {...{ snapshot, send, composer }} look={look.now} />
        </ToolPanel.Root>
      )}
    </Stack>
  );
}
