import { type PictureSource, weights } from '@verapix/engines';
import { headshotSizePx } from '@verapix/facts';
import { CheckList, Text } from '@verapix/ui';
import { ModelDownload } from '../shared/ModelDownload';
import * as css from './HeadshotGrid.css';
import type { HeadshotSnapshot } from './headshot-machine';

interface HeadshotFactsProps {
  snapshot: HeadshotSnapshot;
  source: PictureSource;
  sourceUrl: string | undefined;
}

const models = [weights.blazeFace, weights.modnet];

const steps = [
  'Your eyes level, your head and shoulders in the frame',
  'The background replaced: slate, navy, warm and white',
  'Light and colour balanced',
  `${headshotSizePx.width} × ${headshotSizePx.height} px, or as large as your photo allows`,
] as const;

/** What a run makes and fetches; beside its results, the photo to compare them with. */
export function HeadshotFacts({ snapshot, source, sourceUrl }: HeadshotFactsProps) {
  const { result, run } = snapshot.context;
  if (result) {
    const { name, width, height } = source;
    return (
      sourceUrl && <img className={css.picture} src={sourceUrl} alt={name} width={width} height={height} />
    );
  }
  return (
    <>
      <CheckList items={steps} />
      <Text size="s" tone="textMuted">
        Your face, hair and clothes stay as they are in the photo.
      </Text>
      <ModelDownload models={models} moment={run} />
    </>
  );
}
