import {
  type GraphicsProcessorEvent,
  type GraphicsProcessorSnapshot,
  stateValueNames,
} from '@verapix/machines';
import { PageHeader, Skeleton, Stack, Text } from '@verapix/ui';
import { lazy, Suspense } from 'react';
import { useFlow } from '../../../app/flow/use-flow';
import { paths } from '../../../app/paths';
import { Page } from '../../../app/shell/Page';
import { networkNames } from './network-names';

const loadFlow = async () => (await import('./graphics-processor.flow')).graphicsProcessorFlow;

/** `/lab`: measures whether the graphics processor of this device may compute the upscaler's networks. */
export function LabPage() {
  return <LabView {...useFlow(loadFlow, { params: undefined, eager: true })} />;
}

export { LabPage as Component };

/** A chunk of its own: nothing of it is needed before the graphics processor is found. */
const Measurement = lazy(async () => ({ default: (await import('./Measurement')).Measurement }));

interface LabViewProps {
  /** Undefined until the machine is loaded. */
  snapshot: GraphicsProcessorSnapshot | undefined;
  send: (event: GraphicsProcessorEvent) => void;
}

const Waiting = () => <Skeleton shape="block" style={{ blockSize: '6rem' }} />;

/** The page in each state of its machine. */
export function LabView({ snapshot, send }: LabViewProps) {
  return (
    <Page
      title="Lab"
      description="Measures whether the graphics processor of this device enlarges pictures faster, with the same result."
    >
      <Stack
        gap="l"
        data-machine-state={stateValueNames('graphics-processor', snapshot?.value ?? 'finding').join(' ')}
        tabIndex={-1}
      >
        <PageHeader
          title="Lab"
          lead="Would the graphics processor of this device enlarge your pictures faster? Measure it here."
          back={{ to: paths.upscaler, label: 'Image Upscaler' }}
        />
        <Stack gap="s">
          <Text measure>
            The methods {networkNames.sharp} and {networkNames.detail} of the image upscaler run networks,
            which the processor computes. A graphics processor can be many times faster, but how exactly it
            computes differs between devices and browsers. So it is used only if a measurement on this device
            allows it.
          </Text>
          <Text measure>
            The measurement enlarges a small known picture on both, and compares the results and the times.
            The graphics processor may be used for a method if its result differs by no more than a tenth of a
            decibel, which cannot be seen, and comes sooner. Nothing leaves this device.
          </Text>
        </Stack>
        <Suspense fallback={<Waiting />}>
          {snapshot && !snapshot.matches('finding') ? <Measurement {...{ snapshot, send }} /> : <Waiting />}
        </Suspense>
      </Stack>
    </Page>
  );
}
