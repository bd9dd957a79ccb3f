import { generatedImageName } from '@verapix/facts';
import { Alert, Facts, ImageViewer, Skeleton, Text, ToolPanel } from '@verapix/ui';
import { useRef } from 'react';
import { useObjectUrl } from '../../../wiring/use-object-url';
import { DownloadLink } from '../shared/DownloadLink';
import { useResultInView } from '../shared/use-result-in-view';
import type { GeneratedImage } from './image-options';
import { styleLabels } from './StylePresets';

const makers: Record<GeneratedImage['method'], string> = {
  procedural: 'Procedural preview',
  provider: 'Image service',
  simulated: 'Simulated placeholder',
};

interface ImageStageProps {
  picture: GeneratedImage;
  /** It was downloaded. */
  onTaken: () => void;
}

/** The picture, how it was made, and the way to keep it. The page leads here when it comes. */
export function ImageStage({ picture, onTaken }: ImageStageProps) {
  const stage = useRef<HTMLElement>(null);
  useResultInView(stage, picture);
  return (
    <section ref={stage} tabIndex={-1} aria-label="Result">
      <Picture {...{ picture, onTaken }} />
    </section>
  );
}

function Picture({ picture, onTaken }: ImageStageProps) {
  const { blob, width, height, method, notPainted, madeFrom, madeAt } = picture;
  const url = useObjectUrl(blob);
  if (!url) return <Skeleton shape="block" style={{ aspectRatio: `${width} / ${height}` }} />;
  return (
    <ToolPanel.Root>
      <ToolPanel.Stage label={makers[method]}>
        <ImageViewer
          src={url}
          alt={`${makers[method]} for: ${madeFrom.prompt}`}
          width={width}
          height={height}
        />
      </ToolPanel.Stage>
      <ToolPanel.Controls label="Your picture">
        {method === 'procedural' && (
          <Text size="s" tone="textMuted">
            Procedural preview: painted by rules from words of your description, not made by AI. The file says
            so too.
          </Text>
        )}
        {notPainted.length > 0 && (
          <Alert tone="info" title={`Not painted: ${notPainted.join(', ')}`}>
            The preview does not know these words.
          </Alert>
        )}
        <PictureFacts picture={picture} />
      </ToolPanel.Controls>
      <ToolPanel.Actions>
        <DownloadLink {...{ url, onTaken }} fileName={generatedImageName(madeAt)} size="m">
          {method === 'procedural' ? 'Download procedural preview' : 'Download'}
        </DownloadLink>
      </ToolPanel.Actions>
    </ToolPanel.Root>
  );
}

function PictureFacts({ picture: { width, height, method, seed, madeFrom } }: { picture: GeneratedImage }) {
  return (
    <Facts
      facts={[
        { label: 'Made by', value: makers[method] },
        { label: 'Size', value: `${width} × ${height} px` },
        {
          label: 'Style',
          value: madeFrom.style ? `${styleLabels[madeFrom.style]}, ${madeFrom.strength} %` : 'none',
        },
        { label: 'Seed', value: seed },
      ]}
    />
  );
}
