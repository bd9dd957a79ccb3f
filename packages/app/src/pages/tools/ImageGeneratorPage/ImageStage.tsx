import { generatedImageName } from '@verapix/facts';
import { selectFailure, selectProgress } from '@verapix/machines';
import { Alert, Button, Facts, Icon, ImageViewer, Skeleton, Stack, Text, ToolPanel } from '@verapix/ui';
import { Download } from 'lucide-react';
import { useObjectUrl } from '../../../wiring/use-object-url';
import { CancelRun } from '../shared/CancelRun';
import { RunFailure } from '../shared/RunFailure';
import { RunProgress } from '../shared/RunProgress';
import type { ImageSend, ImageSnapshot } from './image-machine';
import type { GeneratedImage } from './image-options';

interface ImageStageProps {
  snapshot: ImageSnapshot;
  send: ImageSend;
}

/** The run under way, why it failed, or the picture. */
export function ImageStage({ snapshot, send }: ImageStageProps) {
  const { result } = snapshot.context;
  if (snapshot.matches('processing')) {
    return (
      <Stack gap="m">
        <RunProgress progress={selectProgress(snapshot)} />
        <CancelRun send={send} />
      </Stack>
    );
  }
  return (
    <Stack gap="m">
      <RunFailure failure={selectFailure(snapshot)} />
      {result && <Picture picture={result} onTaken={() => send({ type: 'result.taken' })} />}
    </Stack>
  );
}

const makers: Record<GeneratedImage['method'], string> = {
  procedural: 'Procedural preview',
  provider: 'Image service',
  simulated: 'Simulated placeholder',
};

function Picture({ picture, onTaken }: { picture: GeneratedImage; onTaken: () => void }) {
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
        <Button asChild wide tone="accent" look="solid">
          <a href={url} download={generatedImageName(madeAt)} onClick={onTaken}>
            <Icon of={Download} />
            {method === 'procedural' ? 'Download procedural preview' : 'Download'}
          </a>
        </Button>
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
        { label: 'Style', value: madeFrom.style ? `${madeFrom.style}, ${madeFrom.strength} %` : 'none' },
        { label: 'Seed', value: seed },
      ]}
    />
  );
}
