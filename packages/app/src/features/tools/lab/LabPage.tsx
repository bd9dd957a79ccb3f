import {
  type GraphicsProcessorEvent,
  type GraphicsProcessorSnapshot,
  stateValueNames,
} from '@verapix/machines';
import * as messages from '@verapix/messages/tool-lab';
import { PageHeader, Skeleton, Stack, Text } from '@verapix/ui';
import { lazy, Suspense } from 'react';
import { useFlow } from '../../../app/flow/use-lazy-flow';
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
    <Page title={messages.title} description={messages.description}>
      <Stack
        gap="l"
        data-machine-state={stateValueNames('graphics-processor', snapshot?.value ?? 'finding').join(' ')}
        tabIndex={-1}
      >
        <PageHeader
          title={messages.title}
          lead={messages.lead}
          back={{ to: paths.upscaler, label: messages.back }}
        />
        <Stack gap="s">
          <Text measure>{messages.why({ sharp: networkNames.sharp, detail: networkNames.detail })}</Text>
          <Text measure>{messages.how}</Text>
        </Stack>
        <Suspense fallback={<Waiting />}>
          {snapshot && !snapshot.matches('finding') ? <Measurement {...{ snapshot, send }} /> : <Waiting />}
        </Suspense>
      </Stack>
    </Page>
  );
}
