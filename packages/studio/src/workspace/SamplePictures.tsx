import * as messages from '@verapix/messages/tool-intake';
import { Inline, Text } from '@verapix/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  cutOutSamples,
  markedSamples,
  portraitSamples,
  type SamplePicture,
  sampleFile,
  samplePictures,
  textSamples,
} from '../samples/samples';
import * as css from './SamplePictures.css';
import { type SampleFile, useHost } from '../host';

/** The pictures that a tool offers, by name, so that a tool is declared without loading them. */
export type SampleSet = 'photographs' | 'cut-out' | 'marked' | 'portrait' | 'text';

const sets: Record<SampleSet, readonly SamplePicture[]> = {
  photographs: samplePictures,
  'cut-out': cutOutSamples,
  marked: markedSamples,
  portrait: portraitSamples,
  text: textSamples,
};

interface SamplePicturesProps {
  of: SampleSet;
  disabled: boolean;
  onChoose: (file: File) => void;
}

/**
 * Pictures for users who have none at hand. Also chooses the picture that the address names by its file or by the id of
 * its example: `?sample=cat.png`, `?sample=cat-enlarged`. Ignores unknown names.
 */
export function SamplePictures({ of, disabled, onChoose }: SamplePicturesProps) {
  const { findSample } = useHost();
  const [failed, setFailed] = useState(false);
  const choose = async (sample: SampleFile) => {
    setFailed(false);
    try {
      onChoose(await sampleFile(sample));
    } catch {
      setFailed(true);
    }
  };
  const chooseRequested = useEffectEvent(async () => {
    const url = new URL(window.location.href);
    const name = url.searchParams.get('sample');
    if (name === null) return;
    // A reload does not choose it again.
    url.searchParams.delete('sample');
    window.history.replaceState(window.history.state, '', url);
    const own = sets[of].find(({ fileName }) => fileName === name);
    if (own) return choose(own);
    try {
      const example = await findSample(name);
      if (example) choose(example);
    } catch {
      setFailed(true);
    }
  });
  useEffect(() => void chooseRequested(), []);
  return (
    // Before hydration a press sends the form: the page opens again with the sample in its address.
    <form onSubmit={(event) => event.preventDefault()}>
      <Inline gap="s" role="group" aria-label={messages.samplePictures}>
        <Text as="span" size="s" tone="textMuted" className={css.question}>
          {messages.noPicture}
        </Text>
        {sets[of].map((sample) => (
          <button
            key={sample.fileName}
            type="submit"
            name="sample"
            value={sample.fileName}
            className={css.sample}
            disabled={disabled}
            onClick={() => choose(sample)}
          >
            <img
              className={css.thumbnail}
              src={sample.thumbnailUrl}
              loading="lazy"
              alt={sample.label}
              width={192}
              height={192}
            />
          </button>
        ))}
        {failed && (
          <Text as="span" size="s" tone="danger" role="alert">
            {messages.sampleFailed}
          </Text>
        )}
      </Inline>
    </form>
  );
}
