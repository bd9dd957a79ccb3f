import type { PlanId } from '@verapix/facts';
import { selectSource } from '@verapix/machines';
import { lazy } from 'react';
import { PictureIntake } from '../shared/PictureIntake';
import { ToolFrame } from '../shared/ToolFrame';
import { ToolSection } from '../shared/ToolSection';
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
  return (
    <ToolFrame
      tool="image-upscaler"
      lead="Enlarge a picture two, three or four times, up to 4K. The work is done on this device."
      state={snapshot?.value}
    >
      <PictureIntake snapshot={snapshot} send={send} />
      {snapshot && source && (
        <ToolSection
          key={source.name + source.bytes}
          labelledBy="upscale-heading"
          result={snapshot.context.result}
        >
          <UpscalerWorkspace {...{ snapshot, source, send, planId, pace }} />
        </ToolSection>
      )}
    </ToolFrame>
  );
}
