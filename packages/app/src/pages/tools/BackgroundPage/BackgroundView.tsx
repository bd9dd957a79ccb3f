import { selectSource } from '@verapix/machines';
import { lazy } from 'react';
import { cutOutSamples } from '../../../content/sample-pictures';
import { PictureIntake } from '../shared/PictureIntake';
import { ToolFrame } from '../shared/ToolFrame';
import { ToolSection } from '../shared/ToolSection';
import type { BackgroundSend, BackgroundSnapshot } from './background-machine';

/** Fetched with the first file. */
const BackgroundWorkspace = lazy(async () => ({
  default: (await import('./BackgroundWorkspace')).BackgroundWorkspace,
}));

export interface BackgroundViewProps {
  /** Undefined before the machine has started: nothing was chosen yet. */
  snapshot: BackgroundSnapshot | undefined;
  send: BackgroundSend;
}

/** The background remover as its machine's state shows it. */
export function BackgroundView({ snapshot, send }: BackgroundViewProps) {
  const source = snapshot && selectSource(snapshot);
  return (
    <ToolFrame
      tool="background-remover"
      lead="Cut the subject out of a picture, then keep it on nothing, a colour, or a background of your own. The work is done on this device."
      state={snapshot?.value}
    >
      <PictureIntake
        snapshot={snapshot}
        send={send}
        browseLabel="Select Image"
        accept="image/*"
        dropsOnlyImages
        samples={cutOutSamples}
      />
      {snapshot && source && (
        <ToolSection
          key={source.name + source.bytes}
          labelledBy="cut-out-heading"
          result={snapshot.context.result}
        >
          <BackgroundWorkspace {...{ snapshot, source, send }} />
        </ToolSection>
      )}
    </ToolFrame>
  );
}
