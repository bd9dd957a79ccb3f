import { Inline, Text } from '@verapix/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  cutOutSamples,
  markedSamples,
  type SampleFile,
  type SamplePicture,
  sampleFile,
  samplePictures,
  textSamples,
} from '../../../content/sample-pictures';
import * as css from './SamplePictures.css';

/** The pictures that a tool offers, by name, so that a tool is declared without loading them. */
export type SampleSet = 'photographs' | 'cut-out' | 'marked' | 'text';

const sets: Record<SampleSet, readonly SamplePicture[]> = {
  photographs: samplePictures,
  'cut-out': cutOutSamples,
  marked: markedSamples,
  text: textSamples,
};

interface SamplePicturesProps {
  of: SampleSet;
  disabled: boolean;
  onChoose: (file: File) => void;
}

/** Pictures for users who have none at hand. Also chooses the sample that the address names. */
export function SamplePictures({ of, disabled, onChoose }: SamplePicturesProps) {
  const [failed, setFailed] = useState(false);
  const choose = async (sample: SampleFile) => {
    setFailed(false);
    try {
      onChoose(await sampleFile(sample));
    } catch {
      setFailed(true);
    }
  };
  useRequestedSample(choose, () => setFailed(true));
  return (
    <Inline gap="s" role="group" aria-label="Sample pictures">
      <Text as="span" size="s" tone="textMuted" className={css.question}>
        No picture at hand? Try one:
      </Text>
      {sets[of].map((sample) => (
        <button
          key={sample.fileName}
          type="button"
          className={css.sample}
          disabled={disabled}
          onClick={() => choose(sample)}
        >
          <img
            className={css.thumbnail}
            src={sample.thumbnailUrl}
            alt={sample.label}
            width={192}
            height={192}
          />
        </button>
      ))}
      {failed && (
        <Text as="span" size="s" tone="danger" role="alert">
          The sample could not be loaded. Check your connection and try again.
        </Text>
      )}
    </Inline>
  );
}

const parameter = 'sample';

/** Reads which sample the address requests and removes it from the address, so that a reload does not repeat it. */
function consumeRequestedSample(): string | null {
  const url = new URL(window.location.href);
  const requested = url.searchParams.get(parameter);
  if (requested === null) return null;
  url.searchParams.delete(parameter);
  window.history.replaceState(window.history.state, '', url);
  return requested;
}

/** Chooses the picture of an example that the address names by its id: `?sample=cat-enlarged`. Ignores unknown ids. */
function useRequestedSample(choose: (sample: SampleFile) => void, onFailed: () => void) {
  const begin = useEffectEvent(async () => {
    const id = consumeRequestedSample();
    if (id === null) return;
    try {
      const { exampleSamples, isExampleId } = await import('../../../content/examples/samples');
      if (isExampleId(id)) choose(exampleSamples[id]);
    } catch {
      onFailed();
    }
  });
  useEffect(() => void begin(), []);
}
