import { toolById } from '@verapix/domain';
import {
  type GraphicsProcessorEvent,
  type GraphicsProcessorSnapshot,
  stateValueNames,
} from '@verapix/machines';
import * as messages from '@verapix/messages/tool-lab';
import { PageHeader, Skeleton, Stack, Text } from '@verapix/ui';
import { useCallback } from 'react';
import { useHost } from '../host';
import { usePageActor } from '../lib/use-page-actor';
import { createGraphicsProcessor } from './graphics-processor.flow';
import { tool as upscaler } from '../tools/upscale/tool';
import { Measurement } from './Measurement';
import { networkNames } from './network-names';

/** `/lab`: measures whether the graphics processor of this device may compute the upscaler's networks. */
export function LabPage() {
  const host = useHost();
  const create = useCallback(() => createGraphicsProcessor(host), [host]);
  const { snapshot, send } = usePageActor(create);
  return <LabView {...{ snapshot, send }} />;
}

interface LabViewProps {
  snapshot: GraphicsProcessorSnapshot;
  send: (event: GraphicsProcessorEvent) => void;
}

/** The page in each state of its machine. */
export function LabView({ snapshot, send }: LabViewProps) {
  return (
    <Stack
      gap="l"
      data-machine-state={stateValueNames('graphics-processor', snapshot.value).join(' ')}
      tabIndex={-1}
    >
      <PageHeader
        title={messages.title}
        lead={messages.lead}
        back={{ to: toolById(upscaler.id).path, label: messages.back }}
      />
      <Stack gap="s">
        <Text measure>{messages.why({ sharp: networkNames.sharp, detail: networkNames.detail })}</Text>
        <Text measure>{messages.how}</Text>
      </Stack>
      {snapshot.matches('finding') ? (
        <Skeleton shape="block" style={{ blockSize: '6rem' }} />
      ) : (
        <Measurement {...{ snapshot, send }} />
      )}
    </Stack>
  );
}
