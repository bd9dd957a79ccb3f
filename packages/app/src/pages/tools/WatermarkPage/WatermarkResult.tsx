import type { WatermarkOutput } from '@verapix/engines/watermark';
import { ComparisonSlider, Skeleton } from '@verapix/ui';
import { useObjectUrl } from '../../../wiring/use-object-url';
import * as css from './WatermarkResult.css';
import type { WatermarkSource } from './watermark-options';

interface WatermarkResultProps {
  source: WatermarkSource;
  result: WatermarkOutput;
}

/** A picture beside what became of it; a video to be played. */
export function WatermarkResult({ source, result }: WatermarkResultProps) {
  const before = useObjectUrl(source.file);
  const after = useObjectUrl(result.blob);
  const { width, height } = result;
  if (!before || !after) return <Skeleton shape="block" style={{ aspectRatio: `${width} / ${height}` }} />;
  if (result.kind === 'video')
    return (
      // biome-ignore lint/a11y/useMediaCaption: it is the person's own clip; nobody else knows what is said in it.
      <video
        controls
        playsInline
        className={css.video}
        src={after}
        width={width}
        height={height}
        aria-label={`${source.name}, without the watermark`}
      />
    );
  return (
    <ComparisonSlider
      before={{ src: before, alt: `${source.name}, before`, width: source.width, height: source.height }}
      after={{ src: after, alt: `${source.name}, without the watermark`, width, height }}
      describeShare={(share) => `${share} % of the result shown`}
    />
  );
}
