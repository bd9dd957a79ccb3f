import * as messages from '@verapix/messages/tool-image-generator';
import * as units from '@verapix/messages/tool-units';
import { Alert, Button, DescriptionList, Grid, Icon, ImageViewer, Skeleton, Stack, Text } from '@verapix/ui';
import { Shuffle, SlidersHorizontal } from 'lucide-react';
import { useObjectUrl } from '../../lib/object-url';
import { type GeneratedImage, type ImageViewProps, makers, randomSeed, styleLabels } from './image-options';
import { isUnpainted } from './image-run';
import * as css from './Workspace.css';

interface WorkspaceProps extends ImageViewProps {
  /** What is shown: the latest picture, how it was made, what can be made of it, or all pictures, newest first. */
  part: 'picture' | 'details' | 'again' | 'history';
}

/** What there is to see once a picture is made. */
export function Workspace({ part, ...props }: WorkspaceProps) {
  const picture = props.snapshot.context.result;
  if (part === 'history') return <History {...props} />;
  if (!picture) return null;
  if (part === 'picture') return <ShownPicture picture={picture} />;
  if (part === 'details') return <Details picture={picture} />;
  return <AgainActions {...props} picture={picture} />;
}

function History({ snapshot, send, env }: ImageViewProps) {
  const { result, history } = snapshot.context;
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

interface PictureProps {
  picture: GeneratedImage;
}

function ShownPicture({ picture: { blob, width, height, method, madeFrom } }: PictureProps) {
  const url = useObjectUrl(blob);
  if (!url) return <Skeleton shape="block" style={{ aspectRatio: `${width} / ${height}` }} />;
  const alt = messages.pictureFor({ maker: makers[method], prompt: madeFrom.prompt });
  return <ImageViewer src={url} {...{ alt, width, height }} />;
}

/** How the picture was made. */
function Details({ picture }: PictureProps) {
  const { width, height, method, notPainted, madeFrom, seed } = picture;
  return (
    <>
      {notPainted.length > 0 && (
        <Alert tone="info" title={messages.notPainted({ words: notPainted.join(', ') })}>
          {isUnpainted(picture) ? messages.unpainted : messages.partlyPainted}
        </Alert>
      )}
      {method !== 'simulated' && (
        <Text size="s" tone="textMuted">
          {method === 'service' ? messages.madeByAi : messages.paintedByRules}
        </Text>
      )}
      <DescriptionList
        items={[
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
    </>
  );
}

interface AgainProps extends PictureProps, ImageViewProps {}

/** What can be made of a picture's settings: a variation at once, or changes in the form. */
function AgainActions({ picture: { madeFrom, method }, snapshot, send, env }: AgainProps) {
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
    <>
      <Button wide icon={<Icon of={Shuffle} />} disabled={disabled} onClick={vary}>
        {messages.variation}
      </Button>
      <Button wide icon={<Icon of={SlidersHorizontal} />} disabled={disabled} onClick={reuse}>
        {messages.change}
      </Button>
    </>
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
