import type { PictureSource } from '@verapix/engines';
import { selectFailure, selectProgress } from '@verapix/machines';
import { Alert, ComparisonSlider, ImageViewer, Skeleton, Stack } from '@verapix/ui';
import { UpscaleProgress } from './UpscaleProgress';
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
  const failure = selectFailure(snapshot);
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
      {snapshot.matches('processing') && <UpscaleProgress progress={selectProgress(snapshot)} />}
      {failure && (
        <Alert tone="danger" title={failure.message} live>
          {failure.fix}
        </Alert>
      )}
      {result?.note && <Alert tone="info" title={result.note.message} />}
      {result?.method === 'simulated' && (
        <Alert tone="warning" title="This is a simulation">
          The picture was only resized, to show the steps. Leave ?engines=simulated out of the address for the
          real thing.
        </Alert>
      )}
    </Stack>
  );
}
