import { downloads, type PictureSource } from '@verapix/engines';
import { headshotSizePx } from '@verapix/facts';
import { CheckList, Text } from '@verapix/ui';
import { DownloadNote } from '../shared/DownloadNote';
import * as css from './HeadshotGrid.css';
import type { HeadshotSnapshot } from './headshot-machine';

interface HeadshotFactsProps {
  snapshot: HeadshotSnapshot;
  source: PictureSource;
  sourceUrl: string | undefined;
}

const steps = [
  'Your eyes level, your head and shoulders in the frame',
  'The background replaced: slate, navy, warm and white',
  'Light and colour balanced',
] as const;

/** What to expect of the size: a head cut from the photo is never enlarged, so it is seldom as large as the photo. */
function sizeFrom({ width, height }: Pick<PictureSource, 'width' | 'height'>): string {
  const full = headshotSizePx;
  const scale = Math.min(1, width / full.width, height / full.height);
  if (scale === 1) return `${full.width} × ${full.height} px, or less where your face is small in the photo`;
  const [most, tall] = [Math.round(full.width * scale), Math.round(full.height * scale)];
  return `At most ${most} × ${tall} px from this photo, less where your face is small in it: ${full.width} × ${full.height} px needs a larger photo`;
}

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
      <CheckList items={[...steps, sizeFrom(source)]} />
      <Text size="s" tone="textMuted">
        Your face, hair and clothes stay as they are in the photo.
      </Text>
      <DownloadNote files={downloads.headshots} moment={run} />
    </>
  );
}
