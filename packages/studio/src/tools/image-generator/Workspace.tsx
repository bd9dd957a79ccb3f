import { generatedImageName } from '@verapix/domain';
import * as common from '@verapix/messages/common';
import * as messages from '@verapix/messages/tool-image-generator';
import * as units from '@verapix/messages/tool-units';
import {
  Alert,
  Button,
  DescriptionList,
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
import { useObjectUrl } from '../../lib/object-url';
import { DownloadLink } from '../../workspace/DownloadLink';
import { useResultInView } from '../../workspace/ToolSection';
import { type GeneratedImage, type ImageWorkspaceProps, randomSeed, styleLabels } from './image-options';
import { isUnpainted } from './image-run';
import * as css from './Workspace.css';

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
  procedural: messages.makerProcedural,
  service: messages.makerService,
  simulated: messages.makerSimulated,
};

const downloadLabels: Record<GeneratedImage['method'], string> = {
  procedural: messages.downloadProcedural,
  service: messages.downloadService,
  simulated: common.download,
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
    <section ref={stage} tabIndex={-1} aria-label={messages.result}>
      {url ? (
        <ToolPanel.Root>
          <ToolPanel.Stage label={makers[method]}>
            <ImageViewer
              src={url}
              alt={messages.pictureFor({ maker: makers[method], prompt: madeFrom.prompt })}
              width={width}
              height={height}
            />
          </ToolPanel.Stage>
          <ToolPanel.Controls label={messages.yourPicture}>
            {method === 'procedural' && (
              <Text size="s" tone="textMuted">
                {messages.paintedByRules}
              </Text>
            )}
            {method === 'service' && (
              <Text size="s" tone="textMuted">
                {messages.madeByAi}
              </Text>
            )}
            {notPainted.length > 0 && (
              <Alert tone="info" title={messages.notPainted({ words: notPainted.join(', ') })}>
                {isUnpainted(picture) ? messages.unpainted : messages.partlyPainted}
              </Alert>
            )}
            <DescriptionList
              items={[
                { label: messages.madeBy, value: makers[method] },
                { label: messages.pictureSize, value: `${width} × ${height} px` },
                {
                  label: messages.pictureStyle,
                  value: madeFrom.style
                    ? `${styleLabels[madeFrom.style]}, ${units.percent({ percent: madeFrom.strength })}`
                    : messages.noStyle,
                },
                // Not every service makes the same picture from the same seed.
                ...(method === 'service' ? [] : [{ label: messages.seed, value: seed }]),
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
        {messages.variation}
      </Button>
      <Button wide icon={<Icon of={SlidersHorizontal} />} disabled={disabled} onClick={reuse}>
        {messages.change}
      </Button>
    </ToolPanel.More>
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
