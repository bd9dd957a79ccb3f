import type { PictureSource } from '@verapix/engines';
import { selectFailure } from '@verapix/machines';
import { Alert, ImageViewer, PicturePair, Stack } from '@verapix/ui';
import { useObjectUrl } from '../../../wiring/use-object-url';
import { RunFailure } from '../shared/RunFailure';
import { SimulationNote } from '../shared/SimulationNote';
import type { BackgroundSnapshot } from './background-machine';
import type { Preview } from './use-preview';

interface CutOutStageProps {
  snapshot: BackgroundSnapshot;
  source: PictureSource;
  /** The look under way; without anything made the cut-out itself shows. */
  preview: Preview<ImageBitmap>;
}

/** What there is to see: the picture, the run under way, or the original and the result side by side. */
export function CutOutStage({ snapshot, source, preview }: CutOutStageProps) {
  const { result } = snapshot.context;
  const sourceUrl = useObjectUrl(source.file);
  const resultUrl = useObjectUrl(result?.cutOut);
  const { name, width, height } = source;
  const original = { src: sourceUrl ?? '', alt: name, width, height };
  return (
    <Stack gap="m">
      {result ? (
        <PicturePair
          before={original}
          after={{
            src: resultUrl ?? '',
            alt: `${name}, without its background`,
            width: result.width,
            height: result.height,
            bitmap: preview.made,
          }}
        />
      ) : (
        <ImageViewer {...original} />
      )}
      <RunFailure failure={selectFailure(snapshot)} />
      <RunFailure failure={preview.failure} />
      {result?.note && <Alert tone="info" title={result.note.message} />}
      {result?.method === 'simulated' && (
        <SimulationNote>Near-white areas were cleared, and nothing else was looked at.</SimulationNote>
      )}
    </Stack>
  );
}
