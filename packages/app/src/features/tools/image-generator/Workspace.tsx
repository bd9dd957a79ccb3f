import { generatedImageName, imageHistoryLimit } from '@verapix/domain';
import { type Blocker, type NoSource, usageLimitProblem } from '@verapix/machines';
import {
  Alert,
  Button,
  DescriptionList,
  EmptyState,
  Grid,
  Icon,
  ImageViewer,
  Skeleton,
  Stack,
  Text,
  ToolPanel,
} from '@verapix/ui';
import { Shuffle, SlidersHorizontal } from 'lucide-react';
import { useRef } from 'react';
import { useObjectUrl } from '../../../lib/object-url';
import { DownloadLink } from '../parts/DownloadLink';
import { useResultInView } from '../parts/ToolSection';
import {
  type GeneratedImage,
  type ImageEnv,
  type ImageOptions,
  type ImageWorkspaceProps,
  randomSeed,
  styleLabels,
} from './image-options';
import * as css from './Workspace.css';

/** Why no picture can be made. */
export function validate(_: NoSource, { prompt }: ImageOptions, { freeUses }: ImageEnv): Blocker | undefined {
  if (prompt.trim() !== '') return freeUses.isUsedUp() ? usageLimitProblem : undefined;
  return {
    code: 'empty-prompt',
    title: 'Empty Prompt',
    message: 'Please enter a description of the image you want to generate.',
    toast: { variant: 'destructive' },
  };
}

/** Whether the preview shows no word of the description. */
const isUnpainted = ({ method, painted }: GeneratedImage) => method === 'procedural' && painted.length === 0;

/** A preview that shows nothing of its description does not use up a free generation. */
export const onResult = (picture: GeneratedImage, { env }: ImageWorkspaceProps) => {
  if (!isUnpainted(picture)) env.freeUses.countSuccess();
};

/** The latest picture, or in the tab `history` all pictures, newest first. */
export function Workspace({ snapshot, send, env }: ImageWorkspaceProps) {
  const { result, history } = snapshot.context;
  if (env.tab === 'generate') {
    return result && <ImageStage picture={result} {...{ snapshot, send, env }} />;
  }
  return (
    <Grid column="s" gap="m">
      {history.map((picture) => (
        <HistoryItem
          key={picture.madeAt}
          picture={picture}
          isShown={picture === result}
          disabled={snapshot.matches('processing')}
          onSelect={() => {
            send({ type: 'result.selected', result: picture });
            env.setTab('generate');
          }}
        />
      ))}
    </Grid>
  );
}

const makers: Record<GeneratedImage['method'], string> = {
  procedural: 'Procedural preview',
  service: 'AI image',
  simulated: 'Simulated placeholder',
};

const downloadLabels: Record<GeneratedImage['method'], string> = {
  procedural: 'Download procedural preview',
  service: 'Download AI image',
  simulated: 'Download',
};

interface ImageStageProps extends Pick<ImageWorkspaceProps, 'snapshot' | 'send' | 'env'> {
  picture: GeneratedImage;
}

/** The picture, how it was made, and its download. The page scrolls here when it comes. */
function ImageStage({ picture, snapshot, send, env }: ImageStageProps) {
  const { blob, width, height, method, notPainted, madeFrom, madeAt, seed } = picture;
  const stage = useRef<HTMLElement>(null);
  useResultInView(stage, picture);
  const url = useObjectUrl(blob);
  return (
    <section ref={stage} tabIndex={-1} aria-label="Result">
      {url ? (
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
                Procedural preview: painted by rules from words of your description, not made by AI. The file
                says so too.
              </Text>
            )}
            {method === 'service' && (
              <Text size="s" tone="textMuted">
                Made by an AI model from your description. The file says so too.
              </Text>
            )}
            {notPainted.length > 0 && (
              <Alert tone="info" title={`Not painted: ${notPainted.join(', ')}`}>
                {isUnpainted(picture)
                  ? 'The preview shows nothing of your description, so it is not counted.'
                  : 'The preview does not know these words, or has no room for them in this scene.'}
              </Alert>
            )}
            <DescriptionList
              items={[
                { label: 'Made by', value: makers[method] },
                { label: 'Size', value: `${width} × ${height} px` },
                {
                  label: 'Style',
                  value: madeFrom.style ? `${styleLabels[madeFrom.style]}, ${madeFrom.strength} %` : 'none',
                },
                // Not every service makes the same picture from the same seed.
                ...(method === 'service' ? [] : [{ label: 'Seed', value: seed }]),
              ]}
            />
          </ToolPanel.Controls>
          <ToolPanel.Actions>
            <DownloadLink
              url={url}
              onSaved={() => send({ type: 'result.saved' })}
              fileName={generatedImageName(madeAt)}
              size="m"
            >
              {downloadLabels[method]}
            </DownloadLink>
          </ToolPanel.Actions>
          {!env.freeUses.isUsedUp() && <AgainActions {...{ picture, snapshot, send, env }} />}
        </ToolPanel.Root>
      ) : (
        <Skeleton shape="block" style={{ aspectRatio: `${width} / ${height}` }} />
      )}
    </section>
  );
}

/** What can be made of a picture's settings: a variation at once, or changes in the form. */
function AgainActions({ picture: { madeFrom, method }, snapshot, send, env }: ImageStageProps) {
  const disabled = snapshot.matches('processing');
  const vary = () => {
    send({ type: 'options.changed', options: { ...madeFrom, seed: randomSeed(), isSeedFixed: false } });
    env.restartForm({ isFocused: false });
    send({ type: 'run.start' });
  };
  const reuse = () => {
    send({ type: 'options.changed', options: { ...madeFrom, isSeedFixed: method !== 'service' } });
    env.restartForm({ isFocused: true });
  };
  return (
    <ToolPanel.More>
      <Button wide icon={<Icon of={Shuffle} />} disabled={disabled} onClick={vary}>
        Make a variation
      </Button>
      <Button wide icon={<Icon of={SlidersHorizontal} />} disabled={disabled} onClick={reuse}>
        Change these settings
      </Button>
    </ToolPanel.More>
  );
}

/** The history before the first picture. */
export function EmptyHistory() {
  return (
    <EmptyState title="Nothing here yet">
      {`The last ${imageHistoryLimit} pictures you make stay here until you leave the page.`}
    </EmptyState>
  );
}

interface HistoryItemProps {
  picture: GeneratedImage;
  isShown: boolean;
  disabled: boolean;
  onSelect: () => void;
}

/** A picture of the history. A press shows it. */
function HistoryItem({ picture, isShown, disabled, onSelect }: HistoryItemProps) {
  const { blob, width, height, madeFrom } = picture;
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
