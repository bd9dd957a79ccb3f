import { Inline, Text } from '@verapix/ui';
import { useState } from 'react';
import { type SampleFile, type SamplePicture, sampleFile } from '../../../../content/sample-pictures';
import * as css from './SamplePictures.css';
import { useAskedSample } from './use-asked-sample';

interface SamplePicturesProps {
  samples: readonly SamplePicture[];
  disabled: boolean;
  onChoose: (file: File) => void;
}

/** A few photographs for someone who has none at hand, and the one of an example for someone who comes from there. */
export function SamplePictures({ samples, disabled, onChoose }: SamplePicturesProps) {
  const [failed, setFailed] = useState(false);
  const choose = async (sample: SampleFile) => {
    setFailed(false);
    try {
      onChoose(await sampleFile(sample));
    } catch {
      setFailed(true);
    }
  };
  useAskedSample(choose, () => setFailed(true));
  return (
    <Inline gap="s" role="group" aria-label="Sample pictures">
      <Text as="span" size="s" tone="textMuted" className={css.question}>
        No picture at hand? Try one:
      </Text>
      {samples.map((sample) => (
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
