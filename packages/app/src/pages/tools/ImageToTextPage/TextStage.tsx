import type { PictureSource } from '@verapix/engines';
import type { PageTurn } from '@verapix/engines/text';
import { selectFailure } from '@verapix/machines';
import { Alert, ImageViewer, Skeleton, Stack, WordMap } from '@verapix/ui';
import { RunFailure } from '../shared/RunFailure';
import { SimulationNote } from '../shared/SimulationNote';
import type { TextSnapshot } from './text-machine';

interface TextStageProps {
  snapshot: TextSnapshot;
  source: PictureSource;
  sourceUrl: string | undefined;
}

const turned: Record<Exclude<PageTurn, 0>, string> = {
  90: 'The page lies turned to the right in this picture. It was read upright.',
  180: 'The page stands on its head in this picture. It was read upright.',
  270: 'The page lies turned to the left in this picture. It was read upright.',
};

/** What there is to see: the picture, the reading under way, or the words on the picture. */
export function TextStage({ snapshot, source, sourceUrl }: TextStageProps) {
  const { result } = snapshot.context;
  const { name, width, height } = source;
  if (!sourceUrl) return <Skeleton shape="block" style={{ aspectRatio: `${width} / ${height}` }} />;
  const picture = { src: sourceUrl, alt: name, width, height };
  return (
    <Stack gap="m">
      {result && result.words.length > 0 ? <WordMap.Picture {...picture} /> : <ImageViewer {...picture} />}
      <RunFailure failure={selectFailure(snapshot)} />
      {result && result.turn !== 0 && <Alert tone="info" title={turned[result.turn]} />}
      {result?.text === '' && (
        <Alert tone="info" title="No text was found in this picture." live>
          Choose a picture with printed English text that is sharp, and large enough for you to read on the
          screen.
        </Alert>
      )}
      {result?.method === 'simulated' && (
        <SimulationNote>The picture was not read: the text is a placeholder.</SimulationNote>
      )}
    </Stack>
  );
}
