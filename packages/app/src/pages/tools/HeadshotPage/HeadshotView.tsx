import { selectSource } from '@verapix/machines';
import { lazy } from 'react';
import { PictureIntake } from '../shared/PictureIntake';
import { ToolFrame } from '../shared/ToolFrame';
import { ToolSection } from '../shared/ToolSection';
import type { HeadshotSend, HeadshotSnapshot } from './headshot-machine';
import { PhotoAdvice } from './PhotoAdvice';

/** Fetched with the first file. */
const HeadshotWorkspace = lazy(async () => ({
  default: (await import('./HeadshotWorkspace')).HeadshotWorkspace,
}));

export interface HeadshotViewProps {
  /** Undefined before the machine has started: nothing was chosen yet. */
  snapshot: HeadshotSnapshot | undefined;
  send: HeadshotSend;
}

/** The headshot generator as its machine's state shows it. No sample is offered: a face is somebody's own. */
export function HeadshotView({ snapshot, send }: HeadshotViewProps) {
  const source = snapshot && selectSource(snapshot);
  return (
    <ToolFrame
      tool="headshot-generator"
      lead="Four portraits from one photo of yourself: levelled, cropped to head and shoulders, relit, and on a studio backdrop. It stays your own photo, without new clothes, poses or faces. The work is done on this device."
      state={snapshot?.value}
    >
      <PictureIntake snapshot={snapshot} send={send} label="Drop a photo of yourself here" samples={[]} />
      {snapshot && source ? (
        <ToolSection
          key={source.name + source.bytes}
          labelledBy="headshot-heading"
          result={snapshot.context.result}
        >
          <HeadshotWorkspace {...{ snapshot, source, send }} />
        </ToolSection>
      ) : (
        <PhotoAdvice />
      )}
    </ToolFrame>
  );
}
