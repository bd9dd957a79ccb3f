import type { PictureSource } from '@verapix/engines';
import { selectFailure } from '@verapix/machines';
import { Alert, ComparisonSlider, ImageViewer, Skeleton, Stack } from '@verapix/ui';
import { RunFailure } from '../shared/RunFailure';
import { SimulationNote } from '../shared/SimulationNote';
import type { UpscalerSnapshot } from './upscaler-machine';

interface UpscaleStageProps {
  snapshot: UpscalerSnapshot;
  source: PictureSource;
  sourceUrl: string | undefined;
  resultUrl: string | undefined;
}

/** What there is to see: the picture, the run under way, or before and after. */
export function UpscaleStage({ snapshot, source, sourceUrl, resultUrl }: UpscaleStageProps) {
  const { result } = snapshot.context;
  const before = {
    src: sourceUrl ?? '',
    alt: `${source.name}, before`,
    width: source.width,
    height: source.height,
  };
  if (!sourceUrl || (result && !resultUrl))
    return <Skeleton shape="block" style={{ aspectRatio: `${source.width} / ${source.height}` }} />;
  return (
    <Stack gap="m">
      {result && resultUrl ? (
        <ComparisonSlider
          before={before}
          after={{
            src: resultUrl,
            alt: `${source.name}, enlarged`,
            width: result.width,
            height: result.height,
          }}
        />
      ) : (
        <ImageViewer {...before} alt={source.name} />
      )}
      <RunFailure failure={selectFailure(snapshot)} />
      {result?.note && <Alert tone="info" title={result.note.message} />}
      {result?.method === 'simulated' && (
        <SimulationNote>The picture was only resized, to show the steps.</SimulationNote>
      )}
    </Stack>
  );
}
