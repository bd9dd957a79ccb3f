import { selectSource } from '@verapix/machines';
import { lazy } from 'react';
import { textSamples } from '../../../content/sample-pictures';
import { PictureIntake } from '../shared/PictureIntake';
import { ToolFrame } from '../shared/ToolFrame';
import { ToolSection } from '../shared/ToolSection';
import type { TextSend, TextSnapshot } from './text-machine';

/** Fetched with the first file. */
const TextWorkspace = lazy(async () => ({ default: (await import('./TextWorkspace')).TextWorkspace }));

export interface ImageToTextViewProps {
  /** Undefined before the machine has started: nothing was chosen yet. */
  snapshot: TextSnapshot | undefined;
  send: TextSend;
  /** The text was put on the clipboard. */
  onCopied: () => void;
}

/** Image to text as its machine's state shows it. */
export function ImageToTextView({ snapshot, send, onCopied }: ImageToTextViewProps) {
  const source = snapshot && selectSource(snapshot);
  return (
    <ToolFrame
      tool="image-to-text"
      lead="Read the printed English text in a picture, check it word by word, then copy it or save it. The work is done on this device."
      state={snapshot?.value}
    >
      <PictureIntake snapshot={snapshot} send={send} samples={textSamples} />
      {snapshot && source && (
        <ToolSection
          key={source.name + source.bytes}
          labelledBy="text-heading"
          result={snapshot.context.result}
        >
          <TextWorkspace {...{ snapshot, source, send, onCopied }} />
        </ToolSection>
      )}
    </ToolFrame>
  );
}
