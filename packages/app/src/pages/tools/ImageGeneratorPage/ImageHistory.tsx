import { Grid, Stack, Text } from '@verapix/ui';
import { useObjectUrl } from '../../../wiring/use-object-url';
import * as css from './ImageHistory.css';
import type { GeneratedImage } from './image-options';

interface ImageHistoryProps {
  /** Newest first. */
  pictures: readonly GeneratedImage[];
  shown: GeneratedImage | undefined;
  disabled: boolean;
  onSelect: (picture: GeneratedImage) => void;
}

/** The latest pictures; pressing one shows it. */
export function ImageHistory({ pictures, shown, disabled, onSelect }: ImageHistoryProps) {
  return (
    <Grid column="s" gap="m">
      {pictures.map((picture) => (
        <Kept
          key={picture.madeAt}
          picture={picture}
          isShown={picture === shown}
          disabled={disabled}
          onSelect={() => onSelect(picture)}
        />
      ))}
    </Grid>
  );
}

interface KeptProps {
  picture: GeneratedImage;
  isShown: boolean;
  disabled: boolean;
  onSelect: () => void;
}

function Kept({ picture: { blob, width, height, madeFrom }, isShown, disabled, onSelect }: KeptProps) {
  const url = useObjectUrl(blob);
  return (
    <Stack gap="xs">
      <button
        type="button"
        className={css.picture}
        aria-current={isShown}
        disabled={disabled}
        onClick={onSelect}
      >
        {url && (
          <img className={css.thumbnail} src={url} alt={madeFrom.prompt} width={width} height={height} />
        )}
      </button>
      <Text size="s" tone="textMuted">
        {madeFrom.prompt}
      </Text>
    </Stack>
  );
}
